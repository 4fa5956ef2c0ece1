// A board that is larger than its frame: zoomed by wheel, pinch, keys and buttons, panned by scrolling or dragging.
import { signal } from '@preact/signals'
import { useEffect, useLayoutEffect } from 'preact/hooks'
import { cls, html } from '../lib/html.js'
import { t } from '../lib/words.js'
import { Icon } from './icons.js'

const STEP = 1.25
const MOST = 6
const DRAGGED = 6

/** @typedef {{ x: number, y: number }} Point */

/** How large one board is drawn: null as its game likes it, 1 whole in its frame, more larger. */
export class Zoom {
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
    this.grow(STEP)
  }

  smaller() {
    this.grow(1 / STEP)
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
}

/** The keys of it; true when one was used. @param {string} key @param {Zoom} zoom */
export function zoomKey(key, zoom) {
  /** @type {Record<string, () => void>} */
  const keys = { '+': () => zoom.larger(), '=': () => zoom.larger(), '-': () => zoom.smaller(), 0: () => zoom.fit() }
  keys[key]?.()
  return key in keys
}

/**
 * Wheel with Ctrl (as trackpads tell a pinch), two fingers, and dragging with the mouse, in the frame of a board.
 * @param {Zoom} zoom @param {{ current: HTMLElement | null }} box
 */
export function useZoom(zoom, box) {
  useLayoutEffect(() => {
    zoom.frame = box.current
    zoom.settle()
  })
  useEffect(() => {
    const frame = box.current
    if (!frame) return undefined
    const hands = [['wheel', wheel(zoom, frame)], ...pinch(zoom, frame), ...drag(frame)]
    hands.forEach(([name, hand]) =>
      frame.addEventListener(/** @type {any} */ (name), /** @type {any} */ (hand), { passive: false, capture: true }),
    )
    return () =>
      hands.forEach(([name, hand]) =>
        frame.removeEventListener(/** @type {any} */ (name), /** @type {any} */ (hand), { capture: true }),
      )
  }, [])
}

/** @param {Element} frame @param {{ clientX: number, clientY: number }} event @returns {Point} */
function within(frame, event) {
  const { left, top } = frame.getBoundingClientRect()
  return { x: event.clientX - left, y: event.clientY - top }
}

/** @param {Zoom} zoom @param {HTMLElement} frame */
const wheel = (zoom, frame) => (/** @type {WheelEvent} */ event) => {
  if (!event.ctrlKey) return
  event.preventDefault()
  event.stopPropagation()
  zoom.grow(event.deltaY < 0 ? STEP : 1 / STEP, within(frame, event))
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

/** A drag is no click. @param {HTMLElement} frame @returns {[string, (event: any) => void][]} */
function drag(frame) {
  let from = /** @type {(Point & { left: number, top: number }) | null} */ (null)
  let isDragged = false
  return [
    [
      'pointerdown',
      (/** @type {PointerEvent} */ event) => {
        isDragged = false
        const isLarger = frame.scrollWidth > frame.clientWidth + 2 || frame.scrollHeight > frame.clientHeight + 2
        from =
          event.pointerType === 'mouse' && event.button < 2 && isLarger
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
/** @type {{ way: Way, icon: string, key: string, act: (zoom: Zoom) => void }[]} */
const WAYS = [
  { way: 'out', icon: 'minus', key: '−', act: (zoom) => zoom.smaller() },
  { way: 'in', icon: 'plus', key: '+', act: (zoom) => zoom.larger() },
  { way: 'fit', icon: 'rect', key: '0', act: (zoom) => zoom.fit() },
]

/** @param {{ zoom: Zoom }} props */
export function ZoomTools({ zoom }) {
  const isFollowing = zoom.isFollowing.value
  return html`
    <div class="zoom-tools" role="group" aria-label=${t('web-zoom')}>
      ${WAYS.map(({ way, icon, key, act }) => {
        const label = t(`web-zoom-${way}`)
        return html`
          <button key=${way} class="tool" data-zoom=${way} aria-label=${label}
            data-about=${`zoom-${way}`} data-key=${key} onClick=${() => act(zoom)}>
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
