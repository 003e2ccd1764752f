/** The REST calls. Every one either gives the body that was asked for or throws a `RestError` that says what is wrong. */

import type { BotLevels, Catalogue, Join, Joined, NewTable, OpenTables, TableMade, TableSummary } from "./types";

export class RestError extends Error {
  constructor(
    /** 0: the server could not be reached. */
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
    this.name = "RestError";
  }
}

export const getCatalogue = (): Promise<Catalogue> => call("GET", "/api/catalogue");

export const getBots = (): Promise<BotLevels> => call("GET", "/api/bots");

export const getOpenTables = (): Promise<OpenTables> => call("GET", "/api/tables");

export const getTable = (table: string): Promise<TableSummary> => call("GET", `/api/tables/${segment(table)}`);

export const makeTable = (table: NewTable): Promise<TableMade> => call("POST", "/api/tables", table);

export const joinTable = (table: string, join: Join): Promise<Joined> =>
  call("POST", `/api/tables/${segment(table)}/join`, join);

/** Where the saved game can be downloaded when it is over. */
export const saveAddress = (table: string): string => `/api/tables/${segment(table)}/save`;

const segment = encodeURIComponent;

async function call<Body>(method: string, address: string, body?: unknown): Promise<Body> {
  const request: RequestInit = { method, headers: { accept: "application/json" } };
  if (body !== undefined) {
    request.headers = { ...request.headers, "content-type": "application/json" };
    request.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(address, request);
  } catch {
    throw new RestError(0, "unreachable", "The server cannot be reached. Is it running, and are you online?");
  }
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw refused(response.status, answer);
  return answer as Body;
}

function refused(status: number, answer: unknown): RestError {
  if (typeof answer === "object" && answer !== null && "message" in answer && "code" in answer) {
    return new RestError(status, String(answer.code), String(answer.message));
  }
  return new RestError(status, "failed", `The server answered with status ${status}.`);
}
