import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { TableSocket, type Socket, type Status } from "../src/lib/protocol/socket";
import type { ServerMessage } from "../src/lib/protocol/types";
import { table } from "./builders";

/** A connection that a test plays the server's part of. */
class Line implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  sent: Record<string, unknown>[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {}
  opens(): void {
    (this.onopen as () => void)();
  }
  says(message: ServerMessage): void {
    (this.onmessage as (event: { data: string }) => void)({ data: JSON.stringify(message) });
  }
  breaks(): void {
    (this.onclose as () => void)();
  }
}

let lines: Line[];
let statuses: Status["is"][];
let since: number;
let socket: TableSocket;
const { settings, state } = table();
const SNAPSHOT: ServerMessage = { type: "snapshot", table: "abc", settings, story: [], state };
const line = (): Line => lines.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  statuses = [];
  since = 0;
  socket = new TableSocket(
    {
      hello: () => ({ type: "hello", table: "abc", token: "secret", since }),
      heard: () => {},
      changed: (status) => statuses.push(status.is),
    },
    () => {
      lines.push(new Line());
      return line();
    },
  );
  socket.connect();
  line().opens();
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

describe("a connection", () => {
  test("greets first and is open with the snapshot", () => {
    expect(line().sent).toEqual([{ type: "hello", table: "abc", token: "secret", since: 0 }]);
    expect(statuses).toEqual([]);
    line().says(SNAPSHOT);
    expect(statuses).toEqual(["open"]);
  });

  test("that breaks comes back and goes on from the last number", async () => {
    line().says(SNAPSHOT);
    since = 17;
    line().breaks();
    expect(statuses).toEqual(["open", "lost"]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(lines.length).toBe(2);
    line().opens();
    expect(line().sent).toEqual([{ type: "hello", table: "abc", token: "secret", since: 17 }]);
    line().says(SNAPSHOT);
    expect(statuses).toEqual(["open", "lost", "open"]);
  });

  test("that cannot be made waits longer each time, but never long", async () => {
    for (let tries = 0; tries < 12; tries++) {
      line().breaks();
      await vi.advanceTimersByTimeAsync(10_000);
    }
    expect(lines.length).toBe(13);
    line().breaks();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(lines.length).toBe(13);
  });

  test("that is refused is not tried again", async () => {
    line().says({ type: "error", code: "no_table", message: "There is no such table." });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(statuses).toEqual(["refused"]);
    expect(socket.status).toMatchObject({ message: "There is no such table." });
    expect(lines.length).toBe(1);
  });

  test("that falls silent is replaced", async () => {
    line().says(SNAPSHOT);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(line().sent.at(-1)).toMatchObject({ type: "ping" });
    await vi.advanceTimersByTimeAsync(15_000);
    expect(lines.length).toBe(2);
  });

  test("that was left behind no longer matters", () => {
    const [old] = lines;
    line().says(SNAPSHOT);
    socket.reconnect();
    old?.breaks();
    expect(statuses).toEqual(["open"]);
    expect(lines.length).toBe(2);
  });
});

describe("a request", () => {
  test("gets the answer with its number", async () => {
    line().says(SNAPSHOT);
    const first = socket.ask({ type: "why_not", card: 1 });
    const second = socket.ask({ type: "why_not", card: 2 });
    const [one, two] = line()
      .sent.slice(1)
      .map((message) => message.request as number);
    line().says({ type: "why_not", request: two!, reason: "second" });
    line().says({ type: "why_not", request: one!, reason: "first" });
    await expect(first).resolves.toMatchObject({ reason: "first" });
    await expect(second).resolves.toMatchObject({ reason: "second" });
  });

  test("that is refused says why", async () => {
    line().says(SNAPSHOT);
    const choice = socket.ask({ type: "choose", decision: 1, key: "end" });
    line().says({ type: "error", request: 1, code: "stale", message: "That was answered already." });
    await expect(choice).rejects.toMatchObject({ code: "stale", message: "That was answered already." });
  });

  test("fails when the connection breaks before the answer, and when there is none", async () => {
    line().says(SNAPSHOT);
    const choice = socket.ask({ type: "choose", decision: 1, key: "end" });
    line().breaks();
    await expect(choice).rejects.toMatchObject({ code: "lost" });
    await expect(socket.ask({ type: "undo" })).rejects.toMatchObject({ code: "offline" });
  });

  test("when the network goes, that is said at once, and the next try comes by itself", async () => {
    line().says(SNAPSHOT);
    const asked = socket.ask({ type: "undo" });
    socket.cut();
    expect(statuses.at(-1)).toBe("lost");
    await expect(asked).rejects.toThrow("The connection was lost before the answer came.");
    await expect(socket.ask({ type: "undo" })).rejects.toThrow("There is no connection to the server right now.");
    vi.advanceTimersByTime(1000);
    expect(lines).toHaveLength(2);
  });

  test("a request after which nothing is heard for a while has met a dead connection", async () => {
    line().says(SNAPSHOT);
    const asked = socket.ask({ type: "undo" });
    const refused = expect(asked).rejects.toThrow("The connection was lost");
    vi.advanceTimersByTime(7_000);
    expect(statuses.at(-1)).toBe("lost");
    await refused;
  });

  test("a slow answer is waited for as long as something else is heard", () => {
    line().says(SNAPSHOT);
    socket.ask({ type: "hint" }).catch(() => {});
    line().says({ type: "presence", connected: [true, true], spectators: 0 });
    vi.advanceTimersByTime(10_000);
    expect(statuses.at(-1)).toBe("open");
  });
});
