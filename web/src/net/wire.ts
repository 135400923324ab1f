// Made from the server's schema by `make types`; do not edit.

export type AnyAction =
  | Accept
  | Agree
  | AgreedEnd
  | AnswerAppel
  | AnswerTrade
  | Arrest
  | CallBreach
  | ChooseCell
  | ChooseDie
  | ClaimEquipment
  | ClaimKit
  | Cross
  | Deal
  | DeclareAttempt
  | Dice
  | Die
  | Discard
  | DoOrDie
  | DrawCard
  | EndTurn
  | EnterTower
  | GeneralSearch
  | GiveUp
  | LeadAway
  | MoveByHand
  | MovePawn
  | NameOfficer
  | NameQuarry
  | OfferTrade
  | Pass
  | PlayCard
  | PostGuard
  | RecallGuard
  | Refuse
  | Release
  | Resign
  | SendGuard
  | Settle
  | StopThrowing
  | Surrender
  | TakeMarker
  | Throw
  | TimeUp;
export type JsonValue = unknown;
export type AnyEvent =
  | AeroplaneFlown
  | AlarmRaised
  | AppelCalled
  | ArrestTried
  | AttemptDeclared
  | AttemptLapsed
  | BreachCalled
  | CardDiscarded
  | CardDrawn
  | CardLaid
  | CardLifted
  | CardPlayed
  | CardShown
  | CardThrown
  | CourtyardLeft
  | DesperateCardTurned
  | DieChosen
  | DiggerNamed
  | DistanceLeft
  | EntrancesShut
  | EquipmentClaimed
  | EquipmentLost
  | EquipmentSpent
  | FlightCardTurned
  | FormulaAccepted
  | Frisked
  | GameEnded
  | GeneralSearchHeld
  | GotOutside
  | GuardPosted
  | GuardWentHome
  | GuestDeclined
  | GuestInvited
  | KitClaimed
  | KitLost
  | KitShown
  | KitSpent
  | LastManCrept
  | LeaveGranted
  | LeaveRefused
  | MarkerLaid
  | MarkerTaken
  | OfficeEmptied
  | PackShuffled
  | PartBegan
  | PawnMoved
  | PawnMovedByHand
  | PawnPlaced
  | PointsSpent
  | PowArrested
  | PowDied
  | PowEscaped
  | PowLockedUp
  | PowReleased
  | PowStayedAway
  | PowStirred
  | QuarryNamed
  | RaidBegan
  | Resigned
  | ReturnerStrayed
  | RollDone
  | RoomOpened
  | RoomSearched
  | RouteTaken
  | RoutesClosed
  | RunDeclared
  | SearchFailed
  | SearchOver
  | SeatTaken
  | SharingRefused
  | StrideTaken
  | TeamOut
  | TheftCounted
  | Thrown
  | TimeRanOut
  | TradeLapsed
  | TradeMade
  | TradeOffered
  | TradeRefused
  | TunnelClosed
  | TunnelDiscovered
  | TunnelForgotten
  | TunnelManned
  | TunnelNamed
  | TunnelOpened
  | TunnelShown
  | TurnBegan
  | TurnEnded
  | WayClosed
  | WayHomeKept
  | WayHomeLeft
  | WayPaid
  | WayShared;

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
    | Dangers
    | Say
    | History
    | Mark
    | Erase
    | Orders
    | Introduce
    | Vacation
    | Truce
    | Back
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
    | Risks
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
  action: AnyAction | string;
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
 * Say yes.
 */
export interface Accept {
  type: "Accept";
}
/**
 * Accept the success formula before play.
 */
export interface Agree {
  type: "Agree";
}
/**
 * Whoever watches over the game says that all players agreed to end it, and nobody wins.
 */
export interface AgreedEnd {
  type: "AgreedEnd";
}
/**
 * Send a POW to his team's place on the Appel area.
 */
export interface AnswerAppel {
  prisoner: number;
  type: "AnswerAppel";
}
/**
 * Take or refuse the exchange that an officer has offered.
 */
export interface AnswerTrade {
  accept: boolean;
  seat: number;
  type: "AnswerTrade";
}
/**
 * Walk a guard onto a POW's circle and arrest him.
 */
export interface Arrest {
  guard: number;
  prisoner: number;
  type: "Arrest";
}
/**
 * Free-hand table: send a POW who was moved by hand to solitary.
 */
export interface CallBreach {
  prisoner: number;
  type: "CallBreach";
}
/**
 * Lock an arrested POW into a block of cells.
 */
export interface ChooseCell {
  place: number;
  type: "ChooseCell";
}
/**
 * Say which of two dice counts, by its number.
 */
export interface ChooseDie {
  points: number;
  type: "ChooseDie";
}
/**
 * Take an Equipment card for two POWs in rooms that show its symbol.
 */
export interface ClaimEquipment {
  card: number;
  other: number;
  pawn: number;
  type: "ClaimEquipment";
}
/**
 * Take a Kit card, using these cards for the parts that no POW in a room supplies.
 */
export interface ClaimKit {
  cards: number[];
  type: "ClaimKit";
}
/**
 * Step through a door, past a checkpoint, over a drop, through wire or into a tunnel, paying what that costs.
 */
export interface Cross {
  pawn: number;
  paying: number[];
  to: number;
  type: "Cross";
}
/**
 * Chance turns up the top card of a pack.
 */
export interface Deal {
  card: number;
  type: "Deal";
}
/**
 * Announce that a POW will leave by an exit: the foot of a drop, a gate, or the end of a tunnel.
 */
export interface DeclareAttempt {
  pawn: number;
  to: number;
  type: "DeclareAttempt";
}
/**
 * Chance throws two dice.
 */
export interface Dice {
  first: number;
  second: number;
  type: "Dice";
}
/**
 * Chance throws one die.
 */
export interface Die {
  first: number;
  type: "Die";
}
/**
 * Lay a card under its pack unused.
 */
export interface Discard {
  card: number;
  type: "Discard";
}
/**
 * Send a POW on the desperate run instead of throwing.
 */
export interface DoOrDie {
  prisoner: number;
  type: "DoOrDie";
}
/**
 * Take the card that the throw has earned.
 */
export interface DrawCard {
  type: "DrawCard";
}
/**
 * Hand the dice on (or, before play, end the deployment of guards).
 */
export interface EndTurn {
  type: "EndTurn";
}
/**
 * Follow an invitation through the secret door to the aeroplane.
 */
export interface EnterTower {
  pawn: number;
  type: "EnterTower";
}
/**
 * Search for the men who stayed away from Appel instead of moving guards.
 */
export interface GeneralSearch {
  type: "GeneralSearch";
}
/**
 * Walk a POW onto a guard's circle and so force his own arrest.
 */
export interface GiveUp {
  guard: number;
  prisoner: number;
  type: "GiveUp";
}
/**
 * Say which of several arrested POWs is locked up next.
 */
export interface LeadAway {
  prisoner: number;
  type: "LeadAway";
}
/**
 * Free-hand table: put a POW anywhere; the Security Officer may call it a breach.
 */
export interface MoveByHand {
  pawn: number;
  to: number;
  type: "MoveByHand";
}
/**
 * Walk one pawn to a circle that it can reach with the points left, by the shortest free way.
 */
export interface MovePawn {
  pawn: number;
  to: number;
  type: "MovePawn";
}
/**
 * Name an officer whose men are arrested in a raid.
 */
export interface NameOfficer {
  seat: number;
  type: "NameOfficer";
}
/**
 * Say whom a guard outside the castle chases.
 */
export interface NameQuarry {
  guard: number;
  prisoner: number;
  type: "NameQuarry";
}
/**
 * Offer another Escape Officer an exchange of cards, or a gift.
 */
export interface OfferTrade {
  give: number[];
  seat: number;
  type: "OfferTrade";
  want: number[];
}
/**
 * Answer nothing, or do no more.
 */
export interface Pass {
  type: "Pass";
}
/**
 * Play a card from the hand; what else must be named depends on the card.
 */
export interface PlayCard {
  card: number;
  choice?: number;
  other?: number;
  pawn?: number;
  to?: number;
  type: "PlayCard";
}
/**
 * Bring a guard from the barracks to a vacant post.
 */
export interface PostGuard {
  to: number;
  type: "PostGuard";
}
/**
 * Withdraw a guard from a post to the barracks.
 */
export interface RecallGuard {
  guard: number;
  type: "RecallGuard";
}
/**
 * Say no.
 */
export interface Refuse {
  type: "Refuse";
}
/**
 * Take a POW out of solitary for a double.
 */
export interface Release {
  prisoner: number;
  to: number;
  type: "Release";
}
/**
 * Give the game up for one's side: the other side wins. Of several officers the clock says that all have.
 */
export interface Resign {
  type: "Resign";
}
/**
 * Send this guard to search a room, or to arrest those who stayed away from a roll call.
 */
export interface SendGuard {
  guard: number;
  type: "SendGuard";
}
/**
 * Put a pawn that a rule moves directly on one of the circles it may go to.
 */
export interface Settle {
  pawn: number;
  to: number;
  type: "Settle";
}
/**
 * Decline the extra throw for a double.
 */
export interface StopThrowing {
  type: "StopThrowing";
}
/**
 * Give up one Equipment card.
 */
export interface Surrender {
  card: number;
  type: "Surrender";
}
/**
 * Take an Escape Attempt marker off the board: a guard where it begins, or an officer who moves or clears it.
 */
export interface TakeMarker {
  crossing: number;
  guard: number;
  type: "TakeMarker";
}
/**
 * Throw the dice, or throw again after a double.
 */
export interface Throw {
  type: "Throw";
}
/**
 * The clock has run out.
 */
export interface TimeUp {
  type: "TimeUp";
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
  action: AnyAction | string;
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
 * Where could a guard arrest my men in Security's next turn, and what are the odds of a desperate run?
 */
export interface Dangers {
  /**
   * Chosen by the client; the answer carries it again.
   */
  id: number;
  /**
   * A seat of the game, such as `british`.
   */
  seat: string;
  type: "dangers";
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
 * What the server does for a seat when a reaction is asked of it: `now` comes first, then `play`, `ask` and `rest`.
 *
 * Nobody else can tell whether they or the player answered. At the end of a turn `play` does nothing.
 */
export interface StandingOrders {
  /**
   * Ask me all the same when one of these cards could answer.
   */
  ask?: number[];
  /**
   * What to answer for the time being; the first that applies counts.
   */
  now?: Instruction[];
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
 * What to answer to one kind of question for a while: for one turn, for one round, or until it is taken back.
 */
export interface Instruction {
  /**
   * Play it if it can be played then; without it, pass.
   */
  card?: number | null;
  /**
   * As in `proposal` of a view, or in `asking` where nothing is proposed: `MayRaid`, `KeyUse`.
   */
  question: string;
  /**
   * Only in this round.
   */
  round?: number | null;
  /**
   * Only in the turn of this seat.
   */
  turn?: number | null;
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
 * Take days off in a correspondence game, in which one's time does not run; none ends a vacation.
 */
export interface Vacation {
  days: number;
  /**
   * Chosen by the client; the answer carries it again.
   */
  id: number;
  /**
   * A seat of the game, such as `british`.
   */
  seat: string;
  type: "vacation";
}
/**
 * Offer to end the game without a winner, agree to it, or (`agree` false) decline or withdraw it.
 *
 * It ends when all people who play have agreed.
 */
export interface Truce {
  agree: boolean;
  /**
   * Chosen by the client; the answer carries it again.
   */
  id: number;
  /**
   * A seat of the game, such as `british`.
   */
  seat: string;
  type: "truce";
}
/**
 * Whoever holds a seat is back and decides himself: his time ran out, and a bot decided for him.
 */
export interface Back {
  /**
   * Chosen by the client; the answer carries it again.
   */
  id: number;
  /**
   * A seat of the game, such as `british`.
   */
  seat: string;
  type: "back";
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
 *
 * `invite` gives a new link of a seat whose player is not here; his old one opens nothing any more. Where two people
 * play, either of them may `pause` and `resume`. Where the host is away for three minutes every player may do so, and
 * put in (`steward`) and take back (`return`) a bot for somebody who is away as long; not by correspondence.
 */
export interface Host {
  command: "start" | "fill" | "steward" | "return" | "kick" | "admit" | "invite" | "pause" | "resume";
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
  parts: string[];
  protocol: number;
  seats: SeatInfo[];
  server: string;
  setup: {
    [k: string]: JsonValue;
  };
  status: "open" | "running" | "paused" | "finished" | "kept" | "given-up";
  type: "welcome";
  yours: string[];
}
/**
 * Who sits where, as everybody may know it.
 */
export interface SeatInfo {
  awaited: boolean;
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
  actions: AnyAction[];
  anytime: AnyAction[];
  asked: boolean;
  lost_at_end: number[];
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
  last_round: number;
  now: number;
  off: {
    [k: string]: number;
  };
  opened: number | null;
  part_ends: number | null;
}
/**
 * What one action brought: who acted, and the events as this seat may know them.
 */
export interface Deed {
  events: AnyEvent[];
  first: number;
  next: number;
  seat: string;
}
/**
 * The aeroplane takes off, once in a game.
 */
export interface AeroplaneFlown {
  seat: number;
  type: "AeroplaneFlown";
}
/**
 * The Commandant's turn began with an attempt under way: his guards have no limits in it.
 */
export interface AlarmRaised {
  type: "AlarmRaised";
}
/**
 * A roll call is held; answers to an earlier one no longer count.
 */
export interface AppelCalled {
  type: "AppelCalled";
}
/**
 * A POW tried to be arrested; his officer threw this die for it.
 */
export interface ArrestTried {
  first: number;
  guard: number;
  prisoner: number;
  type: "ArrestTried";
}
/**
 * An officer announced that a POW will leave by this exit: a landing, a gate, or the end of a tunnel.
 */
export interface AttemptDeclared {
  pawn: number;
  seat: number;
  to: number;
  type: "AttemptDeclared";
}
/**
 * A POW who was to leave has not got out.
 */
export interface AttemptLapsed {
  pawn: number;
  type: "AttemptLapsed";
}
/**
 * Free-hand table: the Security Officer called a breach of the rules.
 */
export interface BreachCalled {
  prisoner: number;
  type: "BreachCalled";
}
/**
 * A card was laid under its pack unused; only its owner sees which.
 */
export interface CardDiscarded {
  card: number;
  pack: number;
  seat: number;
  type: "CardDiscarded";
}
/**
 * A seat drew the top card of a pack; only that seat sees which.
 */
export interface CardDrawn {
  card: number;
  earned: number;
  pack: number;
  seat: number;
  type: "CardDrawn";
}
/**
 * A card was laid face up on the board, where it stays while it is in use.
 */
export interface CardLaid {
  card: number;
  seat: number;
  type: "CardLaid";
}
/**
 * A card that lay on the board goes under its pack.
 */
export interface CardLifted {
  card: number;
  type: "CardLifted";
}
/**
 * A card was shown, used and laid under its pack.
 */
export interface CardPlayed {
  card: number;
  seat: number;
  type: "CardPlayed";
}
/**
 * A card was shown and stays in its holder's hand.
 */
export interface CardShown {
  card: number;
  seat: number;
  type: "CardShown";
}
/**
 * Dice thrown for something other than movement.
 */
export interface CardThrown {
  first: number;
  seat: number;
  second: number;
  type: "CardThrown";
}
/**
 * A POW has left the prisoners' courtyard: in this round guards may follow him from there.
 */
export interface CourtyardLeft {
  pawn: number;
  type: "CourtyardLeft";
}
/**
 * The top Do or Die card was turned up for all to see, and goes under its pack.
 */
export interface DesperateCardTurned {
  card: number;
  seat: number;
  type: "DesperateCardTurned";
}
/**
 * Of a roll only one die counts: the points left are those of the one that was picked.
 */
export interface DieChosen {
  points: number;
  seat: number;
  type: "DieChosen";
}
/**
 * A POW has come nearer to the tunnel that is being opened: he is one of the two who must get in.
 */
export interface DiggerNamed {
  pawn: number;
  type: "DiggerNamed";
}
/**
 * How far a man on a desperate run, drive or flight still has to go, and with how many throws.
 */
export interface DistanceLeft {
  distance: number;
  prisoner: number;
  throws: number;
  type: "DistanceLeft";
}
/**
 * Nobody may be put into the open tunnels any more.
 */
export interface EntrancesShut {
  type: "EntrancesShut";
}
/**
 * An officer took an Equipment card for all to see.
 */
export interface EquipmentClaimed {
  card: number;
  seat: number;
  type: "EquipmentClaimed";
}
/**
 * An officer gave up an Equipment card after an arrest; which one is between him and the pack.
 */
export interface EquipmentLost {
  card: number;
  seat: number;
  type: "EquipmentLost";
}
/**
 * An officer handed over Equipment cards: for a man, and for the gate or crossing that this opens, if it opens one.
 */
export interface EquipmentSpent {
  cards: number[];
  crossing?: number;
  gate?: number;
  pawn: number;
  seat: number;
  type: "EquipmentSpent";
}
/**
 * The top Do or Die card says how many throws a flight has.
 */
export interface FlightCardTurned {
  card: number;
  seat: number;
  type: "FlightCardTurned";
}
/**
 * A seat accepted the success formula.
 */
export interface FormulaAccepted {
  seat: number;
  type: "FormulaAccepted";
}
/**
 * An officer (the first die) and the Commandant (the second) threw for what a frisk finds.
 */
export interface Frisked {
  first: number;
  seat: number;
  second: number;
  type: "Frisked";
}
/**
 * The game is over.
 */
export interface GameEnded {
  ending: string;
  type: "GameEnded";
  winners: number[];
}
/**
 * The guards have searched for everybody who stayed away; the turn goes on.
 */
export interface GeneralSearchHeld {
  seat: number;
  type: "GeneralSearchHeld";
}
/**
 * A POW came out of the castle at this circle: guards may follow by it.
 */
export interface GotOutside {
  pawn: number;
  to: number;
  type: "GotOutside";
}
/**
 * A guard came from the barracks to a post.
 */
export interface GuardPosted {
  cost: number;
  guard: number;
  to: number;
  type: "GuardPosted";
}
/**
 * A guard left the board.
 */
export interface GuardWentHome {
  guard: number;
  start: number;
  tired: boolean;
  to: number;
  type: "GuardWentHome";
}
/**
 * An officer did not show the aeroplane, so he is not taken along.
 */
export interface GuestDeclined {
  seat: number;
  to_seat: number;
  type: "GuestDeclined";
}
/**
 * An officer who opened the secret door takes this one along, or nobody (any more).
 */
export interface GuestInvited {
  seat: number;
  to_seat: number;
  type: "GuestInvited";
}
/**
 * An officer took a Kit card.
 */
export interface KitClaimed {
  cards: number[];
  seat: number;
  type: "KitClaimed";
}
/**
 * An officer's kit was confiscated.
 */
export interface KitLost {
  seat: number;
  type: "KitLost";
}
/**
 * An officer showed his Kit at a target.
 */
export interface KitShown {
  seat: number;
  type: "KitShown";
}
/**
 * An officer's man took his kit along, or shared the one that another took this turn.
 */
export interface KitSpent {
  seat: number;
  shared: boolean;
  type: "KitSpent";
}
/**
 * The last man in a collapsed tunnel has come nearer to the end he chose, or is out of it.
 */
export interface LastManCrept {
  end: number;
  prisoner: number;
  type: "LastManCrept";
}
/**
 * The holder of a tunnel lets the men of the officer on turn in, all of them, this turn.
 */
export interface LeaveGranted {
  seat: number;
  tunnel: number;
  type: "LeaveGranted";
}
/**
 * A holder lets no stranger into his tunnel this turn.
 */
export interface LeaveRefused {
  seat: number;
  tunnel: number;
  type: "LeaveRefused";
}
/**
 * A nation's Escape Attempt marker was laid at a crossing; an older one there goes back to its owner.
 */
export interface MarkerLaid {
  crossing: number;
  seat: number;
  type: "MarkerLaid";
}
/**
 * A marker left the board.
 */
export interface MarkerTaken {
  crossing: number;
  type: "MarkerTaken";
}
/**
 * The guards in the Commander's office go to the barracks.
 */
export interface OfficeEmptied {
  type: "OfficeEmptied";
}
/**
 * All cards of a pack that are in no hand were shuffled.
 */
export interface PackShuffled {
  pack: number;
  type: "PackShuffled";
}
/**
 * Another part of the day began: from here on its laws hold, and its turns are played.
 */
export interface PartBegan {
  part: number;
  type: "PartBegan";
}
/**
 * A pawn walked, or crossed an obstacle, for points.
 */
export interface PawnMoved {
  cost: number;
  pawn: number;
  start: number;
  to: number;
  type: "PawnMoved";
}
/**
 * Free-hand table: a POW was put somewhere without leave of the rules.
 */
export interface PawnMovedByHand {
  pawn: number;
  start: number;
  to: number;
  type: "PawnMovedByHand";
}
/**
 * A pawn was moved directly, at no cost.
 */
export interface PawnPlaced {
  pawn: number;
  start: number;
  to: number;
  type: "PawnPlaced";
}
/**
 * Points went on something other than steps.
 */
export interface PointsSpent {
  cost: number;
  seat: number;
  type: "PointsSpent";
}
/**
 * A POW was taken into custody, by a guard or by a card alone.
 */
export interface PowArrested {
  guard: number;
  place: number;
  prisoner: number;
  type: "PowArrested";
}
/**
 * A POW was shot dead.
 */
export interface PowDied {
  place: number;
  prisoner: number;
  type: "PowDied";
}
/**
 * A POW got away.
 */
export interface PowEscaped {
  place: number;
  prisoner: number;
  seat: number;
  type: "PowEscaped";
}
/**
 * A POW was put into a block of cells.
 */
export interface PowLockedUp {
  place: number;
  prisoner: number;
  type: "PowLockedUp";
}
/**
 * A POW left solitary.
 */
export interface PowReleased {
  cost: number;
  distance: number;
  prisoner: number;
  start: number;
  to: number;
  type: "PowReleased";
}
/**
 * A POW does not attend Appel.
 */
export interface PowStayedAway {
  prisoner: number;
  type: "PowStayedAway";
}
/**
 * A POW has walked up to a guard this turn.
 */
export interface PowStirred {
  pawn: number;
  type: "PowStirred";
}
/**
 * A guard outside the castle chases this POW and no other.
 */
export interface QuarryNamed {
  guard: number;
  prisoner: number;
  type: "QuarryNamed";
}
/**
 * A search or a roll call is held in this turn, by this card.
 */
export interface RaidBegan {
  card: number;
  type: "RaidBegan";
}
/**
 * A seat gave the game up for its side.
 */
export interface Resigned {
  seat: number;
  type: "Resigned";
}
/**
 * A POW released from the outer cells has lost his exemption from arrest, not his free way in.
 */
export interface ReturnerStrayed {
  prisoner: number;
  type: "ReturnerStrayed";
}
/**
 * What is left of a roll is lost: its points, and the release that a double gave.
 */
export interface RollDone {
  seat: number;
  type: "RollDone";
}
/**
 * A room may be searched this turn.
 */
export interface RoomOpened {
  room: number;
  type: "RoomOpened";
}
/**
 * A guard has reached the room that is searched.
 */
export interface RoomSearched {
  guard: number;
  room: number;
  type: "RoomSearched";
}
/**
 * A pawn used a crossing: a POW opens it to pursuit, a guard follows by it.
 */
export interface RouteTaken {
  crossing: number;
  pawn: number;
  type: "RouteTaken";
}
/**
 * A pawn is no longer beyond these crossings.
 */
export interface RoutesClosed {
  crossings: number[];
  pawn: number;
  type: "RoutesClosed";
}
/**
 * An officer sends a POW on the desperate run, the only one that he has.
 */
export interface RunDeclared {
  prisoner: number;
  seat: number;
  type: "RunDeclared";
}
/**
 * A guard has not reached the room that is searched, or found nobody there.
 */
export interface SearchFailed {
  guard: number;
  room: number;
  type: "SearchFailed";
}
/**
 * Searched rooms are shut to guards again.
 */
export interface SearchOver {
  type: "SearchOver";
}
/**
 * An officer took the next seat in the order of play.
 */
export interface SeatTaken {
  seat: number;
  type: "SeatTaken";
}
/**
 * An officer was not let follow.
 */
export interface SharingRefused {
  number: number;
  seat: number;
  type: "SharingRefused";
}
/**
 * A guard has walked so many of the steps that a turn allows him beyond the prisoners' courtyard.
 */
export interface StrideTaken {
  guard: number;
  steps: number;
  type: "StrideTaken";
}
/**
 * A team left the game: its pawns, cards and kit with it, but for the cards of tunnels that others are in.
 */
export interface TeamOut {
  kept: number[];
  seat: number;
  type: "TeamOut";
}
/**
 * An officer has stolen one more Equipment card from rooms.
 */
export interface TheftCounted {
  seat: number;
  type: "TheftCounted";
}
/**
 * A movement throw: its points, whether it frees men from solitary, and whether it earns a card.
 */
export interface Thrown {
  draws: number;
  first: number;
  releases: number;
  seat: number;
  second: number;
  type: "Thrown";
}
/**
 * The agreed time is used up; the round is played out.
 */
export interface TimeRanOut {
  type: "TimeRanOut";
}
/**
 * An offer went unanswered when the player on turn acted, or was withdrawn.
 */
export interface TradeLapsed {
  seat: number;
  to_seat: number;
  type: "TradeLapsed";
}
/**
 * Two officers exchanged cards; others see how many, where numbers are open.
 */
export interface TradeMade {
  give: number[];
  open_numbers: boolean;
  seat: number;
  to_seat: number;
  type: "TradeMade";
  want: number[];
}
/**
 * An officer offers another an exchange; only the two know what.
 */
export interface TradeOffered {
  give: number[];
  seat: number;
  to_seat: number;
  type: "TradeOffered";
  want: number[];
}
/**
 * An offer was refused and may not be repeated this turn.
 */
export interface TradeRefused {
  seat: number;
  to_seat: number;
  type: "TradeRefused";
}
/**
 * A tunnel is shut and its card goes under the pack.
 */
export interface TunnelClosed {
  card: number;
  seat: number;
  tunnel: number;
  type: "TunnelClosed";
}
/**
 * A tunnel is known to the guards until it collapses or is empty.
 */
export interface TunnelDiscovered {
  tunnel: number;
  type: "TunnelDiscovered";
}
/**
 * An open tunnel is empty, and guards know of it no longer.
 */
export interface TunnelForgotten {
  tunnel: number;
  type: "TunnelForgotten";
}
/**
 * Two men are in the tunnel that was shown: it is open.
 */
export interface TunnelManned {
  seat: number;
  tunnel: number;
  type: "TunnelManned";
}
/**
 * A tunnel was detected; two guards may clear it this turn.
 */
export interface TunnelNamed {
  tunnel: number;
  type: "TunnelNamed";
}
/**
 * An officer showed a tunnel card and opened its tunnel.
 */
export interface TunnelOpened {
  seat: number;
  tunnel: number;
  type: "TunnelOpened";
}
/**
 * An officer showed a tunnel card: two of his men must enter this turn, or the tunnel never opens.
 */
export interface TunnelShown {
  seat: number;
  tunnel: number;
  type: "TunnelShown";
}
/**
 * A seat has the dice.
 */
export interface TurnBegan {
  round: number;
  seat: number;
  type: "TurnBegan";
}
/**
 * A seat handed the dice on.
 */
export interface TurnEnded {
  seat: number;
  type: "TurnEnded";
}
/**
 * More men of the officer who has paid have passed there: nobody else may follow.
 */
export interface WayClosed {
  number: number;
  seat: number;
  type: "WayClosed";
}
/**
 * A POW on his way back from the outer cells came nearer: he stays protected.
 */
export interface WayHomeKept {
  distance: number;
  prisoner: number;
  type: "WayHomeKept";
}
/**
 * A POW is no longer on a protected way back.
 */
export interface WayHomeLeft {
  prisoner: number;
  type: "WayHomeLeft";
}
/**
 * A POW passed an obstacle for equipment: another officer may follow there in this round.
 */
export interface WayPaid {
  crossing: number;
  gate: number;
  pawn: number;
  seat: number;
  type: "WayPaid";
}
/**
 * An officer was let follow where another has paid.
 */
export interface WayShared {
  number: number;
  pawn: number;
  seat: number;
  type: "WayShared";
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
     * The day and its part, the order of turns, and what this turn has brought so far.
     */
    now: {
      absent: number[];
      alarm: boolean;
      arrests: number;
      /**
       * Announced attempts and chases, by pawn, thefts by seat, and whatever else lasts longer than a turn.
       */
      attempts: {
        entrances: number[];
        exits: number[];
        fled: number[];
        flown: boolean;
        guest: number;
        laid: number[];
        outlets: number[];
        quarry: number[];
        reached: number[];
        shares: number[][];
        thefts: number[];
        type: "Attempts";
      };
      day: number;
      declined: number[];
      detected: number;
      diggers: number[];
      draws: number;
      escapers: number[];
      gifts: number;
      granted: number[];
      kit_rides: number;
      opening: number;
      order: number[];
      paid_crossings: number[];
      paid_gates: number[];
      part: string;
      points: number;
      raid: number;
      releases: number;
      searched: number[];
      spent: number;
      strides: number[];
      talk: string[];
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
    type: "TableView";
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
  reason: string | null;
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
  others: AnyAction[];
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
  action: AnyAction;
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
  action: AnyAction;
  cost: number;
  rests: boolean;
  to: number;
  way: number[];
}
/**
 * The answer to `hint`.
 */
export interface Hinted {
  action: AnyAction;
  id: number;
  level: string;
  question: number;
  risk: number;
  says: string;
  seat: string;
  type: "hinted";
}
/**
 * The answer to `dangers`: from what this seat sees, and no rule is promised by it.
 */
export interface Risks {
  equipped: boolean;
  id: number;
  places: RiskInfo[];
  question: number;
  runs: RunInfo[];
  seat: string;
  type: "risks";
}
/**
 * A circle where a man could be arrested in Security's next turn.
 */
export interface RiskInfo {
  chance: number;
  guard: number;
  place: number;
  steps: number;
}
/**
 * A desperate run that is on offer: how far it leads, and how often such runs succeed.
 */
export interface RunInfo {
  chance: number;
  prisoner: number;
  steps: number;
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
  by: string;
  channel: string;
  note: boolean;
  number: number;
  question: number | null;
  seat: string;
  text: string;
  told: string;
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
  left: {
    [k: string]: number;
  };
  planning: string[];
  seats: SeatInfo[];
  spectators: number;
  type: "presence";
}
/**
 * The game was started, paused, resumed or finished; the secret of the dice is shown when it is over.
 */
export interface State {
  by: string;
  ending: string;
  secret: string | null;
  status: "open" | "running" | "paused" | "finished" | "kept" | "given-up";
  truce: string[];
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

export type FieldKind = "card" | "crossing" | "flag" | "number" | "pawn" | "place" | "room" | "seat" | "text" | "tunnel";
/**
 * What the fields of actions and events hold, by their names.
 */
export const FIELD_KINDS: Readonly<Partial<Record<string, FieldKind>>> = {
  accept: "flag",
  card: "card",
  cards: "card",
  choice: "number",
  cost: "number",
  crossing: "crossing",
  crossings: "crossing",
  distance: "number",
  draws: "number",
  earned: "number",
  end: "number",
  ending: "text",
  first: "number",
  gate: "place",
  give: "card",
  guard: "pawn",
  kept: "card",
  number: "number",
  open_numbers: "flag",
  other: "pawn",
  pack: "number",
  part: "number",
  pawn: "pawn",
  paying: "card",
  place: "place",
  points: "number",
  prisoner: "pawn",
  releases: "number",
  room: "room",
  round: "number",
  seat: "seat",
  second: "number",
  shared: "flag",
  start: "place",
  steps: "number",
  throws: "number",
  tired: "flag",
  to: "place",
  to_seat: "seat",
  tunnel: "tunnel",
  want: "card",
  winners: "seat",
};
