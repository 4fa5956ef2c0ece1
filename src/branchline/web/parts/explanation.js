// One card beside what one points at: on hover, on focus and on a long press. It covers nothing of it and takes no click.
import { aboutOf, hasAbout } from '../games/index.js'
import { style } from '../lib/assets.js'
import { cornerBeside, cornerOff, covered, holds } from '../lib/beside.js'
import { language } from '../lib/settings.js'
import { knows, needWords, t } from '../lib/words.js'
import { isTyping } from './frame.js'

/** @typedef {'mouse' | 'focus' | 'touch'} Way */
/** @typedef {HTMLElement | SVGElement} Anchor */

const REST = 500
const PRESS = 450
const STRAY = 10
const NEAR = 14
const ID = 'about'

/** @param {string} game */
export async function explain(game) {
  const [clauses] = await Promise.all([hasAbout(game) ? aboutOf(game) : {}, style('css/about.css')])
  return new Explanation(game, clauses)
}

/**
 * The smallest of what is drawn at a point of the board, hands or no hands; else what the element is part of.
 * @param {number} x @param {number} y
 */
function explainedAt(x, y) {
  const at = document.elementFromPoint(x, y)
  const marks = [...(at?.closest('.stage')?.querySelectorAll('[data-about]') || [])]
    .map((mark) => ({ mark, box: mark.getBoundingClientRect() }))
    .filter(({ box }) => box.width && holds(box, x, y))
    .sort((a, b) => a.box.width * a.box.height - b.box.width * b.box.height)
  return /** @type {Anchor | null} */ (marks[0]?.mark || at?.closest('[data-about]') || null)
}

/**
 * Itself, all that is drawn over it, what is in it, or what it is part of.
 * @param {Element} focused @returns {Anchor[]}
 */
export function explainedBy(focused) {
  if (focused.matches('[data-about]')) return [/** @type {Anchor} */ (focused)]
  const over = drawnOver(focused)
  if (over.length) return over
  const one = focused.querySelector('[data-about]') || focused.closest('[data-about]')
  return one ? [/** @type {Anchor} */ (one)] : []
}

/**
 * The signs that are drawn over a cell of a board, one of each kind: those nearest to its middle first, and what is on top
 * before what it covers. By keys one comes to the cell, and to nothing that lies on it.
 * @param {Element} focused
 */
function drawnOver(focused) {
  if (!focused.matches('[data-cell]')) return []
  const cell = focused.getBoundingClientRect()
  const [x, y] = middleOf(cell)
  const marks = /** @type {Anchor[]} */ ([...(focused.closest('.stage')?.querySelectorAll('[data-about]') || [])])
    .map((mark) => ({ mark, box: mark.getBoundingClientRect() }))
    .filter(({ box }) => box.width && holds(cell, ...middleOf(box)))
    .map(({ mark, box }) => ({ mark, far: Math.round(Math.hypot(middleOf(box)[0] - x, middleOf(box)[1] - y)) }))
    .reverse()
    .sort((one, other) => one.far - other.far)
    .map(({ mark }) => mark)
  return marks.filter((mark, i) => marks.findIndex((each) => each.dataset.about === mark.dataset.about) === i)
}

/** @param {DOMRect} box @returns {[number, number]} */
const middleOf = ({ left, width, top, height }) => [left + width / 2, top + height / 2]

export class Explanation {
  /** @param {string} game @param {import('../types').About} clauses */
  constructor(game, clauses) {
    this.game = game
    this.clauses = clauses
    this.box = document.createElement('div')
    this.box.id = ID
    this.box.className = 'about card'
    this.box.role = 'tooltip'
    this.box.hidden = true
    /** What is beside a page is a part of its own. */
    this.frame = document.createElement('aside')
    this.frame.append(this.box)
    /** Whether keys are what one goes about with: the focus that a page sets by itself is nobody's question. */
    this.isByKeys = false
    /**
     * `isApart`: off the board that it explains something of.
     * @type {{ anchors: Anchor[], by: Way, left: number, top: number, isApart: boolean } | null}
     */
    this.shown = null
    this.timer = 0
    this.at = { x: -1, y: -1 }
    /** Counts what was begun: what comes too late is not shown. */
    this.turn = 0
    /** Where a finger went down that may rest. @type {{ x: number, y: number } | null} */
    this.pressed = null
    this.since = 0
    /** The click that follows a long press is none. */
    this.isSpent = false
    /** What has the focus and is described. @type {Element | null} */
    this.described = null
    this.deaf = () => {}
    /** @type {[string, import('../types').With<Event, unknown>][]} */
    this.ears = [
      ['pointermove', (/** @type {PointerEvent} */ event) => this.moved(event)],
      ['pointerdown', (/** @type {PointerEvent} */ event) => this.down(event)],
      ['pointerup', (/** @type {PointerEvent} */ event) => this.up(event)],
      ['pointercancel', () => this.lifted()],
      ['click', (/** @type {MouseEvent} */ event) => this.clicked(event)],
      ['contextmenu', (/** @type {MouseEvent} */ event) => this.menu(event)],
      ['focusin', ({ target }) => target instanceof Element && this.focused(target)],
      ['focusout', (/** @type {FocusEvent} */ event) => this.left(event)],
      ['keydown', (/** @type {KeyboardEvent} */ event) => this.key(event)],
      ['scroll', () => this.check()],
      ['resize', () => this.hide()],
    ]
  }

  /** @param {Event | null} first what woke it, as far as it still holds */
  listen(first) {
    this.frame.ariaLabel = t('web-rules')
    document.body.append(this.frame)
    this.ears.forEach(([name, ear]) => addEventListener(name, ear, { capture: true }))
    this.deaf = language.subscribe(() => this.sayAgain())
    if (first) this.ears.find(([name]) => name === first.type)?.[1](first)
    if (this.isByKeys && document.activeElement) this.focused(document.activeElement)
  }

  stop() {
    this.deaf()
    this.hide()
    this.ears.forEach(([name, ear]) => removeEventListener(name, ear, { capture: true }))
    this.frame.remove()
  }

  // Pointing ------------------------------------------------------------------------------------------------------------

  /** @param {PointerEvent} event */
  moved({ pointerType, buttons, clientX: x, clientY: y }) {
    // A browser tells of a mouse that rests, too, when the page moves under it.
    const isStill = x === this.at.x && y === this.at.y
    this.at = { x, y }
    if (pointerType !== 'mouse') {
      if (this.pressed && Math.hypot(x - this.pressed.x, y - this.pressed.y) > STRAY) this.lifted()
      return
    }
    if (isStill) return
    if (this.shown?.by === 'mouse' && this.isNear(x, y)) {
      if (this.shown.isApart) this.forget()
      return
    }
    if (this.shown?.by === 'mouse' && !this.shown.isApart) this.hide()
    if (!buttons) this.wait(REST, () => this.rested(x, y))
  }

  /**
   * A card that stands away from what it explains waits until one has come to it, or rests elsewhere. Who aims with what is
   * in hand rests on it to see what it would do, and asks nothing.
   * @param {number} x @param {number} y
   */
  rested(x, y) {
    const anchor = explainedAt(x, y)
    if (anchor?.closest('[data-aimed]')) return
    if (anchor) this.show([anchor], 'mouse')
    else if (this.shown?.isApart) this.hide()
  }

  /** Whether it is still pointed at, or one is on the way to the card. @param {number} x @param {number} y */
  isNear(x, y) {
    const boxes = [this.box, this.shown?.anchors[0]].map((each) => each?.getBoundingClientRect())
    return boxes.some((box) => box?.width && holds(box, x, y, NEAR))
  }

  /** @param {PointerEvent} event */
  down({ pointerType, clientX: x, clientY: y, target, timeStamp }) {
    this.isSpent = false
    this.isByKeys = false
    if (this.box.contains(/** @type {Node} */ (target))) return
    this.hide()
    if (pointerType === 'mouse') return
    this.pressed = { x, y }
    this.since = timeStamp
    this.wait(PRESS, () => this.press())
  }

  /** A page that was busy may hear late of a finger that was lifted at once: that was a tap. @param {PointerEvent} event */
  up({ timeStamp }) {
    if (this.isSpent && timeStamp - this.since < PRESS) {
      this.isSpent = false
      this.hide()
    }
    this.lifted()
  }

  lifted() {
    if (this.pressed) this.forget()
    this.pressed = null
  }

  /** A finger has rested. Whether there was something to explain. */
  press() {
    const anchor = this.pressed && explainedAt(this.pressed.x, this.pressed.y)
    this.pressed = null
    if (!anchor) return false
    this.isSpent = true
    this.show([anchor], 'touch')
    return true
  }

  /** @param {Event} event */
  clicked(event) {
    if (!this.isSpent) return
    this.isSpent = false
    event.preventDefault()
    event.stopPropagation()
  }

  /** What a browser makes of a finger that rests; it may be quicker than we are. @param {Event} event */
  menu(event) {
    if (!this.isSpent && !this.press()) return
    event.preventDefault()
    event.stopPropagation()
  }

  // Keys ----------------------------------------------------------------------------------------------------------------

  /** Who hears the page is told at once; who sees it after a while. @param {Element} target */
  async focused(target) {
    if (!this.isByKeys || this.box.contains(target) || !target.matches(':focus-visible')) return
    this.hide()
    const anchors = explainedBy(target)
    if (!anchors.length) return
    this.described = target
    this.wait(REST, () => this.showFocused())
    if ((await this.fill(anchors)) && this.described === target) target.setAttribute('aria-describedby', ID)
  }

  /** As it is drawn by now: a board that shows what could be done at this cell has drawn its signs anew meanwhile. */
  showFocused() {
    if (this.described) this.show(explainedBy(this.described), 'focus')
  }

  /** @param {FocusEvent} event */
  left({ relatedTarget }) {
    const isInside = this.box.contains(/** @type {Node | null} */ (relatedTarget))
    if (this.described && !isInside) this.hide()
  }

  /** Escape closes; I goes to the rule, from wherever the card came. @param {KeyboardEvent} event */
  key(event) {
    this.isByKeys = true
    const link = this.box.querySelector('a')
    if (event.key === 'Escape') this.close()
    else if (event.key === 'i' && this.shown && link && !isTyping(event)) {
      event.preventDefault()
      link.focus()
    }
  }

  /** The focus goes back to where it was. */
  close() {
    const from = this.box.contains(document.activeElement) ? this.described : null
    this.hide()
    if (from instanceof HTMLElement || from instanceof SVGElement) from.focus()
    this.forget()
  }

  // The card ------------------------------------------------------------------------------------------------------------

  /** @param {number} after @param {() => void} then */
  wait(after, then) {
    this.forget()
    this.timer = window.setTimeout(then, after)
  }

  forget() {
    clearTimeout(this.timer)
    this.turn += 1
  }

  /** Beside the first of them. @param {Anchor[]} anchors @param {Way} by */
  async show(anchors, by) {
    if (!anchors.length || document.querySelector('dialog[open]')) return
    const turn = ++this.turn
    const isFilled = await this.fill(anchors)
    // Words that came just now are being drawn everywhere: finding a place for the card is a task of its own.
    await new Promise((done) => setTimeout(done))
    const [anchor] = anchors
    if (!isFilled || turn !== this.turn || !anchor.isConnected) return
    const { left, top } = anchor.getBoundingClientRect()
    const board = anchor.closest('.stage[data-free=true] > *')
    this.shown = { anchors, by, left, top, isApart: !!board }
    this.place(anchor, by, board)
  }

  /** What is open when the language changes is said in the new one. */
  sayAgain() {
    const shown = this.shown
    if (shown) this.show(shown.anchors, shown.by)
  }

  /** Writes the card; whether there is something to say. @param {Anchor[]} anchors */
  async fill(anchors) {
    await needWords('about', ...(hasAbout(this.game) ? [`about_${this.game.replaceAll('-', '_')}`] : [])).catch(
      () => {},
    )
    const parts = anchors.flatMap((anchor) => this.said(anchor))
    if (parts.length) this.box.replaceChildren(...parts)
    return parts.length > 0
  }

  /** What is said of one of them. @param {Anchor} anchor */
  said({ dataset: { about = '', more = '', key = '' } }) {
    const clause = this.clauses[about]
    const message = clause ? `about-${this.game}-${about}` : `about-${about}`
    if (!knows(message)) return []
    const link = clause && element('a', t('web-rule', { clause }), { href: `/rules/${this.game}#${clause}` })
    const parts = [
      more && element('b', more),
      element('p', t(message)),
      key && element('kbd', key, { class: 'kbd' }),
      link,
    ]
    return parts.filter((part) => part !== undefined && part !== '')
  }

  /**
   * The link gives way to whatever else takes a click there; a board that is kept free is kept free of this, too.
   * @param {Anchor} anchor @param {Way} by @param {Element | null} board
   */
  place(anchor, by, board) {
    const { box } = this
    Object.assign(box.style, { left: '0', top: '0' })
    box.classList.add('passing')
    box.hidden = false
    const { width, height } = box.getBoundingClientRect()
    const link = box.querySelector('a')?.getBoundingClientRect()
    const under = (/** @type {import('../lib/beside.js').Corner} */ { left, top }) =>
      link
        ? covered({ left: left + link.left, right: left + link.right, top: top + link.top, bottom: top + link.bottom })
        : 0
    const cost = (/** @type {import('../lib/beside.js').Corner} */ at) =>
      under(at) * 100 + covered({ ...at, right: at.left + width, bottom: at.top + height })
    const place = anchor.getBoundingClientRect()
    const corner = board
      ? cornerOff(place, board.getBoundingClientRect(), width, height, cost)
      : cornerBeside(place, width, height, cost)
    Object.assign(box.style, { left: `${corner.left}px`, top: `${corner.top}px` })
    box.classList.toggle('passing', by === 'mouse' && under(corner) > 0)
  }

  /** What is no longer there, or has moved away, is not explained; what has the focus and was drawn anew still is. */
  check() {
    if (!this.shown) return
    const {
      anchors: [anchor],
      by,
      left,
      top,
    } = this.shown
    const now = anchor.getBoundingClientRect()
    if (!anchor.isConnected && by === 'focus') this.showFocused()
    else if (!anchor.isConnected || Math.hypot(now.left - left, now.top - top) > STRAY) this.hide()
  }

  hide() {
    this.forget()
    this.described?.removeAttribute('aria-describedby')
    this.described = null
    this.shown = null
    this.box.hidden = true
  }
}

/** @param {string} tag @param {string} text @param {Record<string, string>} [facts] */
function element(tag, text, facts = {}) {
  const made = document.createElement(tag)
  made.textContent = text
  Object.entries(facts).forEach(([name, value]) => made.setAttribute(name, value))
  return made
}
