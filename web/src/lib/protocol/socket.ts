/** The connection to a table: it comes back by itself, goes on from the last number seen, and pairs answers with requests. */

import type { ClientMessage, Failed, Hello, ServerMessage } from "./types";

export type Status =
  | { is: "connecting" }
  | { is: "open" }
  /** It was open, or never got there; the next try is under way or due. */
  | { is: "lost"; tries: number }
  /** The server does not want us here; there is no next try. */
  | { is: "refused"; code: string; message: string }
  | { is: "closed" };

/** A request that was refused, or that cannot be answered any more. */
export class RequestError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
    this.name = "RequestError";
  }
}

type Requests = Exclude<ClientMessage, Hello>;
/** A request as callers write it: the number that pairs it with its answer is added here. */
export type Request = Requests extends infer One ? (One extends Requests ? Omit<One, "request"> : never) : never;
export type Answer = Extract<ServerMessage, { request: number }>;

export interface Listener {
  /** What to say first, each time a connection opens. */
  hello(): Hello;
  heard(message: ServerMessage): void;
  changed(status: Status): void;
}

/** The part of a browser's WebSocket that is used. */
export type Socket = Pick<WebSocket, "send" | "close" | "onopen" | "onmessage" | "onclose">;

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
const PING_EVERY = 20_000;
const ANSWER_WITHIN = 15_000;
/** A request after which nothing at all is heard for so long has met a connection that is gone. */
const SILENT_FOR = 7_000;

export class TableSocket {
  status: Status = { is: "connecting" };
  private socket: Socket | null = null;
  private greeted = false;
  private tries = 0;
  /** How many messages have come. */
  private heard = 0;
  private next = 1;
  private pending = new Map<number, { done: (answer: Answer) => void; failed: (error: RequestError) => void }>();
  private retry: ReturnType<typeof setTimeout> | undefined;
  private ping: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly listener: Listener,
    private readonly open: () => Socket = openHere,
  ) {}

  connect(): void {
    clearTimeout(this.retry);
    const socket = this.open();
    this.socket = socket;
    this.greeted = false;
    socket.onopen = () => socket.send(JSON.stringify(this.listener.hello()));
    socket.onmessage = (event: MessageEvent) => this.hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => {
      if (this.socket === socket) this.lose();
    };
  }

  /** Try again at once: the network is back, or something was missed. */
  reconnect(): void {
    if (this.status.is === "refused" || this.status.is === "closed") return;
    this.drop();
    this.connect();
  }

  /** There is no network: say so at once, and try again later. */
  cut(): void {
    if (this.status.is === "open" || this.status.is === "connecting") this.lose();
  }

  close(): void {
    this.drop();
    clearTimeout(this.retry);
    this.become({ is: "closed" });
  }

  /** Send a request; the promise is kept with the server's answer or broken with its reason. */
  ask(request: Request): Promise<Answer> {
    return new Promise((done, failed) => {
      if (!this.socket || this.status.is !== "open") {
        failed(new RequestError("offline", "There is no connection to the server right now."));
        return;
      }
      const number = this.next++;
      const late = setTimeout(() => {
        this.pending.delete(number);
        failed(new RequestError("late", "The server did not answer in time."));
      }, ANSWER_WITHIN);
      const heard = this.heard;
      const silent = setTimeout(() => {
        if (this.heard === heard) this.cut();
      }, SILENT_FOR);
      const settled = (): void => {
        clearTimeout(late);
        clearTimeout(silent);
      };
      this.pending.set(number, {
        done: (answer) => {
          settled();
          done(answer);
        },
        failed: (error) => {
          settled();
          failed(error);
        },
      });
      this.socket.send(JSON.stringify({ ...request, request: number }));
    });
  }

  private hear(message: ServerMessage): void {
    this.heard += 1;
    if (message.type === "error" && !this.greeted) return this.refuse(message);
    if (message.type === "snapshot") {
      this.greeted = true;
      this.tries = 0;
      this.become({ is: "open" });
      clearInterval(this.ping);
      this.ping = setInterval(() => void this.ask({ type: "ping" }).catch(() => this.reconnect()), PING_EVERY);
    }
    this.listener.heard(message);
    if ("request" in message && message.request !== undefined) this.settle(message.request, message);
  }

  private settle(number: number, message: Answer | Failed): void {
    const pending = this.pending.get(number);
    this.pending.delete(number);
    if (message.type === "error") pending?.failed(new RequestError(message.code, message.message));
    else pending?.done(message);
  }

  private refuse(message: Failed): void {
    this.drop();
    this.become({ is: "refused", code: message.code, message: message.message });
  }

  private lose(): void {
    clearTimeout(this.retry);
    this.drop();
    this.tries += 1;
    this.become({ is: "lost", tries: this.tries });
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.tries - 1));
    this.retry = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  private drop(): void {
    clearInterval(this.ping);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    const lost = [...this.pending.values()];
    this.pending.clear();
    for (const { failed } of lost) failed(new RequestError("lost", "The connection was lost before the answer came."));
  }

  private become(status: Status): void {
    this.status = status;
    this.listener.changed(status);
  }
}

function openHere(): Socket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/ws`);
}
