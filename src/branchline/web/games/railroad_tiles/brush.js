// What one draws a map with: a shape, how it lies, and what stands on it.
import { named } from './pieces.js'
import { turned } from './tiles.js'

/** @typedef {import('./tiles.js').Shown} Shown */
/** @typedef {{ name: string, face: Shown }} Shape */

/** @typedef {typeof CLEAN} Brush */
export const CLEAN = { shape: 0, turn: 0, flipped: false, terrain: 'field', pin: '', pawn: false, isRubber: false }

/** @param {import('./kinds').Catalogue} catalogue @returns {Shape[]} */
export function shapesOf(catalogue) {
  /** @type {Map<string, Shape>} */
  const found = new Map()
  for (const { face, shape } of catalogue.tiles) {
    const key = face.objective || shape
    if (!found.has(key)) found.set(key, { name: named(face.objective || `shape-${shape.toLowerCase()}`), face })
  }
  return [...found.values()]
}

/** @param {Shape[]} shapes @param {Brush} brush */
export function brushFace(shapes, brush) {
  const { face } = shapes[brush.shape]
  const painted = {
    ...face,
    terrain: face.objective ? face.terrain : brush.terrain,
    pin: face.objective ? null : brush.pin || null,
    pawn: brush.pawn && brush.pin ? brush.pin : null,
  }
  return turned(painted, brush.turn, brush.flipped)
}
