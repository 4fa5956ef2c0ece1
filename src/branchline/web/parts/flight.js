// Points fly from where they were made to the line of the score they change.
import { useEffect, useRef } from 'preact/hooks'
import { signed } from '../lib/html.js'
import { isStill } from '../lib/settings.js'

/** @typedef {import('../types').Table} Table */

const LONG = 760
const STAGGER = 110
const SOON = 4

/** @param {{ desk: import('../lib/desk.js').Desk, table: Table }} props */
export function Flight({ desk, table }) {
  const before = useRef(/** @type {{ seq: number, values: Map<string, number> } | null} */ (null))
  const isPlaying = !!table.scene.value
  useEffect(() => {
    // What is played out brings its points at its end.
    if (isPlaying) return
    const last = before.current
    const values = valuesOf(desk.game.scores(table))
    before.current = { seq: table.seq, values }
    // A jump in a replay or a long absence is no news to play out; what is taken back flies nowhere.
    if (!last || isStill() || table.seq <= last.seq || table.seq > last.seq + SOON) return
    const entry = table.entries[table.entries.length - 1]
    if (entry?.type !== 'played') return
    const gains = [...values].flatMap(([key, value]) => gainOf(key, value - (last.values.get(key) ?? value)))
    const from = sourceOf(desk, table, entry)
    gains.forEach((gain, i) => fly(gain, from, i * STAGGER))
  }, [table, isPlaying])
  return null
}

/** @param {import('../types').Scores} scores @returns {Map<string, number>} */
function valuesOf(scores) {
  const numbers = new Map()
  for (const { id, values } of scores.rows)
    for (const [seat, value] of values.entries()) if (typeof value === 'number') numbers.set(`${id}-${seat}`, value)
  return numbers
}

/** @param {string} key @param {number} points @returns {{ key: string, points: number }[]} */
const gainOf = (key, points) => (points ? [{ key, points }] : [])

/** The cell the last event speaks of, if its area is the one shown; else the middle of the board. */
/** @param {import('../lib/desk.js').Desk} desk @param {Table} table @param {import('../types').Entry} entry @returns {DOMRect | null} */
function sourceOf(desk, table, entry) {
  const focus = (entry.events || [])
    .map((event) => desk.game.logLine(event, table)?.focus)
    .find((each) => each?.cells?.length)
  const cell = focus?.cells?.[0]
  const isShown = focus?.seat == null || focus.seat === table.seatShown.peek()
  const drawn = cell && isShown ? document.querySelector(`.stage [data-cell="${cell[0]},${cell[1]}"]`) : null
  return (drawn || document.querySelector('.stage'))?.getBoundingClientRect() ?? null
}

/** @param {Element} element */
function isInSight(element) {
  const box = element.getBoundingClientRect()
  return box.width > 0 && box.top >= 0 && box.bottom <= innerHeight
}

/** @param {{ key: string, points: number }} gain @param {DOMRect | null} from @param {number} wait */
function fly({ key, points }, from, wait) {
  const line = document.querySelector(`[data-score="${key}"]`)
  if (!from || !line) return
  const chip = document.createElement('span')
  chip.className = points < 0 ? 'flight minus' : 'flight'
  chip.setAttribute('aria-hidden', 'true')
  chip.textContent = signed(points)
  document.body.append(chip)
  const start = [from.left + from.width / 2 - chip.offsetWidth / 2, from.top + from.height / 2 - chip.offsetHeight / 2]
  const goal = isInSight(line) ? middle(line, chip) : [start[0], start[1] - 70]
  const top = Math.min(start[1], goal[1]) - 30
  const path = [
    { transform: at(start[0], start[1], 0.6), opacity: 0 },
    { transform: at(start[0], start[1] - 14, 1.15), opacity: 1, offset: 0.2 },
    { transform: at((start[0] + goal[0]) / 2, (top + (start[1] + goal[1]) / 2) / 2, 1.05), opacity: 1, offset: 0.6 },
    { transform: at(goal[0], goal[1], 0.8), opacity: isInSight(line) ? 1 : 0 },
  ]
  const run = chip.animate(path, { duration: LONG, delay: wait, easing: 'ease-in-out', fill: 'both' })
  run.finished.then(
    () => arrive(line, chip),
    () => chip.remove(),
  )
}

/** @param {number} x @param {number} y @param {number} size */
const at = (x, y, size) => `translate(${x}px, ${y}px) scale(${size})`

/** @param {Element} line @param {HTMLElement} chip @returns {number[]} */
function middle(line, chip) {
  const box = line.getBoundingClientRect()
  return [box.right - chip.offsetWidth, box.top + box.height / 2 - chip.offsetHeight / 2]
}

/** @param {Element} line @param {HTMLElement} chip */
function arrive(line, chip) {
  // The number stays readable on the chip's colour.
  const { backgroundColor, color } = getComputedStyle(chip)
  const from = { backgroundColor, color }
  chip.remove()
  line.animate([from, { backgroundColor: 'transparent' }], { duration: 600, easing: 'ease-out' })
}
