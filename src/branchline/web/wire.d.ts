// Written by tools/client_types.py from the OpenAPI document: what the server says and what it is told.
// Do not change it by hand; `./run tidy` writes it anew.
export type Act = {
  seq: number
  action: Action
  seat?: number | null
}
export type Action = RailroadTiles.AnyAction | Railways.AnyAction | OffTheRails.AnyAction
export type Among = {
  table: string | null
  name: string | null
}
/** How far an analysis is, and what it found so far. */
export type Analysis = {
  state: 'done' | 'failed' | 'none' | 'stopped' | 'waiting' | 'working'
  can_ask: boolean
  done: number
  parts: number | null
  playouts: number | null
  counts: 'lead' | 'points'
  is_searching: boolean
  turns: JudgedTurn[]
  accuracy: (number | null)[]
  kindness: Kindness | null
}
export type Answer = {
  answer?: boolean
}
export type AnswerUndo = {
  type: 'answer_undo'
  id: number
  agree: boolean
  what?: 'pause' | 'resume' | 'undo'
  key?: string | null
}
export type AsSeat = {
  seat: number | null
}
export type Ask = {
  action: Action
  seat?: number | null
}
export type AskHint = {
  seat?: number | null
  deeper?: boolean
}
export type AskMany = {
  actions: Action[]
  seat?: number | null
}
/** So many seconds for the whole match, and some more after each turn. */
export type BankClock = {
  type: 'bank'
  seconds: number
  increment?: number
  pauses?: number
}
/** Where a match began that did not begin at the beginning: after this entry of another, known by the digest of… */
export type Begins = {
  record: string
  step: number
}
/** What a finished match is to who played it, against their matches before it in the same game: with as many se… */
export type Best = {
  score: number | null
  before: number | null
  counts: boolean
  beaten: boolean
  solo: number | null
  solo_before: number | null
}
export type BotSeat = {
  type: 'bot'
  level: string
}
/** The connection ends now. */
export type Bye = {
  type: 'bye'
  reason: Reason
}
/** One line of a preview: what the item is worth before and after, its clause, and where to look. */
export type Change = {
  item: string
  before: number | boolean | string | null
  after: number | boolean | string | null
  clause?: string
  cells?: [number, number][]
}
/** What happened, as one seat may know it. */
export type Changed = {
  type: 'changed'
  update: Update
}
export type ChangedChannel = {
  is_on: boolean
}
/** One of one's channels. */
export type ChannelInfo = {
  id: string
  kind: 'mail' | 'push' | 'webhook'
  label: string
  language: string
  is_on: boolean
  is_confirmed: boolean
  created_at: number
  address?: string
  form?: 'discord' | 'json' | 'ntfy' | 'slack' | null
  secret?: string
  told_at?: number | null
  failed_at?: number | null
  failure?: Reason | null
  tries_again?: boolean
}
export type Channels = {
  channels: ChannelInfo[]
  push_key: string
  has_mail: boolean
}
export type Chat = {
  type: 'chat'
  id: number
  text: string
  key?: string | null
}
/** Seconds left of each seat as of `at` (seconds since 1970); they run down for the seats in `running`. */
export type ClockInfo = {
  at: number
  left: number[]
  running: number[]
  age: number
  pauses: number[]
  pause_left: number | null
}
/** Nobody can be this person any more; bots play on for them. */
export type CloseAccount = {
  type: 'close'
  person: string
}
export type CodeRow = {
  id: string
  made_at: number
  expires_at: number
  used_at?: number | null
  used_by?: string
}
export type Codes = {
  codes: CodeRow[]
}
/** Somebody one played with, as they were called there: their seat in the last match together names them. */
export type Companion = {
  name: string
  table: string
  seat: number
  game: string
  at: number
}
export type Companions = {
  people: Companion[]
}
export type Confirm = {
  code: string
}
export type Confirmed = {
  address: string
}
/** What waits for consent: of an undo which entries would go (`seqs`), who has agreed, who has not yet. */
export type ConsentRequest = {
  seat: number
  seqs: number[]
  agreed: number[]
  waits_for: number[]
  what: 'pause' | 'resume' | 'undo'
}
export type Credentials = {
  name: string
  password: string
}
/** Today (UTC) first, then the days whose deals can still be played. */
export type Daily = {
  days: DailyDay[]
}
export type DailyDay = {
  day: string
  deals: DealInfo[]
}
export type DailyResult = {
  place: number
  name?: string
  mine?: boolean
  score?: number | null
  missed?: number | null
}
export type DailyResults = {
  results: DailyResult[]
  count: number
}
/** The asker's: the one that counts, or the latest. */
export type DailyTry = {
  table: string
  over?: boolean
  score?: number | null
  missed?: number | null
  counts?: boolean
}
export type DailyWish = {
  day: string
  key: string
}
/** All finished matches of one deal: the same game, content, seats, options and seed. */
export type Deal = {
  game: string
  seed: string
  options: Options
  results: SeedResult[]
}
export type DealInfo = {
  key: string
  game: string
  options: Options
  seed: string
  tried: DailyTry | null
}
export type Deals = {
  deals: Deal[]
}
/** Stored. */
export type Done = {
  seq: number
  waits_for?: number[]
}
export type Duties = {
  deeds: DutyRow[]
}
export type DutyDone = {
  code?: string | null
}
export type DutyRow = {
  at: number
  by: string
  kind: string
  what: string
}
/** The match is over as it stands; a table that never began closes. */
export type EndTable = {
  type: 'end'
  table: string
}
/** The match was ended before the rules did; `seat` is who asked for it, or the host. */
export type Ended = {
  type: 'ended'
  seat: number
  why: 'resigned' | 'stopped'
}
/** One entry as a seat may know it. */
export type EntryInfo = {
  seq: number
  at: number
  seat: number
  type:
    | 'ended'
    | 'handed_over'
    | 'paused'
    | 'played'
    | 'redone'
    | 'reseeded'
    | 'resigned'
    | 'resumed'
    | 'undone'
  events?: Event[]
  action?: Action | null
  seqs?: number[]
  agreed?: number[] | null
  to?: 'bot' | 'person' | null
  why?: string | null
}
export type Event = RailroadTiles.AnyEvent | Railways.AnyEvent | OffTheRails.AnyEvent
export type Failure = {
  at: number
  level: string
  event: string
  detail: string
}
export type GameInfo = {
  name: string
  rules_version: number
  content_hash: string
  seat_counts: number[]
  levels: string[]
  elsewhere: string[]
  weaker: string[]
  yardsticks: string[]
  gentle: string
  solo_scores: SoloScores[]
  options: { [key: string]: unknown }
}
export type Games = {
  games: GameInfo[]
}
/** Where the match stood after the entry `seq`, as far as it is drawn small for one seat (or a spectator). */
export type Glance = {
  seq: number
  seat: number | null
  board: { [key: string]: unknown }
}
/** Deleting an account asks for its password again; a guest has none. */
export type Goodbye = {
  password?: string | null
}
/** Somebody else plays the seat from here on. */
export type HandedOver = {
  type: 'handed_over'
  seat: number
  to: 'bot' | 'person'
  why: 'left' | 'removed' | 'resigned' | 'returned' | 'time'
}
export type Health = {
  status: 'ok'
  version: string
  tables: number
}
export type Heard = {
  seq: number
}
/** The first message, and again to change seats. */
export type Hello = {
  type: 'hello'
  seat?: number | null
  seq?: number | null
  line?: number | null
  marks?: boolean
}
/** The best few actions found, the best first; `action` is that of the first. */
export type Hint = {
  action: Action
  level: string
  choices: HintChoice[]
  nudge: Reason
  is_searching: boolean
  cells?: [number, number][]
  counts?: 'lead' | 'points'
  playouts?: number
  sure?: number | null
}
/** One action that is worth considering here, and what speaks for it. */
export type HintChoice = {
  action: unknown
  turn: unknown[]
  gain: number | null
  error: number | null
  behind: number
  preview: Preview
  reasons: Reason[]
  cells: [number, number][]
}
/** To a table with an open seat, from somebody one played with. */
export type Invitation = {
  id: string
  by: string
  table: TableInfo
  link: string
  at: number
}
/** Who had this seat in a match of one's own. */
export type Invite = {
  table: string
  seat: number
}
/** What a secret link leads to, before one sits down. */
export type Invited = {
  table: TableInfo
  seat: number
  free: boolean
}
export type Job = {
  name: string
  at: number | null
  why: string
}
/** A secret link alone: it knows its table and seat. */
export type Join = {
  link: string
  name?: string | null
}
/** What an action of one's own seat would do, or why it is refused. */
export type Judged = {
  legal: boolean
  preview?: Preview | null
  reason?: Reason | null
}
export type JudgedMany = {
  judged: Judged[]
}
/** One turn of a seat: all that it did between two draws, as far as there was something to choose. */
export type JudgedTurn = {
  type: 'turn'
  seat: number
  number: number
  step: number
  last: number
  played: unknown[]
  best: unknown[]
  played_events: unknown[]
  best_events: unknown[]
  is_best: boolean
  value: number
  best_value: number
  careless_value: number
  given_away: number
  error: number
  stake: number
}
/** How kind the draws of a solo match were: what a level makes of its deal, and of how many in a hundred others… */
export type Kindness = {
  level: string
  score: number
  percentile: number
  deals: number
}
/** One idea. */
export type Lesson = {
  word: string
  steps: LessonStep[]
}
/** One action. */
export type LessonStep = {
  action: { [key: string]: unknown }
  seat: number
  asked: boolean
}
/** A line of the chat, or a note of the table itself (a message id with arguments). */
export type Line = {
  number: number
  at: number
  name?: string
  seat?: number | null
  text?: string
  removed?: boolean
  note?: Reason | null
}
export type Lines = {
  lines: Line[]
}
export type LinesSince = {
  since: number
}
export type Listed = {
  public: boolean
}
export type LiveAct = {
  type: 'act'
  id: number
  seq: number
  action: Action
  key?: string | null
}
/** What the client asked under this id is stored. */
export type LiveDone = {
  type: 'done'
  id: number
  seq: number
  waits_for: number[]
}
export type LivePreview = {
  type: 'preview'
  id: number
  action: Action
}
export type LiveSaid =
  | Hello
  | LiveAct
  | LivePreview
  | Undo
  | AnswerUndo
  | Redo
  | Pause
  | Resume
  | Resign
  | Chat
  | Ping
  | Look
export type LiveTold = Table | Changed | NewLines | LiveDone | Refused | Previewed | Bye
/** Whether the page is in sight. */
export type Look = {
  type: 'look'
  id: number
  is_looking: boolean
}
/** A code with which one person may register. */
export type MakeCode = {
  type: 'invite'
  days?: number
}
/** Who the server takes the asker for: nobody yet, a guest, or an account. */
export type Me = {
  kind: 'account' | 'guest' | 'nobody'
  name: string
  id: string | null
  admin: boolean
  registration: 'invitation' | 'off' | 'open'
  least_password: number
}
export type Mute = {
  muted: boolean
}
/** A seat for who makes the table; several make a hot seat. */
export type MySeat = {
  type: 'me'
  name?: string | null
}
export type MyWhich = {
  game: string | null
  state: string | null
  before: number | null
}
export type NewAccount = {
  name: string
  password: string
  code?: string | null
}
/** A table that begins where a match stood. */
export type NewBeginning = {
  seats: (MySeat | BotSeat)[]
  seed?: string | null
  hints?: boolean
  clock?: TurnClock | BankClock | null
}
/** New lines of the chat and notes of the table. */
export type NewLines = {
  type: 'lines'
  lines: Line[]
}
/** An address; it is used once somebody has followed the link that is sent there. */
export type NewMail = {
  type: 'mail'
  address: string
  language: string
}
export type NewNote = {
  text: string
}
export type NewPassword = {
  old: string
  new: string
}
/** A browser's subscription, as it gives it. */
export type NewPush = {
  type: 'push'
  endpoint: string
  p256dh: string
  auth: string
  label: string
  language: string
}
export type NewTable = {
  game: string
  seats: (MySeat | OpenSeat | BotSeat)[]
  options?: Options
  seed?: string | null
  public?: boolean
  hints?: boolean
  clock?: TurnClock | BankClock | null
  content?: string | null
}
export type NewToken = {
  label: string
}
export type NewWebhook = {
  type: 'webhook'
  url: string
  form: 'discord' | 'json' | 'ntfy' | 'slack'
  label: string
  language: string
}
/** What one wrote down at a table, for oneself alone; empty where there is nothing. */
export type Note = {
  text: string
  at: number | null
}
export type NoteKept = {
  at: number
}
/** Done, and nothing to say. */
export type Nothing = {
}
export type OneSeat = {
  seat?: number | null
}
/** A seat for whoever has its link, or for anyone at a public table. */
export type OpenSeat = {
  type: 'open'
}
/** Somebody, or the bots of a level, met at tables. */
export type Opponent = {
  name?: string
  level?: string | null
  public?: boolean
  played: number
  ahead: number
  behind: number
}
export type Options = RailroadTiles.AnyOptions | Railways.AnyOptions | OffTheRails.AnyOptions
/** How a match ended: points of each seat, and its place (1 is best; ties share a place). */
export type Outcome = {
  scores: (number | null)[]
  places: number[]
  missed?: (number | null)[]
}
/** How the server is, and of jobs and pools how the process is that answers. */
export type Overview = {
  version: string
  registration: 'invitation' | 'off' | 'open'
  reports: number
  sizes: Sizes
  jobs: Job[]
  pools: Pool[]
  failures: Failure[]
}
/** What one was answered within the last day, kept for who asks again. */
export type OwnAnswer = {
  status: number
  answer: string
  at: number
}
/** A way in which one is told that it is one's turn. */
export type OwnChannel = {
  id: string
  kind: string
  form: string
  address: string
  label: string
  language: string
  is_on: boolean
  is_confirmed: boolean
  created_at: number
  told_at: number | null
}
/** An invitation to register that one made, or came with. */
export type OwnCode = {
  made_at: number
  used_at: number | null
  mine: boolean | null
}
/** One's first try at a deal of the day; it counts where it has a time. */
export type OwnDaily = {
  day: string
  key: string
  table: string
  score: number | null
  missed: number | null
  at: number | null
}
export type OwnData = {
  kind: 'account' | 'guest'
  id: string
  name: string
  created_at: number
  is_public: boolean
  place: string | null
  looks: OwnLook[]
  sessions: OwnSession[]
  tokens: TokenInfo[]
  tables: OwnTable[]
  seats: OwnSeat[]
  lines: OwnLine[]
  notes: OwnNote[]
  shunned: OwnShunned[]
  invitations: OwnInvitation[]
  results: OwnResult[]
  solo_results: SoloResult[]
  daily: OwnDaily[]
  answers: OwnAnswer[]
  deeds: OwnDuty[]
  codes: OwnCode[]
  reports: OwnReport[]
  channels: OwnChannel[]
  silences: OwnSilence[]
  reminders: OwnReminder[]
  left_off: { [key: string]: number }
}
/** What one did as an admin, or an admin did about one. */
export type OwnDuty = {
  kind: string
  what: string
  mine: boolean | null
  at: number
}
/** To a table: one that one sent, or got. */
export type OwnInvitation = {
  table: string
  mine: boolean
  at: number
  declined_at: number | null
}
/** Something one said at a table. */
export type OwnLine = {
  table: string
  number: number
  name: string
  text: string
  at: number
}
/** How one's name looks: nobody else is called by one that looks so. */
export type OwnLook = {
  look: string
}
/** What one wrote down at a table for oneself. */
export type OwnNote = {
  table: string
  text: string
  at: number
}
/** It is one's turn there, and one is about to be told. */
export type OwnReminder = {
  table: string
  at: number
}
/** A line or a name that one told the admins of, as it was then, and what came of it. */
export type OwnReport = {
  kind: string
  table: string | null
  line: number | null
  name: string
  text: string
  reason: string
  at: number
  settled_at: number | null
  done: string | null
}
export type OwnResult = {
  table: string
  seat: number
  name: string
  score: number | null
  missed: number | null
  place: number
  at: number
}
export type OwnSeat = {
  table: string
  seat: number
  name: string
}
export type OwnSession = {
  expires_at: number
}
/** Somebody whom one has muted or blocked, as they were called where one met them. */
export type OwnShunned = {
  kind: string
  name: string
  at: number
}
/** Where one does not want to be told, and by which kind of channel. */
export type OwnSilence = {
  table: string
  kind: string
}
/** A table that one made, or sat at. */
export type OwnTable = {
  table: string
  game: string
  state: string
  is_owner: boolean
  created_at: number
  changed_at: number
}
export type Part = {
  part: string | null
}
export type Pause = {
  type: 'pause'
  id: number
  ask?: boolean
  key?: string | null
}
/** From one's own allowance, at once; or, with `ask`, once the other people have agreed. */
export type PauseWish = {
  ask?: boolean
  seat?: number | null
}
/** A seat asked for a pause: nobody's time runs and nobody plays until it is over. */
export type Paused = {
  type: 'paused'
  seat: number
  agreed?: number[] | null
}
export type People = {
  people: PersonRow[]
}
export type PersonRow = {
  id: string
  name: string
  created_at: number
  login?: string | null
  admin?: boolean
  closed_at?: number | null
  tables?: number
}
export type Ping = {
  type: 'ping'
  id: number
}
/** Where the plan stands, on the table as it was after its entry `seq`. */
export type PlanAnswer = {
  seq: number
  position: Position
  entries: EntryInfo[]
  taken: number
  opening?: Event[]
  ends?: 'done' | 'draw' | null
  refused?: Reason | null
  judged?: Judged | null
}
/** Actions to try on a private copy, made from one's own view. */
export type PlanWish = {
  actions?: Action[]
  seat?: number | null
  whole_turn?: boolean
  considers?: Action | null
}
/** A seat's action. */
export type Played = {
  type: 'played'
  seat: number
  action: unknown
}
export type Pool = {
  name: string
  at_work: number
  waiting: number
}
/** Where the match stands for one seat (or a spectator). */
export type Position = {
  seat: number | null
  view: View
  legal: Action[]
  changed: number
  to_act: number[]
  can_undo: number[]
  can_redo: boolean
  paused_by: number | null
  clock: ClockInfo | null
  outcome: Outcome | null
  why_over: Reason[]
  frozen: boolean
  marks: { [key: string]: unknown } | null
}
/** What an action would change, itemised, up to the first draw or reveal. */
export type Preview = {
  changes?: Change[]
  stops?: string | null
  note?: Reason | null
  asks?: Reason | null
}
export type Previewed = {
  type: 'previewed'
  id: number
  judged: Judged
}
/** Every refusal. */
export type Problem = {
  reason: Reason
  update?: Update | null
}
export type Profile = {
  name: string
  mine: boolean
  public: boolean
  counted: number
  games: Tally[]
  opponents: Opponent[]
  feats: ProfileResult[]
  solo: SoloSeries[]
}
export type ProfileMatch = {
  table: string
  game: string
  at: number
  seats: ProfileSeat[]
}
export type ProfileMatches = {
  matches: ProfileMatch[]
  next: number | null
}
/** A solo result: `key` says of what (a challenge, a goal), `value` how much (medals, points). */
export type ProfileResult = {
  game: string
  key: string
  value: number
  at: number
}
export type ProfileSeat = {
  seat: number
  name?: string
  level?: string | null
  score?: number | null
  missed?: number | null
  place: number
  own?: boolean
}
export type PuzzleAnswer = {
  best: number
  missed: string[]
  steps: PuzzleStep[]
}
/** What can be told before it is solved. */
export type PuzzleInfo = {
  id: string
  game: string
  grade: number
  start: number
}
/** An action of the best turn, what happens, and what it changes. */
export type PuzzleStep = {
  action: Action
  events: Event[]
  preview: Preview
  total: number
}
/** `puzzle` is null at a table that is none. */
export type PuzzleTable = {
  puzzle: PuzzleInfo | null
  step: number
  seat: number
  reached: number
  can_stop: boolean
  over: boolean
  answer: PuzzleAnswer | null
}
export type Puzzles = {
  puzzles: PuzzleInfo[]
}
/** Why something is refused, as data: a message id with its arguments, the clause, and where. */
export type Reason = {
  message: string
  clause?: string
  cell?: [number, number] | null
  side?: string | null
  args?: { [key: string]: string | number }
}
/** `content` holds an owner's list; the shipped one is known by its hash. */
export type Record = {
  format?: 'branchline-record'
  version?: 1 | 2
  game: string
  rules_version: number
  content_hash: string
  content?: string | null
  seats: number
  players?: string[]
  options: { [key: string]: unknown }
  seed: string
  begins?: Begins | null
  entries: (Played | Undone | Redone | Resigned | HandedOver | Ended | Paused | Resumed | Reseeded)[]
  times?: Times | null
  digest: string
}
export type Redo = {
  type: 'redo'
  id: number
  key?: string | null
}
/** A seat did again what it had taken back. */
export type Redone = {
  type: 'redone'
  seat: number
  seqs: number[]
}
/** What the client asked under this id is refused; nothing has changed. */
export type Refused = {
  type: 'refused'
  id: number | null
  status: number
  reason: Reason
}
export type Rematch = {
  table: string
}
export type RemoveLine = {
  type: 'remove-line'
  table: string
  line: number
}
/** With all that belongs to it. */
export type RemoveTable = {
  type: 'remove'
  table: string
}
export type Rename = {
  name: string
}
/** Wherever the person was called by the old name, it is the new one from now on. */
export type RenameAccount = {
  type: 'rename'
  person: string
  name: string
}
export type ReopenAccount = {
  type: 'reopen'
  person: string
}
/** A match entry by entry; `seats` are those whose views the asker may see (-1: a spectator's). */
export type Replay = {
  table: TableInfo
  seats: number[]
  opening: Event[]
  entries: EntryInfo[]
}
/** Where the match stood after the entry `seq` (0: at the start). */
export type ReplayStep = {
  seq: number
  seat: number | null
  view: View
  to_act: number[]
  outcome: Outcome | null
  why_over: Reason[]
}
/** Something that somebody said at a table. */
export type ReportLine = {
  type: 'line'
  table: string
  line: number
  reason?: string
}
/** What an account is called that shows its profile. */
export type ReportPerson = {
  type: 'person'
  name: string
  reason?: string
}
/** As it was when somebody reported it. */
export type ReportRow = {
  id: string
  at: number
  kind: 'line' | 'name'
  about: string
  name: string
  by?: string
  reason?: string
  table?: string | null
  line?: number | null
  text?: string
  settled_at?: number | null
  done?: 'closed' | 'nothing' | 'removed' | 'renamed' | null
}
/** What somebody is called at a table. */
export type ReportSeat = {
  type: 'seat'
  table: string
  seat: number
  reason?: string
}
export type Reports = {
  reports: ReportRow[]
}
/** From here on the draws are others, by this seed. */
export type Reseeded = {
  type: 'reseeded'
  seat: number
  seed: string
}
export type Resign = {
  type: 'resign'
  id: number
  key?: string | null
}
/** A seat gave up: it ranks last, whoever plays it on. */
export type Resigned = {
  type: 'resigned'
  seat: number
}
export type Resume = {
  type: 'resume'
  id: number
  key?: string | null
}
/** The pause is over: a seat said so, or the host, where an allowance ran out. */
export type Resumed = {
  type: 'resumed'
  seat: number
}
export type Say = {
  text: string
  seat?: number | null
}
export type SeatInfo = {
  seat: number
  kind: 'bot' | 'open' | 'person'
  name: string
  level?: string | null
  mine?: boolean
  here?: boolean
  bot_plays?: boolean
  resigned?: boolean
  link?: string | null
}
export type SeatResult = {
  seat: number
  name: string
  score: number | null
  missed: number | null
  place: number
  bot: boolean
  level: string | null
}
export type Seated = {
  table: string
  seat: number
}
export type Seats = {
  bots: string | null
}
export type SeedOf = {
  seed: string
  game: string | null
  table: string | null
}
export type SeedResult = {
  table: string
  at: number
  seats: SeatResult[]
  no_record: string[]
}
export type SentInvitation = {
  name: string
  at: number
  declined?: boolean
}
export type SentInvitations = {
  invitations: SentInvitation[]
}
/** What is `done` is done by it; every other report of the same thing is settled with it. */
export type SettleReport = {
  type: 'settle'
  report: string
  done: 'closed' | 'nothing' | 'removed' | 'renamed'
  name?: string | null
}
export type ShowProfile = {
  public: boolean
}
/** `mute`: what they say is not shown to one. */
export type Shun = {
  whom: WhoSits | WhoSaid | WhoShows
  kind: 'block' | 'mute'
}
export type ShunnedPeople = {
  people: ShunnedPerson[]
}
export type ShunnedPerson = {
  id: string
  kind: 'block' | 'mute'
  name: string
  at: number
  seats?: number[]
}
export type Shunning = {
  id: string
  kind: 'block' | 'mute'
}
export type Since = {
  since: number | null
  seat: number | null
  wait: number
}
export type Sizes = {
  database: number
  backups: number
  backup_count: number
  free: number | null
  rows: { [key: string]: number }
}
/** A solo result: `key` says of what (a challenge, a goal), `value` how much (medals, points). */
export type SoloResult = {
  game: string
  key: string
  value: number
  table: string
  at: number
}
export type SoloResults = {
  feats: SoloResult[]
}
export type SoloScore = {
  score?: number | null
  missed?: number | null
  at: number
  helped?: boolean
  table?: string | null
}
/** What a level made of many deals alone: the table of docs/bots.md. */
export type SoloScores = {
  level: string
  least: number
  median: number
  most: number
}
/** Scores that can be compared: of one game with the same options and pieces, the earliest first. */
export type SoloSeries = {
  game: string
  options: Options
  own_content: boolean
  scores: SoloScore[]
}
/** The table around the match: seats, who is here, what is asked. */
export type Table = {
  type: 'table'
  table: TableInfo
  seat: number | null
}
export type TableInfo = {
  id: string
  game: string
  rules_version: number
  content_hash: string
  own_content?: boolean
  options: Options
  state: 'frozen' | 'open' | 'over' | 'playing'
  frozen?: Reason | null
  seats: SeatInfo[]
  mine?: boolean
  public?: boolean
  muted?: boolean
  hints?: boolean
  clock?: TurnClock | BankClock | null
  seq: number
  to_act: number[]
  seed_hash: string
  seed?: string | null
  seed_known?: boolean
  no_record?: string[]
  begins?: Begins | null
  along?: 'away' | 'back' | 'gone' | null
  home?: string | null
  paused_by?: number | null
  asked?: ConsentRequest | null
  outcome?: Outcome | null
  rematch?: string | null
  warnings?: Reason[]
  created_at: number
  started_at?: number | null
  changed_at: number
}
/** By which kinds of channel one wants to be told at a table. */
export type TableReminders = {
  push: boolean
  mail: boolean
  webhook: boolean
}
export type TableRow = {
  id: string
  game: string
  state: string
  seq: number
  players: string[]
  changed_at: number
}
export type TableRows = {
  tables: TableRow[]
}
export type Tables = {
  tables: TableInfo[]
}
/** `link` is needed unless the table is public. */
export type TakeSeat = {
  link?: string | null
  name?: string | null
}
export type Tally = {
  game: string
  played: number
  first: number
  alone: number
}
/** When a match began, in seconds since 1970, and how long after that each entry was, as measured. */
export type Times = {
  began: number
  seconds: number[]
}
export type TokenInfo = {
  id: string
  label: string
  created_at: number
  token?: string | null
}
export type TokenList = {
  tokens: TokenInfo[]
}
/** So many seconds for each turn. */
export type TurnClock = {
  type: 'turn'
  seconds: number
  pauses?: number
}
export type Tutorial = {
  seed: string
  players: string[]
  options: { [key: string]: unknown }
  lessons: Lesson[]
}
export type Undo = {
  type: 'undo'
  id: number
  key?: string | null
  whole_turn?: boolean
  to?: number | null
}
/** To whatever is asked; it names what, so that it answers nothing else that was asked meanwhile. */
export type UndoAnswer = {
  agree: boolean
  what?: 'pause' | 'resume' | 'undo'
  seat?: number | null
}
/** Without `to` the last action (`whole_turn`: all of one's turn); with it, all from that entry of one's own on. */
export type UndoWish = {
  seat?: number | null
  whole_turn?: boolean
  to?: number | null
}
/** A seat took back entries: these numbers. */
export type Undone = {
  type: 'undone'
  seat: number
  seqs: number[]
  agreed?: number[] | null
}
/** All that happened after the entry `since`, and where the match stands now. */
export type Update = {
  since: number
  seq: number
  entries: EntryInfo[]
  position: Position | null
}
export type View = RailroadTiles.AnyView | Railways.AnyView | OffTheRails.AnyView
/** A table that waits for one's seat. */
export type WaitingTable = {
  table: TableInfo
  seat: number
  why: 'answer' | 'turn'
  left?: number | null
}
export type WaitingTables = {
  tables: WaitingTable[]
  count: number
  invitations?: Invitation[]
}
export type Which = {
  game: string | null
  state: string
  before: number | null
}
export type WhichMatches = {
  name: string | null
  game: string | null
  opponent: string | null
  level: string | null
  before: number | null
}
export type WhichPeople = {
  name: string
  before: number | null
}
export type WhichReports = {
  settled: boolean
  before: number | null
}
export type WhichTables = {
  state: string | null
  before: number | null
}
/** Whoever said this line of the chat. */
export type WhoSaid = {
  type: 'line'
  table: string
  line: number
}
/** Whoever has this name and a profile that all may see. */
export type WhoShows = {
  type: 'profile'
  name: string
}
/** Whoever has this seat. */
export type WhoSits = {
  type: 'seat'
  table: string
  seat: number
}
export type Whose = {
  name: string | null
}
export type WithdrawCode = {
  type: 'withdraw'
  code: string
}
export namespace RailroadTiles {
  export type AnyAction =
    | TakeColumn
    | PlaceTile
    | RejectTile
    | DiscardTile
    | PlacePawn
    | EndTurn
  export type AnyEvent =
    | StartingTilesRevealed
    | TurnOrderSet
    | RoundStarted
    | ColumnFilled
    | TokenRevealed
    | ColumnTaken
    | TilePlaced
    | TileRejected
    | TileDiscarded
    | PawnPlaced
    | TurnEnded
    | CoinFlipped
    | ColumnsDiscarded
    | StarAdded
    | MatchScored
  export type AnyOptions = Options
  export type AnyView = View
  /** The tiles in the order they were laid. */
  export type Area = {
    laid: Laid[]
  }
  /** RT-P1: who has a pawn to place?. */
  export type BeginPawnPlacement = {
    type: 'begin_pawn_placement'
  }
  /** `holds`: as if the match ended now; `lost`: a limit was broken, and nothing can mend it. */
  export type ChallengeLine = {
    challenge:
      | 'car_paradise'
      | 'distant_friends'
      | 'flat_earth'
      | 'four_cities'
      | 'holes'
      | 'lazy_travellers'
      | 'megalopolis'
      | 'perfection'
      | 'route_66'
      | 'station_mayhem'
      | 'strict_ruling'
      | 'traffic_control'
      | 'train_paradise'
      | 'trans_europe_express'
      | 'volcano'
    holds: boolean | null
    lost: boolean
    medals: number
  }
  /** RT-T1: this seat takes a column. */
  export type ChooseColumn = {
    type: 'choose_column'
    seat: number
  }
  export type CoinFlipped = {
    type: 'coin_flipped'
    side: 'left' | 'right'
    column: number
    tiles: number[]
  }
  export type Column = {
    tiles: number[]
    stars: number
    taken_by: number | null
  }
  export type ColumnFilled = {
    type: 'column_filled'
    column: number
    tiles: number[]
  }
  export type ColumnTaken = {
    type: 'column_taken'
    seat: number
    column: number
    tiles: number[]
    stars: number
    points: number
  }
  /** RT-3: solo, the columns not chosen. */
  export type ColumnsDiscarded = {
    type: 'columns_discarded'
    tiles: number[]
  }
  /** RT-T4, RT-T8: put away a tile that fits nowhere. */
  export type DiscardTile = {
    type: 'discard_tile'
    tile: number
  }
  /** RT-E: star, coin, turn order. */
  export type EndOfRound = {
    type: 'end_of_round'
  }
  /** Pass on: all is placed, or the remaining tokens are declined (RT-P1). */
  export type EndTurn = {
    type: 'end_turn'
  }
  /** RT-C1: four sides as laid (north, east, south, west), the segments that join them, terrain, pin, station. */
  export type Face = {
    sides: string
    segments: string[]
    terrain: 'field' | 'town'
    station?: boolean
    pin?: 'car' | 'train' | 'traveller' | null
    objective?: string | null
  }
  /** RT-F: the match is over. */
  export type FinalScoring = {
    type: 'final_scoring'
  }
  /** A tile as it lies. */
  export type Laid = {
    cell: [number, number]
    tile: number
    face: Face
  }
  export type MatchScored = {
    type: 'match_scored'
    scores: number[]
    places: number[]
  }
  /** RT-N: columns are filled, a token is revealed. */
  export type NewRound = {
    type: 'new_round'
    round: number
  }
  export type ObjectiveLine = {
    cell: [number, number]
    objective: string
    met: boolean | null
    points: number
  }
  /** How a match is set up. */
  export type Options = {
    edition: 'final' | 'prototype'
    objectives: 'none' | 'random' | string[]
    parallel_placement: boolean
    challenge:
      | 'car_paradise'
      | 'distant_friends'
      | 'flat_earth'
      | 'four_cities'
      | 'holes'
      | 'lazy_travellers'
      | 'megalopolis'
      | 'perfection'
      | 'route_66'
      | 'station_mayhem'
      | 'strict_ruling'
      | 'traffic_control'
      | 'train_paradise'
      | 'trans_europe_express'
      | 'volcano'
      | null
  }
  /** How a match ended: points of each seat, and its place (1 is best; ties share a place). */
  export type Outcome = {
    scores: (number | null)[]
    places: number[]
    missed: (number | null)[]
  }
  export type PawnPlaced = {
    type: 'pawn_placed'
    seat: number
    hall: 'left' | 'right'
    pawn: 'car' | 'train' | 'traveller'
    cell: [number, number]
    points: number
    star: boolean
  }
  /** RT-P1: place a pawn for the token in this hall; with a star it may be of another type (RT-P3). */
  export type PlacePawn = {
    type: 'place_pawn'
    hall: 'left' | 'right'
    pawn: 'car' | 'train' | 'traveller'
    cell: [number, number]
    star: boolean
  }
  /** RT-P: these seats place pawns for the tokens in the halls. */
  export type PlacePawns = {
    type: 'place_pawns'
    seats: number[]
  }
  /** RT-N4: this seat chooses and places a starting tile. */
  export type PlaceStartingTile = {
    type: 'place_starting_tile'
    seat: number
  }
  /** RT-T1: lay a route tile or an objective tile, turned clockwise by `turn` degrees, its back up if flipped. */
  export type PlaceTile = {
    type: 'place_tile'
    tile: number
    cell: [number, number]
    turn: 0 | 90 | 180 | 270
    flipped: boolean
  }
  /** RT-T1: these seats place what they took, several at once where the table lets them (RT-T7). */
  export type PlaceTiles = {
    type: 'place_tiles'
    seats: number[]
  }
  /** One seat's things. */
  export type Player = {
    area: Area
    pawns: [number, number][]
    hand: number[]
    objectives: number[]
    owes_objective: boolean
    rejected: number[]
    stars: number
    points: number
    column: number | null
    used_halls: ('left' | 'right')[]
  }
  /** RT-F2: a full rectangle of tiles; `cell` is its north-west corner. */
  export type Rectangle = {
    cell: [number, number]
    width: number
    height: number
  }
  /** RT-T5: give up a route tile, twice a game at most. */
  export type RejectTile = {
    type: 'reject_tile'
    tile: number
  }
  export type RoundStarted = {
    type: 'round_started'
    round: number
  }
  /** Every line of a player's score, as if the match ended now. */
  export type ScoreSheet = {
    points: number
    cities: number[]
    city_points: number
    rectangle: Rectangle
    rectangle_points: number
    openings: number
    opening_points: number
    objectives: ObjectiveLine[]
    objective_points: number
    total: number
    challenge: ChallengeLine | null
  }
  export type StarAdded = {
    type: 'star_added'
    column: number
  }
  export type StartingTilesRevealed = {
    type: 'starting_tiles_revealed'
    tiles: number[]
  }
  /** The common stock of pawns. */
  export type Supply = {
    car: number
    train: number
    traveller: number
    star: number
  }
  /** RT-T1: take all tiles and stars of a column; columns in use are numbered from 0, left to right. */
  export type TakeColumn = {
    type: 'take_column'
    column: number
  }
  export type TileDiscarded = {
    type: 'tile_discarded'
    seat: number
    tile: number
  }
  export type TilePlaced = {
    type: 'tile_placed'
    seat: number
    tile: number
    cell: [number, number]
    turn: number
    flipped: boolean
  }
  export type TileRejected = {
    type: 'tile_rejected'
    seat: number
    tile: number
  }
  export type TokenRevealed = {
    type: 'token_revealed'
    token: number
  }
  export type TurnEnded = {
    type: 'turn_ended'
    seat: number
  }
  export type TurnOrderSet = {
    type: 'turn_order_set'
    order: number[]
  }
  /** The table as a seat sees it. */
  export type View = {
    seat: number | null
    content_status: string
    agenda: (
      | NewRound
      | PlaceStartingTile
      | ChooseColumn
      | PlaceTiles
      | BeginPawnPlacement
      | PlacePawns
      | EndOfRound
      | FinalScoring
    )[]
    options: Options
    round: number
    order: number[]
    bag: number[]
    columns: Column[]
    starting_tiles: number[]
    undrawn_tokens: number[]
    waiting_room: number | null
    left_hall: number | null
    right_hall: number | null
    supply: Supply
    discarded: number[]
    players: Player[]
    sheets: ScoreSheet[]
    outcome: Outcome | null
  }
}
export namespace Railways {
  /** RW-A13: to the die on this cell, or with a waiting die that goes there. */
  export type AddPassenger = {
    type: 'add_passenger'
    cell: [number, number]
  }
  export type AnyAction =
    | LayCard
    | PlaceDie
    | BuyRailway
    | Build
    | MovePassenger
    | Recruit
    | RaiseCapital
    | CleanUp
    | AddPassenger
    | Upgrade
    | Pay
    | KeepMarker
    | Exchange
    | EndDecade
  export type AnyEvent =
    | PlanDealt
    | CardLaid
    | DiePlaced
    | HandDealt
    | Paid
    | TrackMoved
    | RailwayBought
    | BuildingBuilt
    | MarkerKept
    | MarkerReturned
    | PassengerMoved
    | DieEmptied
    | PassengerAdded
    | RailwayUpgraded
    | GoalReached
    | CardsDrawn
    | DiscardShuffled
    | DecadeBegun
    | GameEnded
  export type AnyOptions = Options
  export type AnyView = View
  /** RW-S2: a card for this place. */
  export type ArrangePlan = {
    type: 'arrange_plan'
    place: number
  }
  /** RW-B1, RW-B2. */
  export type Bookkeeping = {
    type: 'bookkeeping'
  }
  /** RW-A3: the building die that shows this value goes there. */
  export type Build = {
    type: 'build'
    value: number
    cell: [number, number]
  }
  export type BuildingBuilt = {
    type: 'building_built'
    cell: [number, number]
    value: number
    colour: 'C' | 'I' | 'L' | 'R'
  }
  /** A building is known by the first of its cells in reading order. */
  export type BuildingView = {
    colour: 'C' | 'I' | 'L' | 'R'
    cells: [number, number][]
    passengers: number
  }
  /** RW-A1. */
  export type BuyRailway = {
    type: 'buy_railway'
    railway: [number, number]
  }
  /** Both sides of one card: the rows of its plan, and the icons of its four slots. */
  export type Card = {
    id: number
    plan: string[]
    slots: string[][]
  }
  export type CardLaid = {
    type: 'card_laid'
    place: number
    card: number
    turned: boolean
  }
  export type CardsDrawn = {
    type: 'cards_drawn'
    cards: number[]
  }
  /** RW-A12. */
  export type CleanUp = {
    type: 'clean_up'
  }
  /** Both actions are done; the player says so, and until then can take them back. */
  export type CloseDecade = {
    type: 'close_decade'
  }
  /** RW-S1. */
  export type DealHand = {
    type: 'deal_hand'
  }
  export type DecadeBegun = {
    type: 'decade_begun'
    decade: number
  }
  /** A die on the plan; a building die also says what it has become. */
  export type Die = {
    cell: [number, number]
    value: number
    colour: 'C' | 'I' | 'L' | 'R' | null
  }
  /** RW-A9: a passenger die is taken off and waits. */
  export type DieEmptied = {
    type: 'die_emptied'
    cell: [number, number]
  }
  export type DiePlaced = {
    type: 'die_placed'
    cell: [number, number]
    value: number
  }
  export type DiscardShuffled = {
    type: 'discard_shuffled'
    cards: number
  }
  /** RW-A4: a marked railway was cut in two. */
  export type DivideRailway = {
    type: 'divide_railway'
    railways: [[number, number], [number, number]]
  }
  /** Nothing more in this decade: the bookkeeping comes. */
  export type EndDecade = {
    type: 'end_decade'
  }
  /** RW-A8: capital for so much profit; 0 is nothing. */
  export type Exchange = {
    type: 'exchange'
    profit: number
  }
  /** RW-A8: the bonus of leisure; `income` is the capital that the trip brings after it. */
  export type ExchangeCapital = {
    type: 'exchange_capital'
    income: number
  }
  /** RW-G5: the score counts only when the goals are met. */
  export type GameEnded = {
    type: 'game_ended'
    score: number
    is_met: boolean
  }
  export type GoalReached = {
    type: 'goal_reached'
    goal: 'conductor' | 'economist' | 'engineer' | 'mayor'
  }
  export type GoalView = {
    goal: 'conductor' | 'economist' | 'engineer' | 'mayor'
    is_chosen: boolean
    is_met: boolean
  }
  /** RW-S1: only now is the hand known. */
  export type HandDealt = {
    type: 'hand_dealt'
    hand: number[]
    reserve: number[]
  }
  /** RW-A4: of a marked railway that was cut in two, this part keeps the marker. */
  export type KeepMarker = {
    type: 'keep_marker'
    railway: [number, number]
  }
  /** A card of the plan, turned by 180° or not. */
  export type Laid = {
    card: number
    turned: boolean
  }
  /** RW-S2: this card goes to the next place of the plan. */
  export type LayCard = {
    type: 'lay_card'
    card: number
    turned: boolean
  }
  /** A cube on a railway, which is known by the first of its cells in reading order. */
  export type Marker = {
    railway: [number, number]
    is_upgraded: boolean
  }
  /** RW-A4: this part of a railway that was cut keeps the marker, and its upgrade. */
  export type MarkerKept = {
    type: 'marker_kept'
    railway: [number, number]
    cells: [number, number][]
  }
  /** RW-A4: nothing is left of the railway that was known by this cell. */
  export type MarkerReturned = {
    type: 'marker_returned'
    railway: [number, number]
  }
  /** RW-A6: from the die on this cell, over these railways in turn. */
  export type MovePassenger = {
    type: 'move_passenger'
    die: [number, number]
    destination: 'C' | 'I' | 'L' | 'R'
    railways: [number, number][]
  }
  /** RW-S2: who lays out the plan. */
  export type Options = {
    plan: 'arrange' | 'as_dealt'
    goals:
      | 'conductor'
      | 'economist'
      | 'engineer'
      | 'mayor'
      | ('conductor'
      | 'economist'
      | 'engineer'
      | 'mayor')[]
  }
  export type Paid = {
    type: 'paid'
    deed: string
    slots: [number, number][]
  }
  export type PassengerAdded = {
    type: 'passenger_added'
    cell: [number, number]
    value: number
  }
  /** `stops` are the first cells of the buildings reached. */
  export type PassengerMoved = {
    type: 'passenger_moved'
    die: [number, number]
    destination: 'C' | 'I' | 'L' | 'R'
    railways: [number, number][]
    stops: [number, number][]
  }
  /** RW-P1: with these slots. */
  export type Pay = {
    type: 'pay'
    slots: [number, number][]
  }
  /** How to pay for what was chosen. */
  export type PayFor = {
    type: 'pay_for'
    number: number
    deed:
      | BuyRailway
      | Build
      | MovePassenger
      | Recruit
      | RaiseCapital
      | CleanUp
      | AddPassenger
      | Upgrade
  }
  /** RW-S3: a die on the card at this place. */
  export type PlaceDice = {
    type: 'place_dice'
    place: number
  }
  /** RW-S3: a passenger die on a building of the next card. */
  export type PlaceDie = {
    type: 'place_die'
    cell: [number, number]
    value: number
  }
  export type PlanDealt = {
    type: 'plan_dealt'
    cards: number[]
  }
  export type RailwayBought = {
    type: 'railway_bought'
    railway: [number, number]
    cells: [number, number][]
  }
  export type RailwayUpgraded = {
    type: 'railway_upgraded'
    railway: [number, number]
    cells: [number, number][]
  }
  /** A chain of rails: a complete railway, or a dangling one that may become one. */
  export type RailwayView = {
    railway: [number, number]
    cells: [number, number][]
    ends: [[number, number] | null, [number, number] | null]
    is_complete: boolean
    is_marked: boolean
    is_upgraded: boolean
  }
  /** RW-A11: by which icons is said when paying. */
  export type RaiseCapital = {
    type: 'raise_capital'
  }
  /** RW-A10. */
  export type Recruit = {
    type: 'recruit'
  }
  /** RW-A6, RW-A7: a way a passenger can go, whether the hand can pay for it or not. */
  export type RouteView = {
    die: [number, number]
    destination: 'C' | 'I' | 'L' | 'R'
    railways: [number, number][]
    cells: [number, number][]
    stops: [number, number][]
    profit: number
    has_bonus: boolean
    capital: number
  }
  /** RW-F1, item by item. */
  export type ScoreView = {
    profit: number
    railways: number
    pollution: number
    total: number
  }
  /** The first or the second action of a decade: what to do. */
  export type TakeAction = {
    type: 'take_action'
    number: number
  }
  /** A counter or the worker die went from one value to another. */
  export type TrackMoved = {
    type: 'track_moved'
    track: 'capital' | 'pollution' | 'profit' | 'workers'
    before: number
    after: number
  }
  /** RW-A14. */
  export type Upgrade = {
    type: 'upgrade'
    railway: [number, number]
  }
  export type View = {
    content_status: string
    cards: Card[]
    agenda: (
      | ArrangePlan
      | PlaceDice
      | DealHand
      | TakeAction
      | PayFor
      | DivideRailway
      | ExchangeCapital
      | CloseDecade
      | Bookkeeping
    )[]
    goals: ('conductor' | 'economist' | 'engineer' | 'mayor')[]
    to_lay: number[]
    unseen: number[]
    to_place: number[]
    plan: Laid[]
    hand: number[]
    reserve: number[]
    discard: number[]
    dice: Die[]
    waiting: number
    building_dice: number[]
    markers: Marker[]
    profit: number
    capital: number
    pollution: number
    workers: number
    decade: number
    delivered: ('C' | 'I' | 'L' | 'R')[]
    was_empty: boolean
    ground: string[]
    buildings: BuildingView[]
    railways: RailwayView[]
    routes: RouteView[]
    ways: WayView[]
    score: ScoreView
    goal_views: GoalView[]
    is_met: boolean
  }
  /** One way to pay. */
  export type WayView = {
    slots: [number, number][]
    cards: number[]
    clean: [number, number][]
    pollution: number
  }
}
export namespace OffTheRails {
  /** Decision: up to so many actions. */
  export type ActionPhase = {
    type: 'action_phase'
    left: number
  }
  /** Automatic: one cell further. */
  export type Advance = {
    type: 'advance'
  }
  export type AnyAction =
    | LayTrack
    | UpgradeTrack
    | PlaceCart
    | ChangeSpeed
    | EndActions
    | ChooseCart
    | TakeJewel
    | LeaveJewels
    | ChooseExit
    | ChooseFacing
    | SplitLoad
    | NameHand
    | DropLoad
    | TakeMission
    | EndTurn
    | PlaceToken
    | RunCart
  export type AnyEvent =
    | TurnBegun
    | TrackLaid
    | TrackUpgraded
    | CartPlaced
    | SpeedChanged
    | CartMoved
    | JewelTaken
    | CartTurned
    | CartBanked
    | CartDerailed
    | CartsCollided
    | LoadSplit
    | HandOpened
    | LoadDropped
    | MissionTaken
    | DepositMade
    | ChasmCardTurned
    | ChasmOpened
    | TokenDrawn
    | DieRolled
    | CellSwallowed
    | TokenSetAside
    | MatchOver
  export type AnyOptions = OffTheRailsOptions
  export type AnyView = View
  /** In the reserve and when lost, the rest says nothing. */
  export type Cart = {
    place: 'board' | 'lost' | 'reserve'
    cell: [number, number]
    facing: string
    speed: number
    hold: [number, number, number, number, number]
  }
  export type CartBanked = {
    type: 'cart_banked'
    cart: number
    cell: [number, number]
    jewels: [number, number, number, number, number]
  }
  /** Decision: which cart moves first. */
  export type CartChoice = {
    type: 'cart_choice'
  }
  /** `is_lost`: out of the game, because the chasm is open. */
  export type CartDerailed = {
    type: 'cart_derailed'
    cart: number
    cell: [number, number]
    jewels: [number, number, number, number, number]
    is_lost: boolean
  }
  /** `facing`: the side to which the rails lead it; where they fork, the one to which it went on. */
  export type CartMoved = {
    type: 'cart_moved'
    cart: number
    cell: [number, number]
    facing: string
  }
  export type CartPath = {
    cart: number
    path: Path
  }
  /** Automatic: the next cart that has not moved sets off. */
  export type CartPhase = {
    type: 'cart_phase'
    moved: number[]
  }
  export type CartPlaced = {
    type: 'cart_placed'
    cart: number
    cell: [number, number]
  }
  /** A cart faces the way its player chose, or the way a collision turned it. */
  export type CartTurned = {
    type: 'cart_turned'
    cart: number
    side: string
  }
  /** A moving cart ran into another one, which stands on the cell. */
  export type CartsCollided = {
    type: 'carts_collided'
    cart: number
    other: number
    cell: [number, number]
    is_connected: boolean
  }
  /** A chasm token on a cell: the track and the jewels that were there are gone. */
  export type CellSwallowed = {
    type: 'cell_swallowed'
    cell: [number, number]
    colour: string
    exits: string
    jewels: [number, number, number, number, number]
  }
  export type ChangeSpeed = {
    type: 'change_speed'
    cart: number
    change: number
  }
  export type ChasmCardTurned = {
    type: 'chasm_card_turned'
    seat: number
  }
  export type ChasmOpened = {
    type: 'chasm_opened'
    seat: number
  }
  export type ChasmSeen = {
    cell: [number, number]
    colour: 'blue' | 'green' | 'red' | 'yellow'
  }
  /** This one moves now. */
  export type ChooseCart = {
    type: 'choose_cart'
    cart: number
  }
  /** The way the moving cart leaves its cell, or faces where its move ends. */
  export type ChooseExit = {
    type: 'choose_exit'
    side: string
  }
  /** The way a cart turns after a collision. */
  export type ChooseFacing = {
    type: 'choose_facing'
    cart: number
    side: string
  }
  /** Something a cart did in this turn that a mission may ask for. */
  export type Deed = {
    kind: 'bank' | 'collect' | 'hit' | 'wreck'
    jewels: [number, number, number, number, number]
    speed: number
    foreign: boolean
    cells: number
  }
  export type DepositMade = {
    type: 'deposit_made'
    card: string
    cell: [number, number]
    jewels: [number, number, number, number, number]
  }
  /** Automatic: a card is turned, or a token drawn. */
  export type DepositPhase = {
    type: 'deposit_phase'
  }
  export type DepositSeen = {
    cell: [number, number]
    jewels: [number, number, number, number, number]
  }
  export type DieRolled = {
    type: 'die_rolled'
    number: number
  }
  /** Automatic: how is half the load of this cart found?. */
  export type Drop = {
    type: 'drop'
    cart: number
  }
  /** Decision of a player whose carts hit each other. */
  export type DropChoice = {
    type: 'drop_choice'
    cart: number
  }
  /** What one's own cart drops, hit by one's other cart. */
  export type DropLoad = {
    type: 'drop_load'
    jewels: [number, number, number, number, number]
  }
  /** Enough: the carts move. */
  export type EndActions = {
    type: 'end_actions'
  }
  /** Automatic: this cart has moved. */
  export type EndMove = {
    type: 'end_move'
  }
  /** The movement is over: on to the deposit, or to the chasm token. */
  export type EndTurn = {
    type: 'end_turn'
  }
  /** The surface cells of a clan, beyond one side of the board. */
  export type Exit = {
    clan: 'blue' | 'green' | 'red' | 'yellow'
    side: 'E' | 'N' | 'S' | 'W'
    cells: [number, number][]
  }
  /** Decision: which exit. */
  export type ExitChoice = {
    type: 'exit_choice'
  }
  /** Decision of the cart's owner: where it faces now. */
  export type FacingChoice = {
    type: 'facing_choice'
    cart: number
    side: string
  }
  /** Decision of the active seat: the hand. */
  export type HandChoice = {
    type: 'hand_choice'
    cart: number
    left: [number, number, number, number, number] | null
  }
  export type HandOpened = {
    type: 'hand_opened'
    cart: number
    hand: 'left' | 'right'
  }
  /** Decision: take one, or leave the rest. */
  export type JewelChoice = {
    type: 'jewel_choice'
    limit: number
  }
  export type JewelTaken = {
    type: 'jewel_taken'
    cart: number
    cell: [number, number]
    jewel: string
  }
  export type LayTrack = {
    type: 'lay_track'
    cell: [number, number]
    exits: string
  }
  /** No more from this cell. */
  export type LeaveJewels = {
    type: 'leave_jewels'
  }
  /** A cell a whole move heads for, and what is taken there, in this order. */
  export type Leg = {
    cell: [number, number]
    takes?: string[]
  }
  export type LoadDropped = {
    type: 'load_dropped'
    cart: number
    cell: [number, number]
    jewels: [number, number, number, number, number]
  }
  /** `left` is what the owner put into the left hand: nobody else's business, not even how many. */
  export type LoadSplit = {
    type: 'load_split'
    cart: number
    seat: number
    left: [number, number, number, number, number] | null
  }
  export type MatchOver = {
    type: 'match_over'
  }
  /** A centre and the cells around it, by number. */
  export type Mine = {
    colour: 'blue' | 'green' | 'red' | 'yellow'
    centre: [number, number]
    cells: [number, number][]
  }
  /** A deed that must be done so many times in one turn, and what is asked of it. */
  export type Mission = {
    name: string
    deed: 'bank' | 'collect' | 'hit' | 'wreck'
    times: number
    pieces: number
    jewels: { [key: string]: number }
    speed: number
    foreign: boolean
    cells: number
  }
  export type MissionTaken = {
    type: 'mission_taken'
    seat: number
    mission: string
  }
  /** The move that is under way. */
  export type Motion = {
    cart: number
    left: number
    origin: [number, number]
    came: string | null
    taken: number
    gathered: [number, number][]
  }
  /** Decision: take a mission, end the turn. */
  export type MovementOver = {
    type: 'movement_over'
    has_taken: boolean
  }
  export type NameHand = {
    type: 'name_hand'
    hand: 'left' | 'right'
  }
  /** OR-V: `length` is the number of cards in the deposit deck; None takes the one usual for the number of seats. */
  export type OffTheRailsOptions = {
    bumper_carts: boolean
    chasm_die: boolean
    length: 13 | 17 | 21 | 25 | null
    missions: boolean
  }
  /** How a match ended: points of each seat, and its place (1 is best; ties share a place). */
  export type Outcome = {
    scores: (number | null)[]
    places: number[]
    missed: (number | null)[]
  }
  /** Cells as far as they follow from each other, then an ending. */
  export type Path = {
    side: string
    cells: PathCell[]
    ends: 'banks' | 'bumps' | 'chooses' | 'derails' | 'hits' | 'stops'
    ahead?: [number, number] | null
    hits?: number | null
    sides?: string
    branches?: Path[]
    stopped?: PathCell | null
  }
  /** A cell a cart enters, what lies there now, and how many pieces it may take. */
  export type PathCell = {
    cell: [number, number]
    jewels: [number, number, number, number, number]
    takes: number
  }
  /** Automatic: is there something to take, up to so many pieces?. */
  export type PickUp = {
    type: 'pick_up'
    limit: number
  }
  export type PlaceCart = {
    type: 'place_cart'
    cart: number
    cell: [number, number]
  }
  export type PlaceToken = {
    type: 'place_token'
    cell: [number, number]
  }
  /** A whole move as one action: it stands for its small actions, which are what is played and stored. */
  export type RunCart = {
    type: 'run_cart'
    cart: number
    path: Leg[]
    facing?: string | null
    drop?: [number, number, number, number, number] | null
  }
  /** A seat's points, item by item. */
  export type Score = {
    jewels: number
    rubies: number
    carts: number
    missions: number
    total: number
  }
  export type SpeedChanged = {
    type: 'speed_changed'
    cart: number
    speed: number
  }
  /** Decision of the cart's owner: the two hands. */
  export type SplitChoice = {
    type: 'split_choice'
    cart: number
  }
  /** What goes into the left hand; the rest is in the right one. */
  export type SplitLoad = {
    type: 'split_load'
    left: [number, number, number, number, number]
  }
  /** Automatic: out by the only exit, or a choice. */
  export type Steer = {
    type: 'steer'
  }
  export type TakeJewel = {
    type: 'take_jewel'
    jewel: string
  }
  export type TakeMission = {
    type: 'take_mission'
    mission: string
  }
  /** Decision: where the chasm grows. */
  export type TokenChoice = {
    type: 'token_choice'
    colour: 'blue' | 'green' | 'red' | 'yellow'
  }
  export type TokenDrawn = {
    type: 'token_drawn'
    seat: number
    colour: string
  }
  export type TokenSetAside = {
    type: 'token_set_aside'
    colour: string
  }
  export type TrackLaid = {
    type: 'track_laid'
    seat: number
    cell: [number, number]
    exits: string
  }
  export type TrackSeen = {
    cell: [number, number]
    exits: string
  }
  export type TrackUpgraded = {
    type: 'track_upgraded'
    seat: number
    cell: [number, number]
    exits: string
  }
  /** Automatic: a cart hit on this side, if it faces it, turns away. */
  export type TurnAway = {
    type: 'turn_away'
    cart: number
    side: string
  }
  export type TurnBegun = {
    type: 'turn_begun'
    seat: number
  }
  /** Automatic: the end of the match, or the next turn. */
  export type TurnOver = {
    type: 'turn_over'
  }
  export type UpgradeTrack = {
    type: 'upgrade_track'
    cell: [number, number]
    exits: string
  }
  /** All of it is open to everybody, but for a hand in the agenda, which only its owner sees. */
  export type View = {
    seat: number | null
    content_status: string
    columns: number
    rows: number
    mines: Mine[]
    exits: Exit[]
    options: OffTheRailsOptions
    clans: ('blue' | 'green' | 'red' | 'yellow')[]
    active: number
    agenda: (
      | ActionPhase
      | CartPhase
      | CartChoice
      | Advance
      | PickUp
      | JewelChoice
      | Steer
      | ExitChoice
      | Drop
      | SplitChoice
      | HandChoice
      | DropChoice
      | TurnAway
      | FacingChoice
      | EndMove
      | MovementOver
      | DepositPhase
      | TokenChoice
      | TurnOver
    )[]
    tracks: TrackSeen[]
    deposits: DepositSeen[]
    chasms: ChasmSeen[]
    supply: number
    carts: Cart[]
    stockpiles: [number, number, number, number, number][]
    bag: [number, number, number, number, number]
    swallowed: [number, number, number, number, number]
    deck_size: number
    turned: string[]
    starting: string[]
    chasm_deck: string[]
    tokens: number[]
    set_aside: number[]
    chasm_holder: number | null
    is_open: boolean
    missions: Mission[]
    taken: string[][]
    motion: Motion | null
    deeds: Deed[]
    scores: Score[]
    outcome: Outcome | null
    paths: CartPath[]
  }
}
/** What is answered, by method and path; `*` stands for a part that is filled in. */
export type Answers = {
  'GET /api/games': Games
  'GET /api/games/*': GameInfo
  'GET /api/games/*/content': { [key: string]: unknown }
  'POST /api/games/*/score': { [key: string]: unknown }
  'GET /api/tables/*/content': { [key: string]: unknown }
  'GET /api/tables/*/marks/*': { [key: string]: unknown }
  'GET /api/tables/*/glance': Glance
  'GET /api/games/*/tutorial': Tutorial
  'POST /api/games/*/tutorial': TableInfo
  'POST /api/tables': TableInfo
  'GET /api/tables': Tables
  'GET /api/me/tables': Tables
  'GET /api/tables/*': TableInfo
  'DELETE /api/tables/*': Nothing
  'GET /api/join/*': Invited
  'POST /api/join': Seated
  'POST /api/tables/*/seats/*': Seated
  'DELETE /api/tables/*/seats/*': Nothing
  'PUT /api/tables/*/seats/*/bot': Seated
  'POST /api/tables/*/leave': Nothing
  'PUT /api/tables/*/mute': Nothing
  'POST /api/tables/*/rematch': Rematch
  'PUT /api/tables/*/public': Nothing
  'GET /api/me/waiting': WaitingTables
  'GET /api/tables/*/note': Note
  'PUT /api/tables/*/note': NoteKept
  'GET /api/tables/*/updates': Update
  'POST /api/tables/*/actions': Done
  'POST /api/tables/*/preview': Judged
  'POST /api/tables/*/previews': JudgedMany
  'POST /api/tables/*/plan': PlanAnswer
  'POST /api/tables/*/undo': Done
  'POST /api/tables/*/undo/answer': Done
  'POST /api/tables/*/pause': Done
  'POST /api/tables/*/resume': Done
  'POST /api/tables/*/redo': Done
  'POST /api/tables/*/resign': Done
  'POST /api/tables/*/hint': Hint
  'GET /api/tables/*/lines': Lines
  'POST /api/tables/*/lines': Lines
  'GET /api/tables/*/replay': Replay
  'GET /api/tables/*/replay/*': ReplayStep
  'GET /api/tables/*/best': Best
  'GET /api/tables/*/record': Record
  'POST /api/tables/*/replay/*/begin': TableInfo
  'POST /api/records': TableInfo
  'GET /api/seeds': Deals
  'POST /api/tables/*/along': Done
  'DELETE /api/tables/*/along': Done
  'PUT /api/tables/*/along': Done
  'GET /api/tables/*/analysis': Analysis
  'POST /api/tables/*/analysis': Nothing
  'POST /api/tables/*/analysis/stop': Nothing
  'GET /api/me': Me
  'DELETE /api/me': Nothing
  'PUT /api/me/name': Me
  'POST /api/accounts': Me
  'POST /api/session': Me
  'DELETE /api/session': Nothing
  'PUT /api/me/password': Nothing
  'GET /api/me/data': OwnData
  'GET /api/me/tokens': TokenList
  'POST /api/me/tokens': TokenInfo
  'DELETE /api/me/tokens/*': Nothing
  'GET /api/me/records': SoloResults
  'GET /api/people': Profile
  'GET /api/people/matches': ProfileMatches
  'PUT /api/me/profile': Nothing
  'GET /api/me/shunned': ShunnedPeople
  'POST /api/me/shunned': Shunning
  'DELETE /api/me/shunned/*': Nothing
  'POST /api/reports': Nothing
  'GET /api/me/companions': Companions
  'GET /api/tables/*/invitations': SentInvitations
  'POST /api/tables/*/invitations': Nothing
  'DELETE /api/me/invitations/*': Nothing
  'GET /api/admin': Overview
  'GET /api/admin/people': People
  'GET /api/admin/tables': TableRows
  'GET /api/admin/reports': Reports
  'GET /api/admin/codes': Codes
  'GET /api/admin/deeds': Duties
  'POST /api/admin/deeds': DutyDone
  'GET /api/me/channels': Channels
  'POST /api/me/channels': ChannelInfo
  'PUT /api/me/channels/*': ChannelInfo
  'DELETE /api/me/channels/*': Nothing
  'POST /api/me/channels/*/try': Nothing
  'POST /api/reminders/confirm': Confirmed
  'POST /api/reminders/stop/*': Confirmed
  'GET /api/tables/*/reminders': TableReminders
  'PUT /api/tables/*/reminders': TableReminders
  'GET /api/daily': Daily
  'POST /api/daily': TableInfo
  'GET /api/daily/*/*': DailyResults
  'GET /api/puzzles': Puzzles
  'POST /api/puzzles/*': TableInfo
  'GET /api/tables/*/puzzle': PuzzleTable
  'GET /health': Health
  'GET /schema': { [key: string]: unknown }
}
