// Made by `python -m smashup.server.typescript` from src/smashup/server/protocol. Do not edit.

/** A decision with more than one answer, and what the bot thought of it knowing what that player knew. */
export interface AnalysedDecision {
  /** Where it was asked. */
  step: number;
  player: number;
  /** Each player's estimated chance of winning here; together 1. */
  chances: number[];
  /** The best options, best first: the first is what the bot would have chosen. */
  suggestions: Suggestion[];
  /** The key of what was chosen; missing at the last step of a game that was not finished. */
  chosen?: string;
  /** The estimate of what was chosen. */
  chosen_chance?: number;
}

/** GET /api/replays/{replay}/analysis?as=all&since=0: as far as it has come. In a player's own view everything is from that player's knowledge, and only that player's decisions are there. */
export interface Analysis {
  replay: string;
  viewer?: number;
  /** cancelled and failed ones go on where they were when they are started again. */
  status: "none" | "running" | "done" | "cancelled" | "failed";
  done: number;
  /** How many positions are to be looked at; 0 before it was ever started. */
  total: number;
  /** What the bot judges by, as for a hint. */
  rests_on: "learnt" | "by_hand";
  curve: CurvePoint[];
  /** The biggest first. */
  swings: Swing[];
  /** Those from step `since` on, in order. */
  decisions: AnalysedDecision[];
}

/** A base in play. */
export interface BaseSeen {
  id: number;
  name: string;
  breakpoint: number;
  printed_breakpoint: number;
  /** For first, second and third place. */
  vp: number[];
  /** Each player's power here. */
  totals: number[];
  if_scored_now: PlaceSeen[];
  minions: CardInPlaySeen[];
  actions: CardInPlaySeen[];
  counters: number;
  abilities_cancelled: boolean;
  copied_abilities?: string[];
  /** The titans here; only in a game with titans. */
  titans?: CardInPlaySeen[];
}

/** A bot that can take a seat. */
export interface BotLevel {
  name: string;
  title: string;
  text: string;
  is_default: boolean;
}

export interface BotLevels {
  bots: BotLevel[];
}

/** A minion, an action or a titan in play, or a titan that is set aside. */
export interface CardInPlaySeen {
  id: number;
  name: string;
  /** minion, action or titan. */
  kind: string;
  controller: number;
  owner: number;
  /** Current power; minions only. */
  power?: number;
  printed_power?: number;
  /** +1 power counters, of minions and titans; on a titan that is set aside, what it has gathered. */
  counters?: number;
  /** The actions on this minion; minions only. */
  actions?: CardInPlaySeen[];
  /** What the card has to remember, such as a named faction. */
  memo?: string | number | boolean;
  abilities_cancelled: boolean;
  /** The cards whose abilities it has now, where those are not just its own. */
  copied_abilities?: string[];
}

/** How one card or base behaves where its text leaves a question. */
export interface CardRulings {
  name: string;
  rulings: string[];
}

/** A card outside play: in a hand, a discard pile, on top of a deck, or just resolving. */
export interface CardSeen {
  id: number;
  name: string;
  /** minion, action or base. */
  kind: string;
  /** Printed power; minions only. */
  power?: number;
  /** The player it belongs to, where that is not the one who holds it. */
  owner?: number;
}

/** GET /api/catalogue: every faction with its cards and bases, in the order of the sets. */
export interface Catalogue {
  factions: CatalogueFaction[];
}

export interface CatalogueBase {
  name: string;
  breakpoint: number;
  vp: number[];
  text: string;
  /** Its kind: ongoing or scoring. */
  abilities: string[];
}

export interface CatalogueCard {
  name: string;
  kind: string;
  copies: number;
  power?: number;
  text: string;
  /** Actions: standard, base, minion or own_minion. */
  plays_on?: string;
  /** Their kinds: on_play, ongoing, talent, special, scoring. */
  abilities: string[];
}

export interface CatalogueFaction {
  key: string;
  name: string;
  set: string;
  set_name: string;
  blurb: string;
  cards: CatalogueCard[];
  bases: CatalogueBase[];
  /** One or none; they are in games with titans only. */
  titans: CatalogueTitan[];
}

export interface CatalogueTitan {
  name: string;
  /** titan */
  kind: string;
  text: string;
  /** Their kinds: ongoing, talent, special, scoring. */
  abilities: string[];
}

export interface Chat {
  /** Any number; the answer carries it. */
  request: number;
  type: "chat";
  text: string;
}

/** Answer the decision. */
export interface Choose {
  /** Any number; the answer carries it. */
  request: number;
  type: "choose";
  /** The decision's number. */
  decision: number;
  /** The option's key. */
  key: string;
}

/** Somebody chose, and this came of it. */
export interface Chosen {
  number: number;
  /** Seconds since 1970. */
  at: number;
  kind: "chosen";
  seat: number;
  /** clock: time had run out and a bot chose. */
  by: "person" | "bot" | "clock";
  events: EventSeen[];
}

/** The turn clock. */
export interface ClockState {
  /** What each player has for one turn. */
  seconds: number;
  /** Each player's seconds at the moment of the message; only those of the one to decide run down. */
  left: number[];
  /** Whose time runs. */
  running?: number;
}

/** The server is about to stop; come back in a moment with your last number. */
export interface Closing {
  type: "closing";
  message: string;
}

export interface Concede {
  /** Any number; the answer carries it. */
  request: number;
  type: "concede";
}

/** Each player's chance of winning at the beginning of a turn, at the beginning or at the end of the game. */
export interface CurvePoint {
  step: number;
  turn: number;
  /** Whose turn it is. */
  player: number;
  /** Together 1. */
  chances: number[];
}

/** What is asked now. Everybody sees who is asked and for what; only that player sees the options. */
export interface DecisionSeen {
  player: number;
  /** What is asked, as an id that no wording changes: `play_cards`, `collector/minion`. */
  question: string;
  prompt: string;
  /** The card or base whose text asks; missing: the rules ask. */
  source?: string;
  /** Each of the options is taken in the end: only which one comes next is asked. */
  orders?: boolean;
  /** Several of the options may be taken, one after another: at least so many, counting this one, or none where an option says so; missing: one. */
  at_least?: number;
  /** And at most so many. */
  at_most?: number;
  options?: OptionSeen[];
  /** Name it in `choose`: an answer to another decision than the current one is refused. */
  number: number;
}

/** Your request was carried out, and is written down. */
export interface Done {
  type: "done";
  request: number;
  /** Of the newest entry. */
  number: number;
}

/** How a tournament draft went, or how far it is (14.7): open to everybody. */
export interface DraftSeen {
  /** The keys of the factions in it. */
  pool: string[];
  banned: DraftedFaction[];
  taken: DraftedFaction[];
  /** The factions of which only the bases are in the game. */
  bases: DraftedFaction[];
}

export interface DraftedFaction {
  player: number;
  /** Its key. */
  faction: string;
}

/** One thing that happened in the game. */
export interface EventSeen {
  /** A word of the rulebook: play, draw, destroy, move … */
  kind: string;
  turn: number;
  /** A sentence with the players' names. */
  text: string;
  player?: number;
  /** Missing where there are none, or where the viewer may not know which. */
  cards?: NamedCard[];
  /** How many cards the viewer may not know. */
  count?: number;
  base?: string;
  target?: string;
  amount?: number;
  /** The name of the card whose text did it. */
  source?: string;
  /** The number of the rule that says so, where the rules did it. */
  rule?: string;
  /** Its place in the story of the game, from 0. */
  number: number;
  /** The number of the earlier event that led to it. */
  because?: number;
  /** How many events led to it, each because of the one before: how far a log indents it. */
  depth: number;
}

/** Where does the power come from: a minion's, or a player's total on a base? */
export interface ExplainPower {
  /** Any number; the answer carries it. */
  request: number;
  type: "explain_power";
  card: number;
  player?: number;
}

/** An extra minion or action the current player may still play, with its limits. */
export interface ExtraPlaySeen {
  /** True: a minion; false: an action. */
  minion: boolean;
  power_up_to?: number;
  /** Only on the base with this id. */
  base?: number;
  /** Only on a base where the player has no minion. */
  free_base: boolean;
  /** Only a card of this name. */
  name?: string;
  /** Plays of one batch (not 0) must share a name. */
  batch: number;
  /** The id of the card that gives this play in each turn; -1: it was gained once. */
  standing: number;
}

export interface FactionName {
  key: string;
  name: string;
}

/** A faction in games with that many players. */
export interface FactionStatistics {
  faction: string;
  players: number;
  /** 1 is the best. */
  rank: number;
  games: number;
  /** 0 to 1. */
  win_rate: number;
  low: number;
  high: number;
  /** 1000 is average. */
  elo: number;
  elo_low: number;
  elo_high: number;
  /** The best ones first. */
  partners: PartnerStatistics[];
}

/** Your request was refused, and nothing changed. */
export interface Failed {
  type: "error";
  request?: number;
  code: string;
  message: string;
}

/** The game as one viewer may know it. After the end of the game nothing is hidden. */
export interface GameSeen {
  /** From 1; 0 while factions are taken and hands are drawn. */
  turn: number;
  phase: string;
  current_player: number;
  /** The viewer's own player; missing for a spectator. */
  you?: number;
  over: boolean;
  winners: number[];
  target_vp: number;
  /** Ordinary minion plays the current player has left. */
  minion_plays: number;
  action_plays: number;
  extra_plays: ExtraPlaySeen[];
  players: PlayerSeen[];
  bases: BaseSeen[];
  /** How many bases are left in the base deck. */
  base_deck: number;
  base_deck_top: CardSeen[];
  base_deck_face_up: boolean;
  base_discard: CardSeen[];
  /** The id of the base that is being scored. */
  scoring?: number;
  resolving: CardSeen[];
  /** After a tournament draft, or while it lasts. */
  draft?: DraftSeen;
}

/** Which guide. */
export interface GuideKey {
  kind: "lesson" | "puzzle";
  key: string;
}

/** A guide to go to. */
export interface GuideLink {
  key: string;
  title: string;
  /** How many there are at its table: one person, then bots. */
  seats: number;
}

/** What the guide says now. Only the person it speaks to, seat 0, is told. */
export interface GuideSeen {
  kind: "lesson" | "puzzle";
  key: string;
  title: string;
  /** missed: it cannot be reached any more from here; something has to be taken back, or all of it (`restart`). */
  status: "open" | "reached" | "missed";
  /** From 1. */
  step: number;
  steps: number;
  /** What to do now and why; at the end what was learned. */
  text: string;
  /** About what was just done, where that was not what was meant. */
  remark?: string;
  /** The keys of the options that are pointed at. */
  points: string[];
  /** The ids of cards and bases to look at, besides those of the options. */
  looks: number[];
  /** For those who ask, each telling more than the one before. */
  hints: string[];
  /** The numbers of the rules this is about. */
  rules: string[];
  /** The one of its kind that comes after this one; missing: this is the last. */
  following?: GuideLink;
}

export interface Health {
  status: "ok" | "failing";
  version: string;
  database: "ok" | "failing";
  /** In memory. */
  tables: number;
  connections: number;
}

/** The first message of a connection. */
export interface Hello {
  type: "hello";
  table: string;
  /** Missing: watch. */
  token?: string;
  /** The last number seen: the snapshot's story has only what came after it. */
  since: number;
}

/** What would a bot do? */
export interface Hint {
  /** Any number; the answer carries it. */
  request: number;
  type: "hint";
}

/** A bot's advice, best first. */
export interface HintAnswer {
  type: "hint";
  request: number;
  /** Which decision it is about. */
  decision: number;
  suggestions: Suggestion[];
  /** What the bot judges by: what bots have learnt from games among themselves, or rules of thumb. */
  rests_on: "learnt" | "by_hand";
}

/** POST /api/tables/{table}/join. */
export interface Join {
  name: string;
  /** Missing: the first free one. */
  seat?: number;
  /** Needed where the table is not open. */
  invitation?: string;
}

export interface Joined {
  table: string;
  seat: number;
  token: string;
}

/** Give the seat up before the game has begun. */
export interface Leave {
  /** Any number; the answer carries it. */
  request: number;
  type: "leave";
}

/** A lesson of the tutorial. */
export interface LessonInfo {
  key: string;
  title: string;
  /** What one learns, in a sentence. */
  about: string;
  /** How long it takes, about. */
  minutes: number;
  /** How many there are at its table: one person, then bots. */
  seats: number;
}

/** GET /api/lessons: the tutorial, in order. */
export interface Lessons {
  lessons: LessonInfo[];
  /** On options of the game that not everybody plays with; they are no part of the tutorial. */
  further: LessonInfo[];
}

export interface NamedCard {
  id: number;
  name: string;
}

/** POST /api/tables. */
export interface NewTable {
  settings: TableSettings;
  /** Take a seat at once under this name; missing: only watch. */
  name?: string;
  /** Which seat; missing: the first one for a person. */
  seat?: number;
  /** The same seed and choices give the same game. Only where at most one person plays: it tells every card. */
  seed?: number;
}

/** Something happened. Numbers follow each other without a gap. */
export interface News {
  type: "news";
  entry: Started | Chosen | UndoAsked | UndoAnswered | TakenBack | Resumed | SeatChanged | Said | SpeedSet | RematchWanted | RematchMade;
  state: TableState;
}

/** GET /api/tables: first those with free seats, newest first, then those to watch. */
export interface OpenTables {
  tables: TableSummary[];
}

/** One legal answer to a decision. */
export interface OptionSeen {
  /** What to send in `choose`. */
  key: string;
  label: string;
  /** play, minion, action, titan, card, base, player, faction, talent, use, ability, extra, text, yes, no, pass, done, end, later. */
  kind: string;
  card?: number;
  base?: number;
  player?: number;
  /** The minion an action would be played on. */
  target?: number;
  /** True: to use this ability now would change nothing. It may be used all the same. */
  no_effect?: boolean;
}

/** How a faction does together with another one. */
export interface PartnerStatistics {
  faction: string;
  /** Against average pairs, 0 to 1, as the model of the results estimates it. */
  win_chance: number;
  low: number;
  high: number;
  games: number;
}

/** Pass for me whenever I am asked whether I play a card out of turn. Nobody else is told; it takes as long as if I passed myself. */
export interface PassUntil {
  /** Any number; the answer carries it. */
  request: number;
  type: "pass_until";
  /** Missing: ask me again. */
  until?: "turn" | "base";
}

export interface Ping {
  /** Any number; the answer carries it. */
  request: number;
  type: "ping";
}

/** What one player would get if the base scored now. */
export interface PlaceSeen {
  player: number;
  /** From 1. */
  place: number;
  vp: number;
}

/** What the viewer knows of a player. */
export interface PlayerSeen {
  factions: FactionName[];
  vp: number;
  hand_size: number;
  /** The cards of the hand that the viewer knows: all of them in the viewer's own hand. */
  hand: CardSeen[];
  deck_size: number;
  /** The cards on top of the deck that the viewer knows, topmost first. */
  deck_top: CardSeen[];
  discard_pile: CardSeen[];
  /** The player's titans that are not in play; only in a game with titans. */
  set_aside?: CardInPlaySeen[];
}

export interface Pong {
  type: "pong";
  request: number;
}

/** A game can begin there. */
export interface PositionChecked {
  /** As this version writes it. */
  position: string;
  players: number;
  /** The player who is asked first. */
  to_move: number;
  /** What that player is asked. */
  prompt: string;
}

/** POST /api/positions: can a game begin here? */
export interface PositionText {
  position: string;
}

export interface PowerAnswer {
  type: "power";
  request: number;
  total: number;
  parts: PowerPart[];
}

export interface PowerPart {
  what: string;
  amount: number;
}

/** Somebody came or went. Not numbered: a snapshot says the same. */
export interface Presence {
  type: "presence";
  connected: boolean[];
  spectators: number;
}

/** POST /api/tables/{table}/report: the answer is a file for `smashup replay` and `smashup report-to-test`. */
export interface ProblemReport {
  /** What is wrong, in the words of whoever reports it. */
  note: string;
  /** The program that asks, and its version. */
  client: string;
  /** Of the seat that reports it; needed while the game is played. */
  token?: string;
}

/** A puzzle. */
export interface PuzzleInfo {
  key: string;
  title: string;
  /** What is to be reached this turn, in a sentence. */
  goal: string;
  difficulty: "easy" | "medium" | "hard" | "fiendish";
  /** The keys of each player's factions; the first player is the one who solves it. */
  factions: string[][];
  /** How many there are at its table: one person, then bots. */
  seats: number;
  /** Rivals hold cards, and the solution works whatever they are; else nobody does, and decks are empty. */
  hidden: boolean;
}

/** GET /api/puzzles: the puzzles, in order. */
export interface Puzzles {
  puzzles: PuzzleInfo[];
}

/** The body of every REST error. */
export interface Refusal {
  code: string;
  message: string;
}

export interface Rematch {
  /** Any number; the answer carries it. */
  request: number;
  type: "rematch";
}

/** The next game is at that table; everybody's token is good there too. */
export interface RematchMade {
  number: number;
  /** Seconds since 1970. */
  at: number;
  kind: "rematch";
  table: string;
}

/** A player would like another game; it begins when every person has said so. */
export interface RematchWanted {
  number: number;
  /** Seconds since 1970. */
  at: number;
  kind: "rematch_wanted";
  seat: number;
}

/** Let a bot play your seat, that of a person who is gone, or a seat nobody has taken yet. */
export interface ReplaceByBot {
  /** Any number; the answer carries it. */
  request: number;
  type: "replace_by_bot";
  seat: number;
  /** Missing: the default level. */
  level?: string;
}

/** GET /api/replays/{replay}: everything but the positions themselves. */
export interface Replay {
  replay: string;
  /** A table of this server (with the same id), or a save file that was brought in. */
  source: "table" | "file";
  /** When the game began, or the file was brought in; seconds since 1970. */
  created: number;
  players: ReplayPlayer[];
  options: ReplayOptions;
  /** It began at a prepared position: a lesson, a puzzle or a scenario. */
  prepared: boolean;
  /** Missing: the game was not played to its end. */
  result?: Result;
  /** Why the steps go only so far, where this version plays the rest differently. */
  breaks_off?: string;
  steps: ReplayStep[];
}

/** The answer to a save file that was brought in. The same file always has the same replay. */
export interface ReplayMade {
  /** Its link is /replay/<replay>. */
  replay: string;
}

/** The variants that were played. */
export interface ReplayOptions {
  all_bases: boolean;
  classic_mulligan: boolean;
  duplicate_factions: boolean;
  titans: boolean;
  target_vp: number;
}

/** Who played. */
export interface ReplayPlayer {
  name: string;
  /** Missing: the save does not say. */
  kind?: "person" | "bot";
  /** Bots only. */
  level?: string;
  factions: FactionName[];
  conceded: boolean;
}

/** A step as the viewer knew it. */
export interface ReplayPosition {
  step: number;
  /** What came of the choice that led here; at step 0 how the game began. */
  events: EventSeen[];
  game: GameSeen;
  /** What is asked here; its number is the step. Missing: nothing, the game is over. */
  decision?: DecisionSeen;
  /** The key of the option that was chosen then; only where the viewer sees the options, and not at the last step. */
  chosen?: string;
}

/** GET /api/replays/{replay}/steps?as=all&first=0&last=40: at most 64 of them, the last one included. */
export interface ReplayPositions {
  replay: string;
  /** Missing: all-seeing. */
  viewer?: number;
  positions: ReplayPosition[];
}

/** POST /api/replays/{replay}/report: the answer is a file for `smashup replay` and `smashup report-to-test`. */
export interface ReplayReport {
  /** The position it is about. */
  step: number;
  /** Whose view was looked at; missing: everything. */
  viewer?: number;
  note: string;
  client: string;
}

/** A position, for a list of all. */
export interface ReplayStep {
  /** How many choices were made. */
  step: number;
  /** 0 while factions are taken and hands are drawn. */
  turn: number;
  /** Whose turn it is. */
  current_player: number;
  phase: string;
  /** Who made the choice that led here; missing at the beginning. */
  player?: number;
  /** The bases whose scoring began with that choice. */
  scored?: string[];
  scores: number[];
}

/** The report is kept for whoever runs the server. */
export interface ReportSent {
  /** Its id, to be named when one talks about it. */
  report: string;
}

/** Start over. Only at a guided table. */
export interface Restart {
  /** Any number; the answer carries it. */
  request: number;
  type: "restart";
}

/** How it ended. */
export interface Result {
  winners: number[];
  scores: number[];
  reason: "points" | "conceded";
}

/** The server was updated and plays a card differently now: the game goes on as it was after the entry `back_to`, and the choices since then did not happen. */
export interface Resumed {
  number: number;
  /** Seconds since 1970. */
  at: number;
  kind: "resumed";
  back_to: number;
  /** In which the game goes on. */
  turn: number;
  /** The name of the card that is played differently; missing where that cannot be told. */
  card?: string;
}

/** GET /api/rulings: every card and base that has rulings, in the order of the catalogue. */
export interface Rulings {
  cards: CardRulings[];
}

/** Chat. */
export interface Said {
  number: number;
  /** Seconds since 1970. */
  at: number;
  kind: "said";
  seat: number;
  text: string;
}

/** Somebody sat down, left before the start, handed over to a bot, came back, or conceded. */
export interface SeatChanged {
  number: number;
  /** Seconds since 1970. */
  at: number;
  kind: "seat";
  seat: number;
  change: "joined" | "left" | "bot" | "returned" | "conceded";
  /** The seat that asked for it; missing: the clock did, or somebody who was not seated. */
  by?: number;
  name: string;
  /** The bot that plays the seat from now on. */
  level?: string;
}

/** Who is to sit there: a person, or a bot of a level from /api/bots. */
export interface SeatPlan {
  kind: "person" | "bot";
  /** Bots only. */
  level?: string;
  /** With the setup "given": this seat's factions; missing: at random. */
  factions?: string[];
}

/** A seat as everybody sees it. */
export interface SeatState {
  /** What it was made for. */
  kind: "person" | "bot";
  /** The bot that plays it now; missing: a person does, or nobody yet. */
  level?: string;
  /** Missing: still free. */
  name?: string;
  /** Is its person here? Bots always are. */
  connected: boolean;
  conceded: boolean;
}

export interface SetSpeed {
  /** Any number; the answer carries it. */
  request: number;
  type: "speed";
  speed: "paused" | "slow" | "normal" | "fast" | "instant";
}

/** The answer to `hello`: where the table stands, and what happened since the client was last here. */
export interface Snapshot {
  type: "snapshot";
  table: string;
  /** Your seat; missing: you watch. */
  you?: number;
  settings: TableSettings;
  story: (Started | Chosen | UndoAsked | UndoAnswered | TakenBack | Resumed | SeatChanged | Said | SpeedSet | RematchWanted | RematchMade)[];
  state: TableState;
}

export interface SpeedSet {
  number: number;
  /** Seconds since 1970. */
  at: number;
  kind: "speed";
  seat: number;
  speed: "paused" | "slow" | "normal" | "fast" | "instant";
}

/** All seats were taken and the game began. */
export interface Started {
  number: number;
  /** Seconds since 1970. */
  at: number;
  kind: "started";
  events: EventSeen[];
}

/** GET /api/statistics: what the laboratory's games say about the factions; without results, no factions. */
export interface Statistics {
  games: number;
  /** Who played them. */
  bots: string[];
  /** The numbers of players there are results for; that of most games first. */
  players: number[];
  factions: FactionStatistics[];
}

export interface Suggestion {
  key: string;
  label: string;
  /** The estimated chance of winning, 0 to 1. */
  chance: number;
  reason: string;
}

/** A turn after which a chance of winning was quite another, and the choice in it that mattered most. */
export interface Swing {
  /** Where it was chosen. In a player's own view a rival's turn is taken as a whole: where it began. */
  step: number;
  /** The step at which the chance is `after`. */
  until: number;
  turn: number;
  /** Who chose. */
  player: number;
  /** Whose chance it is; in a player's own view always that player's. */
  about: number;
  /** At the beginning of the turn. */
  before: number;
  /** At its end. */
  after: number;
  /** What was chosen, and what came of it, in sentences. */
  text: string;
  /** What the bot would have chosen instead, where that looked better. */
  better?: string;
}

/** The answer to a new table. The secrets are shown this once; the server keeps only their hashes. */
export interface TableMade {
  table: string;
  seat?: number;
  /** Whoever has it acts for the seat: the seat's link is /t/<table>#<token>. */
  token?: string;
  /** Whoever has it may take a free seat: the link to share is /t/<table>#join=<invitation>. */
  invitation?: string;
}

/** What is fixed when a table is made. */
export interface TableSettings {
  seats: SeatPlan[];
  /** given: see the seats; random; choose: each player takes two freely; draft: the Queensberry draft; tournament: the draft of two players with bans and bases (14.7). */
  setup: "given" | "random" | "choose" | "draft" | "tournament";
  /** The sets whose factions are used; missing: all. */
  sets?: string[];
  /** Factions that nobody gets at random as long as enough others are left; the first ones are avoided longest. A rematch avoids what was just played, too. */
  avoid?: string[];
  variants: Variants;
  /** Seconds each player has for the decisions of one turn; missing: no clock. */
  clock?: number;
  /** May players ask a bot for advice? */
  hints: boolean;
  /** How fast bots move at first. */
  speed: "paused" | "slow" | "normal" | "fast" | "instant";
  /** Listed for everybody, who may join; otherwise joining needs the invitation. */
  open: boolean;
  /** The game is that of a lesson or a puzzle: seat 0 is a person's, the others are bots'. How factions are given, the sets and the variants do not matter then. */
  guide?: GuideKey;
  /** The game begins at this prepared position, in one line of text (docs/saves.md), and counts in no statistics. At most one seat is a person's. How factions are given, the sets and the variants do not matter then. */
  position?: string;
}

/** Everything about a table that changes, as the viewer may know it. */
export interface TableState {
  /** Of the newest entry. */
  number: number;
  phase: "waiting" | "playing" | "over";
  seats: SeatState[];
  spectators: number;
  speed: "paused" | "slow" | "normal" | "fast" | "instant";
  /** Missing before the start. */
  game?: GameSeen;
  decision?: DecisionSeen;
  undo: UndoState;
  clock?: ClockState;
  /** The seats that want another game. */
  rematch: number[];
  /** Where the rematch is. */
  next_table?: string;
  result?: Result;
  /** How long you let windows pass (`pass_until`); missing: you are asked. */
  passing?: "turn" | "base";
  /** At a guided table, for the person it speaks to. */
  guide?: GuideSeen;
}

/** A table for a list. */
export interface TableSummary {
  table: string;
  phase: "waiting" | "playing" | "over";
  seats: SeatState[];
  settings: TableSettings;
  /** Seconds since 1970. */
  created: number;
  /** When something last happened. */
  active: number;
  turn: number;
  scores: number[];
  /** Each player's factions' keys; empty before they are taken. */
  factions: string[][];
  /** The player whose decision it is. */
  to_move?: number;
  spectators: number;
  result?: Result;
}

/** Play your seat yourself again. */
export interface TakeBackSeat {
  /** Any number; the answer carries it. */
  request: number;
  type: "take_back_seat";
}

/** The game is again as it was after the entry `back_to`; choices between did not happen. */
export interface TakenBack {
  number: number;
  /** Seconds since 1970. */
  at: number;
  kind: "taken_back";
  seat: number;
  back_to: number;
}

/** Do not pass for me in this window, though I can only pass: as if there were something to think about. */
export interface Think {
  /** Any number; the answer carries it. */
  request: number;
  type: "think";
  /** The decision's number. */
  decision: number;
}

/** Take back your last choice and everything since. */
export interface Undo {
  /** Any number; the answer carries it. */
  request: number;
  type: "undo";
}

export interface UndoAnswer {
  /** Any number; the answer carries it. */
  request: number;
  type: "undo_answer";
  agree: boolean;
}

export interface UndoAnswered {
  number: number;
  /** Seconds since 1970. */
  at: number;
  kind: "undo_answered";
  seat: number;
  agree: boolean;
}

/** Somebody wants to take back and needs the others' consent. */
export interface UndoAsked {
  number: number;
  /** Seconds since 1970. */
  at: number;
  kind: "undo_asked";
  seat: number;
  /** Everything after the entry of this number would be taken back. */
  back_to: number;
}

/** What can be taken back, and who is being asked. */
export interface UndoState {
  /** Could the viewer ask to take back now? */
  possible: boolean;
  /** It would need nobody's consent. */
  free: boolean;
  /** Somebody would go back to before they learned something: everybody has to agree, present or not. */
  reveals: boolean;
  /** Whose wish is being asked about. */
  asked_by?: number;
  /** The seats that have not answered yet. */
  waiting_for: number[];
}

/** The options of rules section 14, titans, and three settings of how much is asked. */
export interface Variants {
  /** Every base is in the base deck, not only those of the sets in the game (14.1). */
  all_bases: boolean;
  /** An opening hand without a minion must be shown and replaced by a new one (14.2). */
  classic_mulligan: boolean;
  /** Different players may have the same faction (14.3). */
  duplicate_factions: boolean;
  /** The titans of the players' factions are in the game (section 16). */
  titans: boolean;
  /** How many VP end the game (14.4). */
  target_vp: number;
  /** How many factions, picked at random, are on offer in a draft; missing: all (14.5). */
  on_offer?: number;
  /** Ask even where there is only one answer. */
  ask_single: boolean;
  /** Ask before a player's plays end even when nothing else can be done. */
  ask_end: boolean;
  /** Where cards may be played from hands out of turn, ask everybody who could hold one that fits, for all that is known openly, and let every pass take the same time: being asked tells nothing of a hand. Who holds none passes without doing anything. Missing in a new table: on where several people play. */
  ask_alike?: boolean;
}

/** Why can I not play that card from my hand (on that base) now? */
export interface WhyNot {
  /** Any number; the answer carries it. */
  request: number;
  type: "why_not";
  card: number;
  base?: number;
}

export interface WhyNotAnswer {
  type: "why_not";
  request: number;
  /** Missing: it can be played. */
  reason?: string;
}

export type ClientMessage =
  | Hello
  | Choose
  | PassUntil
  | Think
  | Undo
  | Restart
  | UndoAnswer
  | Chat
  | SetSpeed
  | Concede
  | Leave
  | ReplaceByBot
  | TakeBackSeat
  | WhyNot
  | ExplainPower
  | Hint
  | Rematch
  | Ping;

export type Entry =
  | Started
  | Chosen
  | UndoAsked
  | UndoAnswered
  | TakenBack
  | Resumed
  | SeatChanged
  | Said
  | SpeedSet
  | RematchWanted
  | RematchMade;

export type Phase = "waiting" | "playing" | "over";

export type ServerMessage =
  | Snapshot
  | News
  | Presence
  | Done
  | Failed
  | WhyNotAnswer
  | PowerAnswer
  | HintAnswer
  | Pong
  | Closing;

export type Setup = "given" | "random" | "choose" | "draft" | "tournament";

export type Speed = "paused" | "slow" | "normal" | "fast" | "instant";
