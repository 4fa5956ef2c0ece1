// What one points at is explained. All that this takes is fetched when somebody first points, touches or tabs about.
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'

const FIRST = ['pointermove', 'pointerdown', 'keydown']
const LIFTS = ['pointerup', 'pointercancel']

/**
 * An element says what it is by `data-about`; games/README.md says how. What is drawn anew may no longer be there to be explained.
 * @param {string} game @param {unknown} drawn
 */
export function useAbout(game, drawn) {
  const shown = useRef(/** @type {import('./explanation.js').Explanation | null} */ (null))
  // What is drawn listens already: whoever points at it right after, and then rests, would otherwise be told nothing.
  useLayoutEffect(() => {
    let isGone = false
    const sleep = () => FIRST.forEach((name) => removeEventListener(name, wake))
    const wait = () => FIRST.forEach((name) => addEventListener(name, wake, { passive: true }))
    /** @param {Event} event */
    const wake = async (event) => {
      sleep()
      let isLifted = false
      const lift = () => (isLifted = true)
      LIFTS.forEach((name) => addEventListener(name, lift, { once: true }))
      try {
        const { explain } = await import('./explanation.js')
        const found = await explain(game)
        if (isGone) return
        shown.current = found
        // a finger that was lifted while this was fetched has tapped, not rested
        found.listen(event.type === 'pointerdown' && isLifted ? null : event)
      } catch {
        if (!isGone) wait() // the connection was down: the next time somebody points it is asked for again
      }
    }
    wait()
    return () => {
      isGone = true
      sleep()
      shown.current?.stop()
    }
  }, [game])
  useEffect(() => shown.current?.check(), [drawn])
}
