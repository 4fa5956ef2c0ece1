// What Off the Rails sends, as its drawing reads it: view, actions and events by wire.d.ts, the rest as drawing.py makes it.
import type { OffTheRails } from '../../wire'
import type * as Frame from '../../types'
import type { Scene } from './scene.js'
import type { Cell } from '../../types'

type Loose = 'agenda' | 'carts' | 'deposits' | 'scores'
export type View = Omit<OffTheRails.View, Loose> & {
  agenda: Frame.Action[]
  carts: Cart[]
  deposits: Deposit[]
  scores: Score[]
}
export type Cart = Omit<OffTheRails.Cart, 'hold'> & { hold: number[] }
/** A cart as it is played out: how it is turned, what happens to it, and whither it is pushed. */
export type CartShown = Cart & { angle: number; is?: string; push?: string; isHit?: boolean }
export type Exit = OffTheRails.Exit
/** With the way that a cart faces which is placed on it. */
export type ExitIn = Exit & { inward: string }
export type Mine = OffTheRails.Mine
export type Mission = OffTheRails.Mission
export type Motion = OffTheRails.Motion
export type Score = Record<keyof OffTheRails.Score | string, number>
export type Deposit = { cell: Cell; jewels: number[] }
export type Chasm = OffTheRails.ChasmSeen
export type Track = OffTheRails.TrackSeen
export type Colour = OffTheRails.Mine['colour']

/** A cart by its number: whose it is, and the colour of its die. */
export interface Piece {
  seat: number
  tone: string
}

/** `catalogue` of drawing.py. */
export interface Catalogue {
  status: string
  columns: number
  rows: number
  track_tiles: number
  tokens: number
  deposits: number[]
  jewels: { kind: string; count: number; value: number }[]
  mines: Mine[]
  exits: ExitIn[]
  carts: Piece[]
  missions: Mission[]
  hold: number
  first_speed: number
  fastest: number
  actions: number
  growing_tokens: number
  points: { rubies: number; cart: number; mission: number }
  lengths: number[]
  usual_length: Record<string, number>
}
/** The tree of a cart's ways; `most`: what the hold could be worth at its end. */
export type Path = Omit<OffTheRails.Path, 'branches'> & { most: number; branches: Path[] }
export interface CartPath {
  cart: number
  path: Path
}
/** `glance` of drawing.py. */
export type Board = Pick<
  View,
  'columns' | 'rows' | 'mines' | 'exits' | 'clans' | 'tracks' | 'deposits' | 'chasms' | 'carts' | 'is_open'
> & { pieces: Piece[] }
/** The chance that the dark may come to a cell next, and from which colours. */
export interface Odd {
  cell: Cell
  chance: number
  colours: string[]
}
export interface Effects {
  items: Record<string, number | boolean>
  cells: Record<string, Cell[]>
}
export interface Spread {
  kind: 'opening' | 'growing'
  colours?: Record<string, number>
  cells: Odd[]
}
/** `marks` of drawing.py. */
export interface Marks {
  paths: CartPath[]
  carts: CartPath[]
  joins: { cell: Cell; sides: string }[]
  cards: NextCards | null
  chasm: Spread | null
  met: string[]
  sums: { now: Score[]; then: Score[]; is_sure: boolean } | null
  effects: Effects
  /** Whose turn comes after this one, and what this one ends with. */
  next_seat: number
  ends_with: 'deposit' | 'chasm' | 'token'
}
export interface NextCards {
  chance: Record<string, number>
  chasm: number
  before_chasm: [number, number] | null
  unseen: Record<string, string[]>
}
/** Every position has its marks. */
export type Table = Frame.Table<{
  view: View
  action: Frame.Action
  catalogue: Catalogue
  marks: Marks
  scene: Scene
}> & {
  marks: Marks
}
