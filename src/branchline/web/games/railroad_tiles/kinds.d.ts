// What Railroad Tiles sends, as its drawing reads it: view, actions and events by wire.d.ts, the rest as drawing.py makes it.
import type { RailroadTiles } from '../../wire'
import type * as Frame from '../../types'
import type { Scene } from './staging.js'
import type { Cell, Open } from '../../types'

export type Step = Open<RailroadTiles.View['agenda'][number]>
export type View = Omit<RailroadTiles.View, 'agenda'> & { agenda: Step[] }
export type Action = Open<RailroadTiles.AnyAction>
export type GameEvent = Open<RailroadTiles.AnyEvent>
export type Player = RailroadTiles.Player
export type Face = RailroadTiles.Face
export type Laid = RailroadTiles.Laid
export type ScoreSheet = RailroadTiles.ScoreSheet
export type Options = RailroadTiles.Options

/** `catalogue` of drawing.py. */
export interface Catalogue {
  status: string
  rounds: number
  free_openings: number
  city_points: number
  objective_points: number
  objectives_in_play: number
  rejections: number
  tiles: Tile[]
  tokens: Token[]
  columns: Record<string, number[]>
  editions: Record<string, { objectives: string[] }>
  challenges: Challenge[]
}
export interface Tile {
  id: number
  shape: string
  face: Face
  count: Record<string, number>
}
export interface Token {
  types: string[]
  flag: boolean
}
export interface Challenge {
  id: NonNullable<Options['challenge']>
  medals: number[]
  is_limit: boolean
}
/** `marks` of drawing.py. */
export interface Marks {
  areas: AreaMarks[]
  next_places: ([number, number] | null)[]
  /** How many tiles each player still has to place this round. */
  due: number[]
  holes: { cell: Cell; count: number; tiles: number[] }[]
}
export interface AreaMarks {
  cities: Cell[][]
  openings: { cell: Cell; side: string }[]
  chains: { cell: Cell; points: number }[]
  networks: { cell: Cell; own: number[]; travel: number[]; goes: 'own' | 'travel'; from: number[] }[]
}
export type Table = Frame.Table<{ view: View; action: Action; catalogue: Catalogue; marks: Marks; scene: Scene }>
