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
    const clear = () => {
      for (const old of document.querySelectorAll('[data-ringed]')) old.removeAttribute('data-ringed')
    }
    const light = () => {
      clear()
      for (const selector of where)
        for (const found of document.querySelectorAll(selector)) found.setAttribute('data-ringed', '')
    }
    light()
    const lit = [...document.querySelectorAll('[data-ringed]')]
    const onBoard = lit.filter((each) => each.closest('.stage'))
    const behavior = isStill() ? 'auto' : 'smooth'
    if (!(onBoard.length ? onBoard : lit).some(isInSight))
      (onBoard[0] || lit[0])?.scrollIntoView({ block: onBoard.length ? 'nearest' : 'center', behavior })
    const timer = setInterval(light, 400)
    return () => {
      clearInterval(timer)
      clear()
    }
  }, [key])
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
