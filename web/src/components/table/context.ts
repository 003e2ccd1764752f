import { createContext } from "svelte";

import type { Session } from "../../lib/table/session.svelte";

export const [useSession, provideSession] = createContext<Session>();
