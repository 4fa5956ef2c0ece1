// Pointer, touch and keys over an area come together here.
import { ARROWS, beside, cellOf } from '../../lib/cells.js'
import { useRef } from 'preact/hooks'
import { touching } from '../../lib/pointer.js'
import { ghostAction, own, turnGhost } from './choices.js'

/** @typedef {import('./kinds').Table} Table */
/** @typedef {import('../../types').Action} Action */
/** @typedef {import('./tiles.js').Shown} Shown */
/** @typedef {{ spot: string | null, action: import('../../types').Action | undefined }} Before */

/** What can be done just now.
 * @typedef {{ placing: boolean, tile: number | null, legal: Map<string, Action[]>, pins: Map<string, Action>, mine: boolean }} Now */

/** @param {Table} table @param {Map<string, Shown>} faces @param {Now} now */
export function useInput(table, faces, now) {
  const kept = own(table)
  const pointed = useRef('')
  const before = useRef(/** @type {Before} */ ({ spot: null, action: undefined }))
  /** @param {string} key */
  const reach = (key) => reachCell(table, faces, now, key)
  return {
    reach,
    /** What lay there before the focus that comes with a click or a tap moved it. */
    down() {
      before.current = { spot: kept.spot.peek(), action: table.considered.peek()?.action }
    },
    /** @param {PointerEvent} event @param {string} key */
    point(event, key) {
      if (event.pointerType !== 'mouse' || pointed.current === key) return
      pointed.current = key
      reach(key)
    },
    leave() {
      pointed.current = ''
      kept.bad.value = null
      kept.hole.value = null
      kept.point.value = kept.spot.peek() || null
      table.toast(null)
    },
    /** @param {string} key */
    click(key) {
      if (kept.point.peek() !== key || (now.placing && kept.spot.peek() !== key)) reach(key)
      if (now.placing && now.legal.has(key)) layTile(table, before.current.spot === key)
      else clickPawn(table, now.pins.get(key), before.current.action, () => reach(key))
    },
    /** @param {Event} event */
    turn(event) {
      if (now.placing) {
        event.preventDefault()
        turnGhost(table, false)
      }
    },
    /** @param {WheelEvent} event */
    wheel(event) {
      if (now.placing && kept.spot.peek() && turnGhost(table, event.deltaY < 0 && event.shiftKey))
        event.preventDefault()
    },
  }
}

/** @param {Table} table @param {Map<string, Shown>} faces @param {Now} now @param {string} key */
function reachCell(table, faces, now, key) {
  const kept = own(table)
  kept.point.value = key
  kept.hole.value = faces.has(key) ? null : key
  kept.bad.value = null
  if (now.placing && now.tile !== null) {
    moveGhost(table, faces, now, now.tile, key)
    return
  }
  const pawn = now.pins.get(key)
  if (pawn) {
    table.toast(null)
    table.consider(pawn)
  } else if (now.pins.size) table.consider(null)
}

/** Puts the ghost on a cell, or says why it cannot lie there.
 * @param {Table} table @param {Map<string, Shown>} faces @param {Now} now @param {number} tile @param {string} key */
function moveGhost(table, faces, now, tile, key) {
  const kept = own(table)
  if (now.legal.has(key)) {
    if (kept.spot.peek() !== key) {
      kept.spot.value = key
      kept.lay.value = 0
    }
    table.toast(null)
    table.consider(ghostAction(table))
    return
  }
  kept.spot.value = null
  table.consider(null)
  if (faces.has(key)) table.toast(null)
  else explain(table, key, { type: 'place_tile', tile, cell: cellOf(key), turn: 0, flipped: false })
}

/** @param {Table} table @param {string} key @param {Action} action */
function explain(table, key, action) {
  const kept = own(table)
  table.judge(action).then(
    (judged) => {
      if (kept.point.peek() !== key || judged.legal || !judged.reason) return
      kept.bad.value = judged.reason
      table.toast(judged.reason)
      table.announce('')
    },
    () => {},
  )
}

/**
 * A click lays the ghost; a tap where it lay already turns it, unless a lesson asks for it just as it lies.
 * @param {Table} table @param {boolean} wasThere
 */
function layTile(table, wasThere) {
  const action = ghostAction(table)
  if (touching.peek()) {
    if (wasThere && action !== table.wanted) turnGhost(table, false)
    return
  }
  if (action) commit(table, action)
}

/** A click places the pawn; a finger taps twice.
 * @param {Table} table @param {Action | undefined} pawn @param {Action | undefined} was @param {() => void} reach */
function clickPawn(table, pawn, was, reach) {
  if (!pawn) return
  if (!touching.peek() || was === pawn) commit(table, pawn)
  else reach()
}

/** @param {Table} table @param {import('../../types').Action} action */
export async function commit(table, action) {
  const kept = own(table)
  if (await table.commit(action)) {
    kept.spot.value = null
    kept.bad.value = null
  }
}

/** Arrows walk the cells. @param {Table} table @param {string} arrow @returns {boolean} */
export function walk(table, arrow) {
  const seat = table.seatShown.peek()
  const from = document.querySelector(`.area [data-cell][tabindex="0"]`)
  const at = from?.getAttribute('data-cell')
  if (!from || !at) return false
  const [x, y] = beside(cellOf(at), ARROWS[arrow])
  const isThere = document.activeElement === from
  const to = isThere ? document.getElementById(`cell-${seat}-${x}_${y}`) : from
  if (to instanceof SVGElement) to.focus()
  return true
}
