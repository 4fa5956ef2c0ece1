// The card of a lesson: what is said, what to do now, and the ring around it.
import { useEffect } from 'preact/hooks'
import { post, Problem } from '../lib/api.js'
import { html } from '../lib/html.js'
import { go } from '../lib/router.js'
import { t } from '../lib/words.js'
import { Icon } from './icons.js'
import { useLight } from './light.js'

/** @typedef {import('./tutorial.js').TutorialSession} TutorialSession */
/** @typedef {import('../types').Pointing} Pointing */

/** @param {{ session: TutorialSession, pointing: Pointing }} props */
export function Teacher({ session, pointing }) {
  const table = session.table.value
  const name = session.game.name
  const number = session.number()
  const { lessons } = session.script
  const step = table?.isMyTurn ? session.asked() : null
  const said = session.isWatching() ? t('tutorial-watch') : t(`tutorial-${name}-${session.lesson().word}`)
  const all = session.lesson().steps.map(({ action }) => action)
  useLight(step && table ? pointing[step.action.type]?.(step.action, all, table) : undefined)
  useEffect(() => session.announce(said), [said])
  if (!table) return null
  return html`<section class="tutor" aria-label=${t('tutorial-title')} data-lesson=${number} data-of=${lessons.length}
    data-step=${session.at()} data-steps=${session.steps.length}>
    <p class="eyebrow">${t('tutorial-title')}<span>${t('tutorial-progress', { done: number + 1, of: lessons.length })}</span></p>
    <p class="say">${said}</p>
    <${Todo} session=${session} step=${step} />
    <${Ways} session=${session} />
    <${Onward} session=${session} />
    <progress max=${lessons.length} value=${number + 1} aria-hidden="true"></progress>
  </section>`
}

/** What to do now; where something else was tried, a word about that.
 * @param {{ session: TutorialSession, step: import('../types').LessonStep }} props */
function Todo({ session, step }) {
  const refusal = session.refusal.value
  const isStray = session.strayed.value === session.at()
  if (!step) return refusal && html`<p class="todo note">${session.worded(refusal)}</p>`
  const kind = step.action.type.replaceAll('_', '-')
  const note = refusal ? session.worded(refusal) : isStray ? t('tutorial-other') : ''
  return html`<p class="todo"><${Icon} name="target" size=${18} />
    <span>${t(`tutorial-${session.game.name}-do-${kind}`)} ${note && html`<small class="note">${note}</small>`}</span></p>`
}

/** Out of the lesson, back to its start, past it. @param {{ session: TutorialSession }} props */
function Ways({ session }) {
  const isLast = session.isLast()
  const ways = [
    { name: 'leave', icon: 'cross', isOn: !isLast, isOff: false, press: () => go('/') },
    {
      name: 'repeat',
      icon: 'again',
      isOn: session.number() + session.at() > 0,
      isOff: session.isBusy.value,
      press: () => session.repeat(),
    },
    { name: 'skip', icon: 'last', isOn: !isLast, isOff: session.isWatching(), press: () => session.skip() },
  ]
  return html`<div class="ways">${ways.map(
    ({ name, icon, isOn, isOff, press }) =>
      isOn &&
      html`<button key=${name} class="btn" data-tutor=${name} data-about=${`tutor-${name}`} disabled=${isOff} onClick=${press}>
      <${Icon} name=${icon} /><span>${t(`tutorial-${name}`)}</span></button>`,
  )}</div>`
}

/**
 * The way on: to what comes next, and when all is taught on from there, to a new match, or home.
 * @param {{ session: TutorialSession }} props
 */
function Onward({ session }) {
  if (session.isReading())
    return html`<div class="do"><button class="btn ok" data-tutor-next onClick=${() => session.readOn()}>
      ${t('tutorial-next')}<${Icon} name="next" /></button></div>`
  if (!session.isLast()) return null
  const name = session.game.name
  const isAlone = session.script.players.length === 1
  const leave = (/** @type {string} */ path) => {
    session.end()
    go(path)
  }
  const playOn = async () => {
    try {
      leave(`/table/${(await post(`/api/games/${name}/tutorial`)).id}`)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      session.refuse(error)
    }
  }
  return html`<div class="do">
    <button class="btn" data-tutor-finish onClick=${() => leave('/')}>${t('tutorial-finish')}</button>
    <button class="btn" data-tutor-new onClick=${() => leave(`/new/${name}`)}>${t('tutorial-play')}</button>
    <button class="btn go" data-tutor-on onClick=${playOn}>${t(isAlone ? 'tutorial-play-on-alone' : 'tutorial-play-on')}</button>
  </div>`
}
