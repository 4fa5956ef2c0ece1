// What travels (see docs/api.md and /schema) and what a game's drawing module is. Types alone: nothing here runs.
import type { ComponentChildren, ComponentType } from 'preact'
import type { Signal } from '@preact/signals'
import type * as Wire from './wire'

export type Cell = [number, number]
/** Of whatever game: a module knows its own, and says which. */
export type Action = { type: string; [key: string]: any }
export type GameEvent = { type: string; [key: string]: any }
export type Args = Record<string, string | number>

// What the server says, as wire.d.ts has it (tools/client_types.py writes that anew).
export type Reason = Wire.Reason
export type Change = Wire.Change
export type Value = Change['before']
export type Preview = Wire.Preview
export type Judged = Wire.Judged
/** A seat that missed what it played for has no score; `missed` is what it would have been. */
export type Outcome = Wire.Outcome
export type GameInfo = Wire.GameInfo
export type SeatInfo = Wire.SeatInfo
export type TableInfo = Wire.TableInfo
export type Clock = NonNullable<Wire.TableInfo['clock']>
export type Entry = Omit<Wire.EntryInfo, 'events' | 'action'> & { events?: GameEvent[]; action?: Action | null }
export type Position = Omit<Wire.Position, 'view' | 'legal' | 'marks'> & {
  view: unknown
  legal: Action[]
  marks: unknown
}
export type Update = Omit<Wire.Update, 'entries' | 'position'> & { entries: Entry[]; position: Position | null }
export type Line = Wire.Line
export type Me = Wire.Me

/** The parts of a path as wire.d.ts lists it: what is filled in is a star, what comes after a question mark is left out. */
type Part<P extends string> = {} extends Record<P, 1> ? '*' : P
type Listed<P extends string> = P extends `${infer Path}?${string}`
  ? Listed<Path>
  : P extends `${infer First}/${infer Rest}`
    ? `${Part<First>}/${Listed<Rest>}`
    : Part<P>
/** What the host answers who asks so; unknown where the path is put together elsewhere. */
export type Answer<M extends HostRequest['method'], P extends string> = `${M} ${Listed<P>}` extends infer Asked
  ? Asked extends keyof Wire.Answers
    ? Wire.Answers[Asked]
    : unknown
  : never

/** What a new table is asked for with. */
export type TableWish = {
  game: string
  seats: { type: string; name?: string; level?: string }[]
  options?: unknown
  seed?: string
}
/** A solo result: the best one has done under a key of the game. */
export type SoloResult = Wire.SoloResult
export type ProfileResult = Wire.ProfileResult
export type DealInfo = Wire.DealInfo
export type DailyResults = Wire.DailyResults
export type Profile = Wire.Profile
export type ProfileMatch = Wire.ProfileMatch
export type SoloScore = Wire.SoloScore

// How a host is reached: lib/http_transport.js reaches the server, another host brings its own ---------------------------

export interface HostRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: unknown
  /** What a write is called: the same key again is the same write, and is done once. */
  key?: string
}
/** `body` is undefined where what came back was no JSON. */
export interface HostAnswer {
  status: number
  body: unknown
}
/** What a connection tells of itself. `onClose` comes once, with the status of a refusal or 0. */
export interface Ears {
  onOpen(): void
  onMessage(message: Wire.LiveTold): void
  onClose(status: number): void
}
/** The live connection of one table; neither open nor closed while it is being made. */
export interface Connection {
  isOpen(): boolean
  isClosed(): boolean
  send(message: unknown): void
  close(): void
}
/** The messages are those of docs/api.md, whoever carries them. */
export interface Transport {
  /** One question and its answer; rejects where the host cannot be reached. */
  request(wish: HostRequest): Promise<HostAnswer>
  /** Returns before `onOpen` is called. */
  connect(path: string, ears: Ears): Connection
}

// The contract of a game's module: games/README.md says it in words ----------------------------------------------------

/** What the log, the preview or the keyboard points at: the board draws it lit. */
export interface Focus {
  seat?: number | null
  cells?: Cell[]
  side?: string | null
  what?: string
}

/** What a person is considering before it is done; the frame asks the server about it and shows the answer. */
export interface Considered {
  action: Action
  judged: Judged | null
}

/** A question before something is done. */
export interface Asking {
  says: () => string
  answer: (yes: boolean) => void
}

type FieldOf<U> = U extends unknown ? keyof U : never
/** Kinds of which one may read every field: it is undefined in those that lack it. */
export type Open<U, F extends PropertyKey = FieldOf<U>> = U extends unknown
  ? U & { [Field in Exclude<F, keyof U>]?: undefined }
  : never

/** Those of them with this `type`. */
export type Kind<U, T extends string> = Extract<U, { type: T }>
/** Does something with one kind: in a table of such, by `type`, each may say which kind it takes. */
export type With<U, R, Rest extends unknown[] = []> = { take(one: U, ...rest: Rest): R }['take']

/** What differs by game. A module's own kinds stand in its `kinds.d.ts`, from wire.d.ts. */
export interface Kinds {
  view: unknown
  action: Action
  catalogue: unknown
  marks: unknown
  scene: Scene
}

/** The table as a module sees it. It is made anew for every change; the signals in it live as long as the page. */
export interface Table<K extends Kinds = Kinds> {
  id: string
  game: string
  /** The seat we look from; null for a spectator. */
  seat: number | null
  seats: SeatInfo[]
  view: K['view']
  legal: K['action'][]
  /** In a first match that teaches, the one of `legal` that is asked for: of several ways it is offered first. */
  wanted?: Action | null
  /** With it, all that the lesson asks for from there on. */
  wantedNext?: Action[]
  toAct: number[]
  /** Our seat has something to decide, and the page is live (not a replay). */
  isMyTurn: boolean
  isReplay: boolean
  outcome: Outcome | null
  /** Why it is over: the rule or the act that ended it, then the seats that a bot played to the end. */
  whyOver: Reason[]
  seq: number
  /** Everything that was done, as far as this seat may know it, the oldest first. */
  entries: Entry[]
  /** The pieces: what the server's `catalogue()` of the game gave. */
  catalogue: K['catalogue']
  /** What the server's `marks(view)` gave for this very position; null where the game has none. */
  marks: K['marks'] | null
  considered: Signal<Considered | null>
  focus: Signal<Focus | null>
  /** The seat whose area or side is shown large. */
  seatShown: Signal<number>
  /** What is played out just now, made by the module's `staging`; null where the position is shown. */
  scene: Signal<(K['scene'] & OnScreen) | null>
  /** Anything the module keeps for itself between draws (chosen tile, scroll, …). */
  own: Record<string, Signal<unknown>>
  /** Look at an action: null stops looking. The same action twice asks the server once. */
  consider(action: Action | null): void
  /** Do it (asks first where the player's settings say so). Resolves to whether it was done. */
  commit(action: Action): Promise<boolean>
  /** Take back the last `count` of one's own actions and play these instead; if one is refused, all is as it was. */
  rearrange(count: number, actions: Action[]): Promise<boolean>
  /** What the server says of an action, kept until the position changes. */
  judge(action: Action): Promise<Judged>
  /** The marks of the position after an entry of `entries`. */
  marksAt(seq: number): Promise<K['marks'] | null>
  /** Into the live region, for screen readers. */
  announce(text: string): void
  /** A short note at the edge of the board (a refusal with its reason). */
  toast(reason: Reason | null): void
  nameOf(seat: number): string
}

/** The table of whatever game. */
export type AnyTable = Table<any>

export interface Banner {
  /** Who or what: "Ada, place your tiles". */
  title: string
  detail: string
  seat: number | null
  phases: { id: string; label: string }[]
  /** Index into phases; -1 when the match is over. */
  at: number
  progress?: { label: string; done: number; total: number }
  /** Set by the frame while something is played out. */
  shows?: 'others' | 'again'
}

export interface ScoreRow {
  id: string
  label: string
  icon?: string
  clause?: string
  /** What explains it, if not its id. */
  about?: string
  values: (number | string | null)[]
  /** What one has, and no points: it stands apart from the lines that make the sum. */
  isCount?: boolean
}
export interface Scores {
  totals: (number | null)[]
  rows: ScoreRow[]
}
export interface LogLine {
  seat: number | null
  text: string
  points?: number
  focus?: Focus
  heading?: boolean
}

export interface Panel {
  id: string
  title: string
  aside?: ComponentChildren
  /** What explains the aside. */
  about?: string
  body: ComponentChildren
  side: 'left' | 'right'
  grow?: boolean
  /** Folded on a phone unless true. */
  open?: boolean
  /** Above the dock, where that stands in the left column. */
  first?: boolean
}

/** A line of the preview, in words: icon, name, what it was and will be, and the points it brings. */
export interface ChangeLine {
  icon?: string
  label: string
  detail?: string
  points?: number | null
  value?: string
  clause?: string
  quiet?: boolean
  /** Whether it is to the good, or should be looked at twice, where no points say so. */
  tone?: 'good' | 'warn'
  item?: string
  /** What explains it, if not its item. */
  about?: string
  after?: Value
}

export interface OptionChoice {
  value: unknown
  label: string
  help?: string
}

export interface OptionField {
  name: string
  label: string
  help?: string
  kind: 'choice' | 'switch' | 'many'
  /** Of a `choice`, an empty list as a value stands for what is picked into it. */
  choices?: OptionChoice[]
  /** What can be picked when the value is a list, and how many of it; `options` are all there are. */
  picks?(options: unknown): { count: number; choices: OptionChoice[] }
  /** Why a table cannot start with this value; empty when it can. */
  lacks?(value: unknown, options: unknown): string
}

/** A first match that teaches, its actions as those of the table. What is not asked of the learner plays by itself. */
export type LessonStep = Wire.LessonStep & { action: Action }
export type Lesson = Omit<Wire.Lesson, 'steps'> & { steps: LessonStep[] }
export type Tutorial = Omit<Wire.Tutorial, 'lessons'> & { lessons: Lesson[] }

/** What is seen of a game before one plays it: `games/<game>/front.js`, loaded with the home page. */
export interface GameFront {
  /** `draw` gives the inside of an SVG of 360 × 440; `crop` is the part of it shown where it is small. */
  poster: { draw(): string; crop: string }
  styles: string[]
  /** Fluent files beside common and web that the front needs. */
  words: string[]
  /** How a running table looks in a list: loaded when a card of one comes into sight. */
  glance?(): Promise<{ default: Glance }>
  /** What stands for a seat is dealt, and its colour with it: until a table has been seen its seats have none. */
  isDealtSigns?: boolean
  /** What the home page shows of the game below all others; `soloResults` are the visitor's, in every game. */
  Shelf?: ComponentType<{ soloResults: ProfileResult[]; onStart: (wish: TableWish) => void }>
  /** What is remembered of a match alone, where it is told apart from the shelf; `words` are needed for the names. */
  soloResult?: { words: string[]; nameOf(key: string): string; isMedals: boolean }
  /** The page that counts a map built with one's own box. */
  scorePage?(): Promise<{ default: ComponentType }>
}
/** A table in a list, from what the server's `glance(view)` gave. */
export interface Glance {
  styles: string[]
  words: string[]
  /** The board as a whole SVG, in tokens: one drawing serves both themes. */
  draw(board: unknown): string
  /** How far the match is: "Round 3 of 8". */
  progress(board: unknown): string
  /** A seat's sign as SVG, instead of its badge. */
  sign?(board: unknown, seat: number): string | null
}
/**
 * By the kind of an action: selectors of what gets a ring where a lesson asks for it. `all` are the actions of the lesson, the one
 * that is asked for among them.
 */
export type Pointing = Record<string, (action: Action, all: Action[], table: AnyTable) => string[]>

/** A picture of a rule: what is said is the message `guide-<game>-<word>`. `isRuling`: it is one of ours, and says so. */
export interface Pictured {
  word: string
  clause: string
  isRuling?: boolean
  draw(): ComponentChildren
}

/** The rules of a game in pictures, before their clauses. */
export interface Guide {
  turn: Pictured[]
  scoring: Pictured[]
  mistakes: Pictured[]
}

/** What a board draws between two positions: whatever the game makes of it. */
export type Scene = object

/** What the film adds to a scene: what is played out, for how many milliseconds, in words, and whether somebody asked for it. */
export type OnScreen = { beat: string; time: number; text: string; isAgain: boolean }

/** What is drawn for a moment of something that is played out, and how many milliseconds of it. */
export interface Beat {
  scene: Scene
  time: number
}

/**
 * How a game plays out what happened. A scene is what the board draws between two positions (`table.scene`); the frame goes from event
 * to event at the pace that is set, and ends it at a press.
 */
export interface Staging {
  /** Whether one's own doings are played out too, or are seen while one does them. */
  isOwnPlayed: boolean
  /** The scene at a position. */
  start(view: unknown, table: AnyTable): Scene
  /** By the kind of an event what it looks like, moment by moment; a kind that is missing is not shown. */
  beats: Record<string, With<Scene, Beat[], [event: GameEvent, table: AnyTable]>>
  /** A scene with nothing in the air, where the next event begins. */
  calm?(scene: Scene): Scene
  /** The last scene before the position itself. */
  settle?(scene: Scene, table: AnyTable): Scene
}
/**
 * By the name that an element bears as `data-about`: its clause. What is said is the message `about-<game>-<name>`; a name that is not
 * here is the frame's own, `about-<name>`.
 */
export type About = Record<string, string>

/** lib/sounds.js has them. The frame has those of one's turn and of the end. */
export type Sound = 'place' | 'run' | 'crash' | 'bank' | 'turn' | 'end'

/** How a match came out. */
export interface Ending {
  title: string
  detail: string
  /** Whether there is something to celebrate: a winner, or alone what one set out to do. */
  isWon: boolean
  /** Those one can earn, and those won. */
  medals?: { of: number; won: number }
}

/** A hint on the page: how far it has gone, its choices with the actions of the table they are. */
export interface OpenHint {
  hint: import('./wire').Hint
  choices: (Omit<import('./wire').HintChoice, 'action'> & { action: Action })[]
  /** Where to look, the choices, or one of them on the board. */
  part: number
  /** Which of the choices is on the board. */
  picked: number
  /** Whether this is what the longer thought made of it. */
  isDeeper: boolean
}

export interface GameModule {
  name: string
  /** Stylesheets under the version path, loaded with the module. */
  styles: string[]
  /** Fluent files beside common and web: usually the game's own. */
  words: string[]
  /** Whether something on the screen is secret, so that a hot seat needs its curtain. */
  hasSecrets: boolean
  /** Whether this very view shows a secret or is about to; without it every view of a game with secrets does. */
  isSecret?(view: unknown): boolean
  banner(table: AnyTable): Banner
  scores(table: AnyTable): Scores
  /** One line for one event; null says nothing. */
  logLine(event: GameEvent, table: AnyTable): LogLine | null
  /** Words for an action, as one types it in the command line; of a hint, as one says it. */
  actionText(action: Action, table: AnyTable, isHint?: boolean): string
  /** Preview changes in words; points of `total` go to the head of the card. */
  changeLines(preview: Preview, table: AnyTable): { total: number | null; lines: ChangeLine[] }
  panels(table: AnyTable): Panel[]
  /** Whether a board that is wider than high has all but one column of the width now. */
  isBroad?(table: AnyTable): boolean
  /** A seat's sign as SVG, instead of its badge. */
  sign?(seat: number, view: unknown): string | null
  /** The colour that goes with that sign, as CSS says it. */
  hue?(seat: number, view: unknown): string | undefined
  /** A refusal with the names this board gives its cells. */
  reason?(reason: Reason, table: AnyTable): Reason
  /**
   * A game with it keeps the board free: what an action changes and why one is refused stand in the left column with the dock, on
   * a narrow screen under the board. This is what stands there meanwhile.
   */
  Beside?: ComponentType<{ table: AnyTable }>
  /** How what happened is played out; without it the board just shows how things stand. */
  staging?: Staging
  /** By the kind of an event how it sounds; a kind that is missing is silent. */
  sounds?: Record<string, Sound>
  /** The board. The frame puts it into the stage; it fills it. */
  Board: ComponentType<{ table: AnyTable }>
  /** Above the stage (a station board one must choose from now); may draw nothing. */
  Above?: ComponentType<{ table: AnyTable }>
  /** The hand: what one holds and may pick up now, in the dock beside undo and End turn (on a phone in the bottom bar). */
  Hand: ComponentType<{ table: AnyTable }>
  /** Buttons inside the preview card, such as Turn and Mirror. The frame adds the one that does it. */
  Considering?: ComponentType<{ table: AnyTable }>
  /** The label of the button that does what is considered: "Place". */
  commitLabel(table: AnyTable): string
  /** How it came out, where points and places do not say it all; null leaves it to them. */
  ending?(table: AnyTable): Ending | null
  /** What decides between equal points, said of who is second. */
  tied?(player: string): string
  /** The final score, drawn, line by line. */
  End: ComponentType<{ table: AnyTable }>
  /** The action that passes the turn, when it is legal now; and why not, when it is not. */
  endTurn(table: AnyTable): { action: Action | null; note?: string; label?: string }
  /** Puts the hands where this action is (the tile taken up, its ghost in place); without it the action is considered. */
  show?(action: Action, table: AnyTable): void
  /** A key the frame does not know; true when it was used. */
  onKey?(event: KeyboardEvent, table: AnyTable): boolean
  keys: { keys: string[]; message: string }[]
  /** Set-up: fields of the options, for the new-table page. */
  options(info: GameInfo, catalogue: unknown): OptionField[]
  /** Options for a short match and for one with all there is; the usual one has none. */
  presets?(catalogue: unknown): Record<'quick' | 'everything', Record<string, unknown>>
  /** One line about how a table was set up: "final edition · 3 objectives". */
  optionsText(options: unknown): string
  /** Every piece as drawn, for the gallery: fetched when it is opened. */
  gallery(): Promise<With<{ catalogue: unknown }, ComponentChildren>>
}
