import { MediaQuery } from "svelte/reactivity";

/** Is there room for a panel beside the table? */
export const roomBeside = new MediaQuery("(min-width: 62rem) and (min-height: 30.01rem)");
