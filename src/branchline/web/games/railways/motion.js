// Motion that explains: a card lands, a passenger rides, and what it brings flies to its track. None where none is wished.
import { useLayoutEffect } from 'preact/hooks'
import { same } from '../../lib/cells.js'
import { signed } from '../../lib/html.js'
import { isStill } from '../../lib/settings.js'
import { buildingOf, own, railwayOf } from './choices.js'
import { rowsOf } from './draft.js'
import { glyph } from './pieces.js'
import { cardAt, chainPath } from './plan.js'

/** @typedef {import('./kinds').Table} Table */
/** @typedef {import('../../types').Cell} Cell */
/** @typedef {import('./kinds').GameEvent} GameEvent */
/** @template {string} T @typedef {import('../../types').Kind<GameEvent, T>} Happened */
/** @typedef {import('./plan.js').Sheet} Sheet */

const EASE = 'cubic-bezier(.3, .7, .3, 1)'
const LEG = 420
const FLIGHT = 620
const APART = 240

/** What has just happened, while one looks on: nothing when the page is opened. @param {Table} table @returns {GameEvent[]} */
export function newsOf(table) {
  const last = table.entries[table.entries.length - 1]
  const isNew = last && last.seq > own(table).since.peek() && last.seq === table.seq
  return isNew ? /** @type {GameEvent[]} */ (last.events || []) : []
}

/** Plays what has just happened. @param {Table} table @param {Sheet} sheet */
export function useMotion(table, sheet) {
  const scene = table.scene.value
  useLayoutEffect(() => {
    if (!scene) showAll(table, sheet, newsOf(table))
  }, [table.seq])
  useLayoutEffect(() => {
    if (scene?.event) showAll(table, sheet, [scene.event], scene.from)
  }, [scene])
}

/** @param {Table} table @param {Sheet} sheet @param {GameEvent[]} news @param {string} [from] where what it brings or costs comes from */
function showAll(table, sheet, news, from = '.rw-hand') {
  if (isStill()) return
  let wait = 0
  for (const event of news) {
    if (event.type === 'card_laid') showLanding(table, sheet, event)
    if (event.type === 'passenger_moved') wait += showRide(table, sheet, event)
    from = causeOf(event) || from
    if (event.type !== 'track_moved') continue
    showTrack(event, from, wait)
    wait += APART
  }
}

// Once more -------------------------------------------------------------------------------------------------------------

/** Long enough to read a line and find its place. */
const USUAL = 620

/** What goes on while a scene lasts, and where what follows comes from. @typedef {{ event: GameEvent | null, from: string }} Scene */

/** @param {Scene} scene @param {GameEvent} event @returns {import('../../types').Beat[]} */
const inPlace = (scene, event) => [{ scene: { event, from: causeOf(event) || scene.from }, time: USUAL }]

/** @param {Scene} scene @param {Happened<'passenger_moved'>} event @returns {import('../../types').Beat[]} */
const ridden = (scene, event) => inPlace(scene, event).map((beat) => ({ ...beat, time: LEG * event.railways.length }))

/**
 * Alone one sees what one does while one does it: what is played out is what one wants to see again.
 * @type {import('../../types').Staging}
 */
export const staging = {
  isOwnPlayed: false,
  start: () => ({ event: null, from: '.rw-hand' }),
  beats: {
    card_laid: inPlace,
    die_placed: inPlace,
    track_moved: inPlace,
    railway_bought: inPlace,
    railway_upgraded: inPlace,
    building_built: inPlace,
    marker_kept: inPlace,
    passenger_moved: ridden,
    passenger_added: inPlace,
    goal_reached: inPlace,
    cards_drawn: inPlace,
    decade_begun: inPlace,
  },
}

// On the plan -----------------------------------------------------------------------------------------------------------

/** A drawing of its own for as long as it moves. @param {string} drawing @returns {SVGGElement | null} */
function actor(drawing) {
  const stage = document.querySelector('.rw-plan .rw-motion')
  if (!stage) return null
  const made = document.createElementNS('http://www.w3.org/2000/svg', 'g')
  made.innerHTML = drawing
  stage.append(made)
  return made
}

/** @param {Element | null} made @param {Keyframe[]} frames @param {KeyframeAnimationOptions} how */
function play(made, frames, how) {
  if (made)
    made.animate(frames, { fill: 'both', easing: EASE, ...how }).finished.then(
      () => made.remove(),
      () => made.remove(),
    )
}

/**
 * A card of the draft goes to its new place, or turns where it lies.
 * @param {Sheet} sheet @param {string[]} rows @param {number} from @param {number} to @param {boolean} isTurned
 */
export function showMoved(sheet, rows, from, to, isTurned) {
  if (isStill()) return
  const a = sheet.card(from)
  const b = sheet.card(to)
  const made = actor(cardAt(sheet, rows, to))
  made?.classList.add('rw-moving')
  const start = `translate(${a.x - b.x}px, ${a.y - b.y}px) rotate(${isTurned ? -180 : 0}deg)`
  play(made, [{ transform: start }, { transform: 'none' }], { duration: 380 })
}

/** @param {Table} table @param {Sheet} sheet @param {Happened<'card_laid'>} event */
function showLanding(table, sheet, { place, card, turned }) {
  const made = actor(cardAt(sheet, rowsOf(table.catalogue, { card, turned }), place))
  made?.classList.add('rw-moving')
  play(made, [{ transform: 'translateY(-22px) scale(1.05)' }, { transform: 'none' }], { duration: 260 })
}

/**
 * The passenger rides from stop to stop; how long it takes.
 * @param {Table} table @param {Sheet} sheet @param {Happened<'passenger_moved'>} event
 */
function showRide(table, sheet, event) {
  const made = actor(
    `<circle r="24"/><g class="person" transform="translate(-13 -14) scale(1.1)">${glyph('passenger')}</g>`,
  )
  made?.classList.add('rw-rider')
  const points = pathPoints(chainPaths(table, sheet, event))
  const duration = LEG * event.railways.length
  const frames = points.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }))
  if (frames.length) play(made, frames, { duration, easing: 'ease-in-out' })
  return duration
}

/**
 * The railways in the order and the sense they are travelled.
 * @param {Table} table @param {Sheet} sheet @param {Happened<'passenger_moved'>} event
 */
function chainPaths(table, sheet, event) {
  let from = buildingOf(table, event.die)?.cells[0] || event.die
  return event.railways
    .map((id, i) => {
      const railway = railwayOf(table, id)
      const cells = railway?.cells || []
      const isForward = railway?.ends[0] && same(railway.ends[0], from)
      from = event.stops[i]
      return chainPath(sheet, table.view.ground, isForward ? cells : [...cells].reverse())
    })
    .join('')
}

/** @param {string} path @returns {{ x: number, y: number }[]} */
function pathPoints(path) {
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  line.setAttribute('d', path)
  const length = line.getTotalLength()
  const points = 48
  return length ? Array.from({ length: points + 1 }, (_, i) => line.getPointAtLength((length * i) / points)) : []
}

// To the tracks ---------------------------------------------------------------------------------------------------------

/** Where what follows comes from: the end of the journey, or the railway; before them it is the hand that pays. @param {GameEvent} event */
function causeOf(event) {
  const cell =
    event.type === 'passenger_moved' ? event.stops.at(-1) : event.type === 'railway_bought' ? event.railway : null
  return cell && `.rw-plan [data-cell="${cell[0]},${cell[1]}"]`
}

/** What a track gains or loses flies there. @param {Happened<'track_moved'>} event @param {string} source @param {number} delay */
function showTrack(event, source, delay) {
  const target = document.querySelector(`[data-track="${event.track}"]`)
  const to = middle(target)
  const from = middle(document.querySelector(source) || document.querySelector('.rw-plan'))
  if (!from) return
  const chip = document.createElement('span')
  chip.className = `rw-chip ${event.track}`
  chip.setAttribute('aria-hidden', 'true')
  chip.textContent = signed(event.after - event.before)
  document.body.append(chip)
  const end = to || { x: from.x, y: from.y - 90 }
  const frames = [
    { transform: `translate(${from.x}px, ${from.y}px) scale(.4)`, opacity: 0 },
    { transform: `translate(${from.x}px, ${from.y}px) scale(1.25)`, opacity: 1, offset: 0.3 },
    { transform: `translate(${end.x}px, ${end.y}px) scale(.9)`, opacity: to ? 1 : 0 },
  ]
  play(chip, frames, { duration: FLIGHT, delay })
  const swell = [{ transform: 'none' }, { transform: 'scale(1.35)' }, { transform: 'none' }]
  target?.animate(swell, { duration: 320, delay: delay + FLIGHT - 60 })
}

/** The middle of what can be seen. @param {Element | null} found */
function middle(found) {
  const box = found?.getBoundingClientRect()
  if (!box?.width || box.bottom < 0 || box.top > innerHeight) return null
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}
