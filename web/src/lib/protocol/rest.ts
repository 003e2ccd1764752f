/** The REST calls. Every one either gives the body that was asked for or throws a `RestError` that says what is wrong. */

import type {
  Analysis,
  BotLevels,
  Catalogue,
  Join,
  Joined,
  Lessons,
  NewTable,
  OpenTables,
  PositionChecked,
  PositionText,
  ProblemReport,
  Puzzles,
  Replay,
  ReplayMade,
  ReplayPositions,
  ReplayReport,
  ReportSent,
  Rulings,
  Statistics,
  TableMade,
  TableSummary,
} from "./types";

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

export const getRulings = (): Promise<Rulings> => call("GET", "/api/rulings");

export const getStatistics = (): Promise<Statistics> => call("GET", "/api/statistics");

export const getBots = (): Promise<BotLevels> => call("GET", "/api/bots");

export const getLessons = (): Promise<Lessons> => call("GET", "/api/lessons");

export const getPuzzles = (): Promise<Puzzles> => call("GET", "/api/puzzles");

export const getOpenTables = (): Promise<OpenTables> => call("GET", "/api/tables");

export const getTable = (table: string): Promise<TableSummary> => call("GET", `/api/tables/${segment(table)}`);

export const makeTable = (table: NewTable): Promise<TableMade> => call("POST", "/api/tables", table);

/** Can a game begin at this position? If not, the error says why. */
export const checkPosition = (position: string): Promise<PositionChecked> =>
  call("POST", "/api/positions", { position } satisfies PositionText);

export const joinTable = (table: string, join: Join): Promise<Joined> =>
  call("POST", `/api/tables/${segment(table)}/join`, join);

/** Where the saved game can be downloaded when it is over. */
export const saveAddress = (table: string): string => `/api/tables/${segment(table)}/save`;

/** Whose view of a replay: a player's, or that of somebody who sees everything. */
export type Viewer = number | "all";

export const getReplay = (replay: string): Promise<Replay> => call("GET", `/api/replays/${segment(replay)}`);

/** The steps from `first` to `last`, that one included. */
export const getPositions = (replay: string, as: Viewer, first: number, last: number): Promise<ReplayPositions> =>
  call("GET", `/api/replays/${segment(replay)}/steps?as=${as}&first=${first}&last=${last}`);

/** Import a save file. */
export const makeReplay = (save: string): Promise<ReplayMade> => call("POST", "/api/replays", save, "text/plain");

/** Where a replay's save file can be downloaded. */
export const replaySaveAddress = (replay: string): string => `/api/replays/${segment(replay)}/save`;

/** As far as the analysis has come. */
export const getAnalysis = (replay: string, as: Viewer): Promise<Analysis> =>
  call("GET", `/api/replays/${segment(replay)}/analysis?as=${as}`);

export const startAnalysis = (replay: string): Promise<unknown> =>
  call("POST", `/api/replays/${segment(replay)}/analysis`);

export const cancelAnalysis = (replay: string): Promise<unknown> =>
  call("DELETE", `/api/replays/${segment(replay)}/analysis`);

const segment = encodeURIComponent;

/** A report of a problem about how a table stands: the text of a file. */
export const tableReport = (table: string, report: ProblemReport): Promise<string> =>
  text(`/api/tables/${segment(table)}/report`, report);

/** A report of a problem about a step of a replay. */
export const replayReport = (replay: string, report: ReplayReport): Promise<string> =>
  text(`/api/replays/${segment(replay)}/report`, report);

/** Send a report about how a table stands to whoever runs the server. */
export const sendTableReport = (table: string, report: ProblemReport): Promise<ReportSent> =>
  call("POST", `/api/tables/${segment(table)}/reports`, report);

/** Send a report about a step of a replay. */
export const sendReplayReport = (replay: string, report: ReplayReport): Promise<ReportSent> =>
  call("POST", `/api/replays/${segment(replay)}/reports`, report);

/** The position at a step of a replay, in one line of text. */
export const getPosition = (replay: string, step: number): Promise<PositionText> =>
  call("GET", `/api/replays/${segment(replay)}/position?step=${step}`);

async function text(address: string, body: unknown): Promise<string> {
  return (await send("POST", address, body)).text();
}

async function call<Body>(method: string, address: string, body?: unknown, type?: string): Promise<Body> {
  const answer: unknown = await (await send(method, address, body, type)).json().catch(() => null);
  return answer as Body;
}

/** The answer to a request that was carried out. */
async function send(method: string, address: string, body?: unknown, type = "application/json"): Promise<Response> {
  const headers = new Headers({ accept: "application/json" });
  const request: RequestInit = { method, headers };
  if (body !== undefined) {
    headers.set("content-type", type);
    request.body = typeof body === "string" ? body : JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(address, request);
  } catch {
    throw new RestError(0, "unreachable", "The server cannot be reached. Is it running, and are you online?");
  }
  if (!response.ok) throw refused(response.status, await response.json().catch(() => null));
  return response;
}

function refused(status: number, answer: unknown): RestError {
  if (typeof answer === "object" && answer !== null && "message" in answer && "code" in answer) {
    return new RestError(status, String(answer.code), String(answer.message));
  }
  return new RestError(status, "failed", `The server answered with status ${status}.`);
}
