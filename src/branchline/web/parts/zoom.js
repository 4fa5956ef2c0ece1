// A board that is larger than its frame: zoomed by wheel, pinch, keys and buttons, panned by scrolling or dragging.
import { signal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { cls, html } from '../lib/html.js'
import { t } from '../lib/words.js'
import { phone } from './frame.js'
import { Icon } from './icons.js'

const NOTCH = 1.25
const MOST = 6
const DRAGGED = 6
/** What one pixel of the wheel does: a notch is a step, and a pinch on a trackpad, which is told as small turns, follows the fingers. */
const WHEEL = Math.log(NOTCH) / 100
const PINCH = 0.01

/** A listener; which kind of event it is for is said beside it. @typedef {import('../types').With<Event, void>} Hand */
/** @typedef {{ x: number, y: number }} Point */

/** How large one board is drawn: null as its game likes it, 1 whole in its frame, more larger. */
class Zoom {
  constructor() {
    this.scale = signal(/** @type {number | null} */ (null))
    /** Whether what one points at and what was just laid is kept in sight. */
    this.isFollowing = signal(true)
    /** @type {HTMLElement | null} */
    this.frame = null
    /** How high the frame is while the board in it is larger. */
    this.high = 0
    /** What of the frame stays where it is while it grows, and how much it grows. @type {(Point & { by: number }) | null} */
    this.anchor = null
  }

  /** @param {number} by @param {Point} [at] a point of the frame: its middle if it is missing */
  grow(by, at) {
    const { frame } = this
    if (!frame) return
    const before = this.scale.peek() ?? frame.scrollWidth / Math.max(1, frame.clientWidth)
    const after = Math.min(MOST, Math.max(1, before * by))
    this.hold()
    this.anchor = { ...(at || { x: frame.clientWidth / 2, y: frame.clientHeight / 2 }), by: after / before }
    this.scale.value = after
  }

  larger() {
    this.grow(NOTCH)
  }

  smaller() {
    this.grow(1 / NOTCH)
  }

  /** All of it at once. */
  fit() {
    this.hold()
    this.scale.value = 1
  }

  /** A frame that is as high as its board keeps its height. */
  hold() {
    if (this.scale.peek() === null) this.high = this.frame?.clientHeight ?? 0
  }

  /** After it is drawn. */
  settle() {
    const { frame, anchor } = this
    this.anchor = null
    if (!frame || !anchor) return
    frame.scrollLeft = (frame.scrollLeft + anchor.x) * anchor.by - anchor.x
    frame.scrollTop = (frame.scrollTop + anchor.y) * anchor.by - anchor.y
  }

  /** Whether the next turn of the wheel can change something here. @param {number} by */
  canGrow(by) {
    return !!this.frame && (by > 1 ? (this.scale.peek() ?? 1) < MOST : isLarger(this.frame))
  }
}

/** Whether something of the board is out of sight. @param {Element} frame */
const isLarger = (frame) => frame.scrollWidth > frame.clientWidth + 2 || frame.scrollHeight > frame.clientHeight + 2

/** Whether the page is longer than the window: then the wheel scrolls it. */
function pageScrolls() {
  const { scrollHeight, clientHeight } = document.documentElement
  return scrollHeight > clientHeight + 2
}

/** @type {WeakMap<object, Zoom>} */
const zooms = new WeakMap()

/** How large a table's board is drawn, as long as the page is open. @param {{ own: object }} table */
export function zoomOf({ own }) {
  const known = zooms.get(own) || new Zoom()
  zooms.set(own, known)
  return known
}

/** The keys of it; true when one was used. @param {string} key @param {Zoom} zoom */
export function zoomKey(key, zoom) {
  /** @type {Record<string, () => void>} */
  const keys = { '+': () => zoom.larger(), '=': () => zoom.larger(), '-': () => zoom.smaller(), 0: () => zoom.fit() }
  keys[key]?.()
  return key in keys
}

/**
 * The wheel, two fingers, and dragging with the mouse, in the frame of a board.
 * @param {Zoom} zoom @param {{ current: HTMLElement | null }} box
 * @param {() => boolean} hasGhost whether the plain wheel turns something now
 */
export function useZoom(zoom, box, hasGhost) {
  const holdsWheel = useRef(hasGhost)
  holdsWheel.current = hasGhost
  useLayoutEffect(() => {
    zoom.frame = box.current
    zoom.settle()
  })
  // What is drawn listens already: a wheel turned right after would otherwise scroll the page.
  useLayoutEffect(() => {
    const frame = box.current
    if (!frame) return undefined
    /** @type {[string, Hand][]} */
    const hands = [['wheel', wheel(zoom, frame, () => holdsWheel.current())], ...pinch(zoom, frame), ...drag(frame)]
    hands.forEach(([name, hand]) => frame.addEventListener(name, hand, { passive: false, capture: true }))
    return () => {
      if (zoom.frame === frame) zoom.frame = null
      hands.forEach(([name, hand]) => frame.removeEventListener(name, hand, { capture: true }))
    }
  }, [])
}

/**
 * Keeps the ghost, or what was just laid, in sight where the board is larger than its frame.
 * @param {{ current: HTMLElement | null }} frame
 * @param {string | null} spot
 * @param {number | null} scale
 */
export function useFollow(frame, spot, scale) {
  useLayoutEffect(() => {
    if (!spot || !frame.current || !isLarger(frame.current)) return
    const cell = frame.current.querySelector(`[data-cell="${spot}"]`)?.getBoundingClientRect()
    const box = frame.current.getBoundingClientRect()
    if (
      !cell ||
      (cell.left >= box.left + 20 && cell.right <= box.right - 20 && cell.top >= box.top && cell.bottom <= box.bottom)
    )
      return
    frame.current.scrollBy({
      left: (cell.left + cell.right) / 2 - (box.left + box.right) / 2,
      top: (cell.top + cell.bottom) / 2 - (box.top + box.bottom) / 2,
    })
  }, [spot, scale])
}

/**
 * A board that is drawn as large as its frame, or larger.
 * @param {{ table: { own: object }, spot: string | null, hasGhost: () => boolean, children?: import('preact').ComponentChildren }} props
 */
export function ZoomFrame({ table, spot, hasGhost, children }) {
  const zoom = zoomOf(table)
  const frame = useRef(/** @type {HTMLElement | null} */ (null))
  const scale = zoom.scale.value
  useZoom(zoom, frame, hasGhost)
  useFollow(frame, zoom.isFollowing.value ? spot : null, scale)
  const high = scale && phone.value ? `${zoom.high}px` : ''
  return html`<div class=${cls('zoom-frame', scale !== null && 'zoomed')} ref=${frame}
    style=${{ '--zoom': scale ? `${scale * 100}%` : '', height: high }}>${children}</div>`
}

/** @param {Element} frame @param {{ clientX: number, clientY: number }} event @returns {Point} */
function within(frame, event) {
  const { left, top } = frame.getBoundingClientRect()
  return { x: event.clientX - left, y: event.clientY - top }
}

/**
 * With Ctrl (so trackpads tell a pinch) it always zooms. Alone it does where it has nothing else to do: no ghost to turn, and
 * the board larger than its frame, or no page to scroll.
 * @param {Zoom} zoom @param {HTMLElement} frame @param {() => boolean} hasGhost
 */
const wheel = (zoom, frame, hasGhost) => (/** @type {WheelEvent} */ event) => {
  const most = Math.log(NOTCH)
  const turned = -event.deltaY * (event.deltaMode ? WHEEL * 34 : event.ctrlKey ? PINCH : WHEEL)
  const by = Math.exp(Math.min(most, Math.max(-most, turned)))
  const isFree = !event.shiftKey && !hasGhost() && (isLarger(frame) || !pageScrolls())
  if (!event.ctrlKey && !(isFree && turned && zoom.canGrow(by))) return
  event.preventDefault()
  event.stopPropagation()
  zoom.grow(by, within(frame, event))
}

/** @param {Zoom} zoom @param {HTMLElement} frame @returns {[string, (event: TouchEvent) => void][]} */
function pinch(zoom, frame) {
  let apart = 0
  const distance = (/** @type {TouchEvent} */ { touches: [a, b] }) =>
    Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)
  return [
    [
      'touchstart',
      (event) => {
        apart = event.touches.length === 2 ? distance(event) : 0
      },
    ],
    [
      'touchmove',
      (event) => {
        if (event.touches.length !== 2 || !apart) return
        event.preventDefault()
        const now = distance(event)
        const [a, b] = event.touches
        zoom.grow(
          now / apart,
          within(frame, { clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 }),
        )
        apart = now
      },
    ],
  ]
}

/** A drag is no click. @param {HTMLElement} frame @returns {[string, Hand][]} */
function drag(frame) {
  let from = /** @type {(Point & { left: number, top: number }) | null} */ (null)
  let isDragged = false
  return [
    [
      'pointerdown',
      (/** @type {PointerEvent} */ event) => {
        isDragged = false
        from =
          event.pointerType === 'mouse' && event.button < 2 && isLarger(frame)
            ? { x: event.clientX, y: event.clientY, left: frame.scrollLeft, top: frame.scrollTop }
            : null
      },
    ],
    [
      'pointermove',
      (/** @type {PointerEvent} */ event) => {
        if (!from || !event.buttons) return
        const [dx, dy] = [event.clientX - from.x, event.clientY - from.y]
        if (!isDragged && Math.hypot(dx, dy) < DRAGGED) return
        isDragged = true
        event.stopPropagation()
        frame.scrollLeft = from.left - dx
        frame.scrollTop = from.top - dy
      },
    ],
    [
      'click',
      (/** @type {MouseEvent} */ event) => {
        if (isDragged) event.stopPropagation()
        isDragged = false
      },
    ],
  ]
}

/** @typedef {'out' | 'in' | 'fit'} Way */
/** @type {{ way: Way, icon: string, key: string, press: (zoom: Zoom) => void }[]} */
const WAYS = [
  { way: 'out', icon: 'minus', key: '−', press: (zoom) => zoom.smaller() },
  { way: 'in', icon: 'plus', key: '+', press: (zoom) => zoom.larger() },
  { way: 'fit', icon: 'rect', key: '0', press: (zoom) => zoom.fit() },
]

/** @param {{ zoom: Zoom }} props */
export function ZoomTools({ zoom }) {
  const isFollowing = zoom.isFollowing.value
  return html`
    <div class="zoom-tools" role="group" aria-label=${t('web-zoom')}>
      ${WAYS.map(({ way, icon, key, press }) => {
        const label = t(`web-zoom-${way}`)
        return html`
          <button key=${way} class="tool" data-zoom=${way} aria-label=${label}
            data-about=${`zoom-${way}`} data-key=${key} onClick=${() => press(zoom)}>
            <${Icon} name=${icon} />
          </button>
        `
      })}
      <button
        class=${cls('tool', isFollowing && 'on')}
        data-zoom="follow"
        aria-pressed=${isFollowing}
        aria-label=${t('web-zoom-follow')}
        data-about="zoom-follow"
        onClick=${() => {
          zoom.isFollowing.value = !isFollowing
        }}
      >
        <${Icon} name="target" />
      </button>
    </div>
  `
}
