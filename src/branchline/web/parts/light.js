// Rings around what is spoken of on the table: by a lesson, by a hint.
import { useLayoutEffect } from 'preact/hooks'
import { isStill } from '../lib/settings.js'

/**
 * Rings around what these selectors find. What has one on the board is brought into sight; else, where none is, the first.
 * @param {string[] | undefined} where
 */
export function useLight(where) {
  const key = where?.join()
  // With the card itself: no moment shows a new text and an old ring.
  useLayoutEffect(() => {
    if (!where) return undefined
    const light = () => {
      const meant = new Set(where.flatMap((selector) => [...document.querySelectorAll(selector)]))
      for (const old of document.querySelectorAll('[data-ringed]'))
        if (!meant.has(old)) old.removeAttribute('data-ringed')
      for (const found of meant) if (!found.hasAttribute('data-ringed')) found.setAttribute('data-ringed', '')
    }
    light()
    const lit = [...document.querySelectorAll('[data-ringed]')]
    const onBoard = lit.filter((each) => each.closest('.stage'))
    const behavior = isStill() ? 'auto' : 'smooth'
    if (!(onBoard.length ? onBoard : lit).some(isInSight))
      (onBoard[0] || lit[0])?.scrollIntoView({ block: onBoard.length ? 'nearest' : 'center', behavior })
    const stop = whenDrawn(light)
    return () => {
      stop()
      for (const old of document.querySelectorAll('[data-ringed]')) old.removeAttribute('data-ringed')
    }
  }, [key])
}

/** What is drawn anew has no ring yet: once a frame at the most, after the page has changed. @param {() => void} then */
function whenDrawn(then) {
  let frame = 0
  const changes = new MutationObserver(() => {
    frame ||= requestAnimationFrame(() => {
      frame = 0
      then()
    })
  })
  changes.observe(document.body, { attributes: true, childList: true, subtree: true })
  return () => {
    changes.disconnect()
    cancelAnimationFrame(frame)
  }
}

/** Whether nothing but its own board lies over it, at its upper and its lower edge. @param {Element} element */
function isInSight(element) {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const board = element.closest('.stage')
  return [top + 6, bottom - 6].every((y) => {
    const found = document.elementFromPoint((left + right) / 2, y)
    return !!found && (element.contains(found) || found.contains(element) || !!board?.contains(found))
  })
}
