// Made from the server's schema by `make types`; do not edit.

export type JsonValue = unknown;

/**
 * `client` is what a client sends over /ws/games/{id}, `server` what it is sent.
 */
export interface Wire {
  client?:
    | Hello
    | Play
    | Undo
    | Commit
    | Explain
    | Moves
    | Hint
    | Say
    | History
    | Mark
    | Erase
    | Orders
    | Introduce
    | EndOthers
    | NewLink
    | Host
    | Ping;
  server?:
    | Welcome
    | Update
    | Played
    | Noted
    | Done
    | Explained
    | Walks
    | Hinted
    | Error
    | Said
    | HistoryPage
    | Marks
    | Presence
    | State
    | OrdersInfo
    | Connections
    | Link
    | Pong;
}
/**
 * The first message of every connection. Without tokens the client is a spectator.
 */
export interface Hello {
  language?: "en" | "es" | "it";
  /**
   * By seat, the last question that the client saw; it is told what it missed.
   */
  since?: {
    [k: string]: number;
  } | null;
  /**
   * Tokens of seats, and the host's token if the client has it; one at least must fit.
   */
  tokens?: string[];
  type: "hello";
}
/**
 * Take an action. It is taken only if the question is still the one that is asked.
 */
export interface Play {
  /**
   * An action as JSON (`{'type': 'MovePawn', 'pawn': 3, 'to': 17}`) or in notation.
   */
  action:
    | {
        [k: string]: JsonValue;
      }
    | string;
  /**
   * Try a walk or a guard's post out: it is not saved and nobody else learns of it until `commit`, or until this seat does something that cannot be taken back. `undo` takes it back. All else is played at once.
   */
  draft?: boolean;
  /**
   * Chosen by the client; the answer carries it again.
   */
  id: number;
  question: number;
  /**
   * A seat of the game, such as `british`.
   */
  seat: string;
  type: "play";
}
/**
 * Take the last walk back that this seat tries out.
 */
export interface Undo {
  /**
   * Chosen by the client; the answer carries it again.
   */
  id: number;
  /**
   * A seat of the game, such as `british`.
   */
  seat: string;
  type: "undo";
}
/**
 * Play the walks that this seat tries out.
 */
export interface Commit {
  /**
   * Chosen by the client; the answer carries it again.
   */
  id: number;
  /**
   * A seat of the game, such as `british`.
   */
  seat: string;
  type: "commit";
}
/**
 * Why may this not be done?
 */
export interface Explain {
  /**
   * An action as JSON (`{'type': 'MovePawn', 'pawn': 3, 'to': 17}`) or in notation.
   */
  action:
    | {
        [k: string]: JsonValue;
      }
    | string;
  /**
   * Chosen by the client; the answer carries it again.
   */
  id: number;
  /**
   * A seat of the game, such as `british`.
   */
  seat: string;
  type: "explain";
}
/**
 * Where can this pawn go, what would it cost, and what keeps it from going elsewhere?
 */
export interface Moves {
  /**
   * Chosen by the client; the answer carries it again.
   */
  id: number;
  pawn: number;
  /**
   * A seat of the game, such as `british`.
   */
  seat: string;
  type: "moves";
}
/**
 * What would a good player do now, and why? Only for one's own seat.
 */
export interface Hint {
  /**
   * Chosen by the client; the answer carries it again.
   */
  id: number;
  /**
   * A seat of the game, such as `british`.
   */
  seat: string;
  type: "hint";
}
/**
 * Talk: to the whole table, or among the Escape Officers.
 */
export interface Say {
  channel: "table" | "officers";
  /**
   * Chosen by the client; the answer carries it again.
   */
  id: number;
  /**
   * A seat of the game, such as `british`.
   */
  seat: string;
  text: string;
  type: "say";
}
/**
 * What was said before a number on a channel that one may read; the answer holds one page.
 */
export interface History {
  /**
   * A number within that channel.
   */
  before: number;
  /**
   * One of the channels in `welcome`, such as `table`.
   */
  channel: string;
  /**
   * Chosen by the client; the answer carries it again.
   */
  id: number;
  type: "history";
}
/**
 * A planning mark on the board, for the Escape Officers or for oneself.
 */
export interface Mark {
  channel: "officers" | "own";
  /**
   * Chosen by the client; the answer carries it again.
   */
  id: number;
  kind: "place" | "path";
  label?: string;
  /**
   * @minItems 1
   */
  places: [number, ...number[]];
  /**
   * A seat of the game, such as `british`.
   */
  seat: string;
  type: "mark";
}
/**
 * Take one's planning marks off again: those with these numbers, or all on that channel.
 */
export interface Erase {
  channel?: "officers" | "own";
  /**
   * Chosen by the client; the answer carries it again.
   */
  id: number;
  numbers?: number[] | null;
  /**
   * A seat of the game, such as `british`.
   */
  seat: string;
  type: "erase";
}
/**
 * Leave standing orders for reactions.
 */
export interface Orders {
  /**
   * Chosen by the client; the answer carries it again.
   */
  id: number;
  orders: StandingOrders;
  /**
   * A seat of the game, such as `british`.
   */
  seat: string;
  type: "orders";
}
/**
 * What the server does for a seat when a reaction is asked of it: `play` comes first, then `ask`, then `rest`.
 */
export interface StandingOrders {
  /**
   * Ask me all the same when one of these cards could answer.
   */
  ask?: number[];
  /**
   * Play the first of these cards that can answer.
   */
  play?: number[];
  /**
   * What to do when no card below can be played.
   */
  rest?: "ask" | "pass";
}
/**
 * Say what whoever holds a seat is called; everybody sees it.
 */
export interface Introduce {
  /**
   * Chosen by the client; the answer carries it again.
   */
  id: number;
  name: string;
  /**
   * A seat of the game, such as `british`.
   */
  seat: string;
  type: "introduce";
}
/**
 * End every other connection that holds this seat.
 */
export interface EndOthers {
  /**
   * Chosen by the client; the answer carries it again.
   */
  id: number;
  /**
   * A seat of the game, such as `british`.
   */
  seat: string;
  type: "end-others";
}
/**
 * Change the token of this seat: the old link opens nothing any more, and other connections that hold it end.
 */
export interface NewLink {
  /**
   * Chosen by the client; the answer carries it again.
   */
  id: number;
  /**
   * A seat of the game, such as `british`.
   */
  seat: string;
  type: "new-link";
}
/**
 * A command of the host; needs the host's token in `hello`.
 */
export interface Host {
  command: "start" | "fill" | "steward" | "return" | "kick" | "admit" | "pause" | "resume";
  /**
   * Chosen by the client; the answer carries it again.
   */
  id: number;
  /**
   * The bot for fill.
   */
  level?: string | null;
  /**
   * For all but start, pause and resume.
   */
  seat?: string | null;
  type: "host";
}
/**
 * Are you there?
 */
export interface Ping {
  /**
   * Chosen by the client; the answer carries it again.
   */
  id: number;
  type: "ping";
}
/**
 * The answer to `hello`.
 */
export interface Welcome {
  channels: string[];
  commitment: string;
  edition: string;
  game: string;
  host: boolean;
  options: {
    [k: string]: JsonValue;
  };
  protocol: number;
  seats: SeatInfo[];
  server: string;
  setup: {
    [k: string]: JsonValue;
  };
  status: "open" | "running" | "paused" | "finished" | "kept";
  type: "welcome";
  yours: string[];
}
/**
 * Who sits where, as everybody may know it.
 */
export interface SeatInfo {
  kind: "human" | "bot" | "open";
  level: string;
  name: string;
  present: boolean;
  seat: string;
  steward: boolean;
}
/**
 * What happened since this seat's last update, and how the table stands now.
 */
export interface Update {
  asked: string[];
  choices: ChoicesInfo | null;
  clock: ClockInfo;
  complete: boolean;
  deeds: Deed[];
  drafted: number;
  question: number;
  seat: string;
  type: "update";
  view: SeatView;
}
/**
 * What a seat may do, in two levels: actions, and pawns (ask `moves` for what each can do).
 */
export interface ChoicesInfo {
  /**
   * Items: Something a seat asks to do.
   */
  actions: {
    type: string;
  }[];
  /**
   * Items: Something a seat asks to do.
   */
  anytime: {
    type: string;
  }[];
  asked: boolean;
  only_pass: boolean;
  pawns: number[];
  trade_give: number[];
  trade_want: number[];
  trade_with: number[];
}
/**
 * Whose time runs, and until when; times are Unix times of the server, whose own time is `now`.
 */
export interface ClockInfo {
  closes: number | null;
  deadline: number | null;
  decides: string;
  game_ends: number | null;
  kind: "none" | "game" | "turn" | "correspondence";
  now: number;
  opened: number | null;
}
/**
 * What one action brought: who acted, and the events as this seat may know them.
 */
export interface Deed {
  /**
   * Items: Something that took place, public unless it says otherwise.
   */
  events: {
    type: string;
  }[];
  first: number;
  next: number;
  seat: string;
}
/**
 * What a seat may know: the table, and what only it sees. Without seat (-1) only the table.
 */
export interface SeatView {
  ending: string;
  equipment: number[];
  hand: number[];
  offers: [number, number, number[], number[]][];
  seat: number;
  /**
   * What everybody sees.
   */
  table: {
    about: [string, number[]][];
    asked: number[];
    asking: string;
    discovered: number[];
    edition: string;
    equipment_counts: number[];
    escapes: number[];
    escapes_to_win: number;
    hand_sizes: number[];
    kits: number[];
    markers: number[];
    minutes: number;
    /**
     * What this turn has brought so far.
     */
    now: {
      absent: number[];
      arrests: number;
      detected: number;
      draws: number;
      escapers: number[];
      kit_rides: number;
      paid: number[];
      points: number;
      releases: number;
      searched: number[];
      spent: number;
      throws: [number, number][];
      tired: number[];
      type: "Now";
    };
    out: boolean[];
    pack_sizes: number[];
    pawns: string[];
    places: number[];
    proposal: string;
    returning: number[];
    round: number;
    rounds: number;
    routes: number[][];
    seats: string[];
    strayed: number[];
    supply: number[];
    time_is_up: boolean;
    tunnels: number[];
    turn: number;
    type: "Table";
  };
  winners: number[];
}
/**
 * Your action is taken and saved; or tried out, if it is a draft.
 */
export interface Played {
  drafted: boolean;
  id: number;
  question: number;
  type: "played";
}
/**
 * Your answer to a reaction is kept, and taken when the time for answers is over.
 */
export interface Noted {
  closes: number;
  id: number;
  type: "noted";
}
/**
 * What you asked for besides play is done.
 */
export interface Done {
  id: number;
  type: "done";
}
/**
 * The answer to `explain`.
 */
export interface Explained {
  allowed: boolean;
  id: number;
  rule: string | null;
  says: string | null;
  type: "explained";
}
/**
 * The answer to `moves`.
 */
export interface Walks {
  id: number;
  obstacles: ObstacleInfo[];
  /**
   * Items: Something a seat asks to do.
   */
  others: {
    type: string;
  }[];
  pawn: number;
  question: number;
  refused: Refused[];
  seat: string;
  type: "walks";
  walks: Walk[];
}
/**
 * An obstacle beside a pawn: what crossing it costs, and why that may not be done if so.
 */
export interface ObstacleInfo {
  /**
   * Something a seat asks to do.
   */
  action: {
    type: string;
  };
  allowed: boolean;
  paying: number[];
  rule: string | null;
  says: string | null;
  to: number;
}
/**
 * A circle beside a pawn where it may not go, and why.
 */
export interface Refused {
  rule: string;
  says: string;
  to: number;
}
/**
 * One place where a pawn can go, what it costs in points, and the circles it walks over.
 */
export interface Walk {
  /**
   * Something a seat asks to do.
   */
  action: {
    type: string;
  };
  cost: number;
  rests: boolean;
  to: number;
  way: number[];
}
/**
 * The answer to `hint`.
 */
export interface Hinted {
  /**
   * Something a seat asks to do.
   */
  action: {
    type: string;
  };
  id: number;
  level: string;
  question: number;
  says: string;
  seat: string;
  type: "hinted";
}
/**
 * Something could not be done; nothing has changed.
 */
export interface Error {
  code: string;
  id: number | null;
  question: number | null;
  rule: string | null;
  says: string;
  type: "error";
}
/**
 * Somebody said something; a steward's note is said on its seat's own channel.
 */
export interface Said {
  at: number;
  channel: string;
  note: boolean;
  number: number;
  seat: string;
  text: string;
  type: "said";
}
/**
 * The answer to `history`: what was said on a channel before a number, in its order.
 */
export interface HistoryPage {
  channel: string;
  id: number;
  messages: Said[];
  more: boolean;
  type: "history";
}
/**
 * All planning marks that this client may see.
 */
export interface Marks {
  marks: MarkInfo[];
  type: "marks";
}
/**
 * One planning mark; its number tells it from others on the same channel.
 */
export interface MarkInfo {
  channel: string;
  kind: string;
  label: string;
  number: number;
  places: number[];
  seat: string;
}
/**
 * Who sits where and who is here.
 */
export interface Presence {
  seats: SeatInfo[];
  spectators: number;
  type: "presence";
}
/**
 * The game was started, paused, resumed or finished; the secret of the dice is shown when it is over.
 */
export interface State {
  ending: string;
  secret: string | null;
  status: "open" | "running" | "paused" | "finished" | "kept";
  type: "state";
  winners: string[];
}
/**
 * The standing orders of one of your seats.
 */
export interface OrdersInfo {
  orders: {
    [k: string]: JsonValue;
  };
  seat: string;
  type: "orders";
}
/**
 * How many connections hold one of your seats; more than one may be somebody else with your link.
 */
export interface Connections {
  connections: number;
  seat: string;
  type: "connections";
}
/**
 * The answer to `new-link`: the token that opens your seat from now on; the old one opens nothing.
 */
export interface Link {
  id: number;
  link: string;
  seat: string;
  token: string;
  type: "link";
}
/**
 * The answer to `ping`.
 */
export interface Pong {
  id: number;
  now: number;
  type: "pong";
}
