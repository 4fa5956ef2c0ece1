// Whether somebody has learnt a game: what this browser remembers of it, the offer at the first start, and the way to it. The match
// that teaches is a file of its own (tutorial.js), loaded by who takes it up.
import { signal } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import { hasTutorial } from '../games/index.js'
import { style } from '../lib/assets.js'
import { html } from '../lib/html.js'
import { needWords, t } from '../lib/words.js'
import { Icon } from './icons.js'

/**
 * `lessons`: begun since there are lessons; what was begun before has none. `passed`: the lessons that were read.
 * @typedef {{ table?: string, state: 'begun' | 'done' | 'declined', lessons?: boolean, passed?: number }} Known
 */

const KEY = 'branchline-tutorials'

/**
 * By game: the table of its tutorial, and whether it was finished or turned down.
 * @type {import('@preact/signals').Signal<Record<string, Known>>}
 */
export const tutorials = signal(kept())

function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEY) || '{}') || {}
  } catch {
    return {}
  }
}

/** @param {string} game @param {Known} known */
export function keep(game, known) {
  tutorials.value = { ...tutorials.peek(), [game]: known }
  try {
    localStorage.setItem(KEY, JSON.stringify(tutorials.peek()))
  } catch {
    /* a private window keeps nothing */
  }
}

/** The table of a game's lessons, if they were begun. @param {string} game */
export function knownTable(game) {
  const known = tutorials.peek()[game]
  return known?.state === 'begun' && known.lessons ? known.table : undefined
}

/** The game whose unfinished tutorial is played at this table. @param {string} table */
export const gameOfTutorial = (table) => Object.keys(tutorials.peek()).find((game) => knownTable(game) === table)

/** Whether all that the offer is made of is there. */
const isReady = signal(false)

/**
 * Fetches it, where the offer will be made: it is drawn together with what it stands above, which it would otherwise push down under
 * the hand. A table is not held up where it does not come.
 * @param {string} game
 */
export async function needOffer(game) {
  if (!hasTutorial(game) || tutorials.peek()[game]) return
  await Promise.all([needWords('tutorial'), style('css/tutorial.css')]).then(
    () => {
      isReady.value = true
    },
    () => {},
  )
}

/** Asked until it is answered, at the first start of a game. @param {{ game: string }} props */
export function Offer({ game }) {
  if (!hasTutorial(game) || tutorials.value[game] || !isReady.value) return null
  return html`<section class="tutor" id="tutor-offer" aria-label=${t('tutorial-title')}>
    <p><b>${t('tutorial-offer', { game: t(`web-game-${game}`) })}</b></p>
    <div class="do">
      <button class="btn" onClick=${() => keep(game, { state: 'declined' })}>${t('tutorial-not-now')}</button>
      <a class="btn ok" href=${`/learn/${game}`}><${Icon} name="book" />${t('tutorial-begin')}</a>
    </div></section>`
}

/** The way to it from the home page. @param {{ game: string }} props */
export function TutorialLink({ game }) {
  const [hasWords, setWords] = useState(false)
  useEffect(() => {
    if (hasTutorial(game))
      needWords('tutorial').then(
        () => setWords(true),
        () => {},
      )
  }, [game])
  if (!hasWords || !hasTutorial(game)) return null
  const word = t(tutorials.value[game]?.state === 'begun' ? 'tutorial-resume' : 'tutorial-begin')
  return html`<a class="quiet" data-tutorial=${game} href=${`/learn/${game}`}><${Icon} name="book" size=${16} />${word}</a>`
}
