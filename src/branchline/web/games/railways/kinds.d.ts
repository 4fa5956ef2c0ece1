// What Railways sends, as its drawing reads it: view, actions and events by wire.d.ts, the rest as drawing.py makes it.
import type { Railways } from '../../wire'
import type * as Frame from '../../types'
import type { Scene } from './motion.js'
import type { Cell, Change, Open } from '../../types'

export type Step = Open<Railways.View['agenda'][number]>
export type View = Omit<Railways.View, 'agenda'> & { agenda: Step[] }
export type Action = Open<Railways.AnyAction>
export type GameEvent = Open<Railways.AnyEvent>
export type MovePassenger = Railways.MovePassenger
export type BuyRailway = Railways.BuyRailway
export type PlaceDie = Railways.PlaceDie
export type Exchange = Railways.Exchange
export type BuildingView = Railways.BuildingView
export type Options = Railways.Options
export type WayView = Railways.WayView
export type RailwayView = Railways.RailwayView
export type RouteView = Railways.RouteView
export type Laid = Railways.Laid
export type Card = Railways.Card
export type Colour = Railways.BuildingView['colour']
export type Goal = Railways.GoalView['goal']

/** `catalogue` of drawing.py. */
export interface Catalogue {
  status: string
  columns: number
  rows: number
  across: number
  down: number
  cards: Card[]
  /** Of each icon, what it is one of. */
  kinds: Record<string, string>
  colours: Colour[]
  goals: Goal[]
  decades: number
  markers: number
  most_capital: number
  most_workers: number
  pollution: [number, number]
  points_a_railway: number
  exchanges: number[]
  smoke_a_slot: number
  building_dice: { value: number; capital: number }[]
}
/** `glance` of drawing.py. */
export type Board = Pick<Catalogue, 'columns' | 'rows' | 'across' | 'down' | 'decades'> &
  Pick<View, 'decade' | 'ground' | 'railways' | 'dice'> & { buildings: Cell[][] }
export interface Price {
  icons: string[]
  rails: number
  destinations: Colour[]
  capital_icons: boolean
  workers: number
  capital: number
}
/** `marks` of drawing.py. */
export interface Marks {
  fares: { railway: Cell; capital: number; is_doubled: boolean }[]
  sites: { cell: Cell; colour: Colour }[]
  action: number | null
  /** What the die shows afterwards wherever a passenger may be added. */
  passengers: { cell: Cell; value: number }[]
  reserve_is_short: boolean
  goals: Record<Goal, { done: number; of: number }>
  arrangements: Arrangements | null
  price: Price | null
  parts: { railway: Cell; capital: number }[]
  after: Change[][]
}
/** Every plan one can lay by its name: the numbers of the railways that would be complete, and how many dangle. */
export interface Arrangements {
  plans: Record<string, [number[], number]>
  railways: number[][]
}
export type Table = Frame.Table<{ view: View; action: Action; catalogue: Catalogue; marks: Marks; scene: Scene }>
