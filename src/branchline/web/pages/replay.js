// A match played again: scrub bar, keys, log lines that jump, a link to every step, every seat's view when it is over.
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import { get, once, Problem } from '../lib/api.js'
import { gameModule } from '../games/index.js'
import { style } from '../lib/assets.js'
import { isAlone } from '../lib/alone.js'
import { html } from '../lib/html.js'
import { go, place } from '../lib/router.js'
import { ReplayDesk } from '../lib/replay_desk.js'
import { isStill } from '../lib/settings.js'
import { t } from '../lib/words.js'
import { Refused } from '../parts/dead_end.js'
import { Bar, isTyping, KeysDialog, Wait } from '../parts/frame.js'
import { Icon } from '../parts/icons.js'
import { TableView } from '../parts/table_view.js'

const KEYS = [
  { keys: ['←'], message: 'web-step-back' },
  { keys: ['→'], message: 'web-step-on' },
  { keys: ['Home'], message: 'web-first-step' },
  { keys: ['End'], message: 'web-last-step' },
  { keys: ['␣'], message: 'web-play' },
  { keys: ['?'], message: 'web-keys' },
]

export default function ReplayPage() {
  const id = place.value.parts[0] || ''
  const [desk, setDesk] = useState(/** @type {ReplayDesk | null} */ (null))
  const [problem, setProblem] = useState(/** @type {import('../types').Reason | null} */ (null))
  useEffect(() => {
    setDesk(null)
    open(id).then(setDesk, (error) =>
      setProblem(error instanceof Problem ? error.reason : { message: 'web-unreachable' }),
    )
  }, [id])
  if (problem) return html`<${Refused} title=${t('web-replay')} problem=${problem} />`
  return desk
    ? html`<${Shown} key=${id} desk=${desk} />`
    : html`
    <${Bar} />
    <${Wait} />
  `
}

/** @param {string} id */
async function open(id) {
  const replay = await get(`/api/tables/${id}/replay`)
  const { table } = replay
  const [game, catalogue] = await Promise.all([
    gameModule(table.game),
    once(table.own_content ? `/api/tables/${id}/content` : `/api/games/${table.game}/content`),
    style('css/table.css'),
  ])
  const desk = new ReplayDesk(game, id, catalogue, replay)
  if (desk.viewpoint.peek() >= 0) desk.shown.value = desk.viewpoint.peek()
  const asked = Number(place.peek().parts[1] ?? 0)
  await desk.show(Number.isFinite(asked) ? asked : 0)
  return desk
}

/** @param {{ desk: ReplayDesk }} props */
function Shown({ desk }) {
  const [isPlaying, setPlaying] = useState(false)
  const step = desk.seq.value
  /** @param {number} to */
  const jump = (to) => desk.show(to).then(() => go(`/replay/${desk.id}/${desk.seq.peek()}`, { replace: true }))
  /** From the end it plays again from the start: once that is shown, for at the end playing stops. */
  const toggle = async () => {
    if (!isPlaying && step >= desk.last) await jump(0)
    setPlaying(!isPlaying)
  }
  useEffect(() => {
    document.body.classList.add('at-table')
    return () => document.body.classList.remove('at-table')
  }, [])
  useEffect(() => {
    document.title = `${t('web-replay')} · ${t(desk.info.value?.game || 'web-brand')}`
  })
  useEffect(() => {
    if (!isPlaying) return undefined
    if (step >= desk.last) {
      setPlaying(false)
      return undefined
    }
    const timer = setTimeout(() => jump(step + 1), isStill() ? 1200 : 700)
    return () => clearTimeout(timer)
  }, [isPlaying, step])
  // What is drawn listens already: a key pressed right after would otherwise be lost.
  useLayoutEffect(() => {
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isTyping(event) ||
        (event.target instanceof Element && event.target.closest('.area'))
      )
        return
      /** @type {Record<string, number>} */
      const to = { ArrowLeft: step - 1, ArrowRight: step + 1, Home: 0, End: desk.last }
      if (event.key in to) {
        event.preventDefault()
        jump(to[event.key])
      }
      if (event.key === ' ' && event.target === document.body) {
        event.preventDefault()
        toggle()
      }
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
  const table = desk.table.value
  const foot = html`
    <div class="card scrub dock">
      <button class="tool" data-about="replay-first" aria-label=${t('web-first-step')} onClick=${() => jump(0)}>
        <${Icon} name="first" />
      </button>
      <button class="tool" data-about="replay-back" aria-label=${t('web-step-back')} onClick=${() => jump(step - 1)}>
        <${Icon} name="back" />
      </button>
      <button
        class="tool"
        data-about="replay-play"
        aria-label=${t(isPlaying ? 'web-pause' : 'web-play')}
        onClick=${toggle}
      >
        <${Icon} name=${isPlaying ? 'pause' : 'play'} />
      </button>
      <button class="tool" data-about="replay-on" aria-label=${t('web-step-on')} onClick=${() => jump(step + 1)}>
        <${Icon} name="next" />
      </button>
      <button class="tool" data-about="replay-last" aria-label=${t('web-last-step')} onClick=${() => jump(desk.last)}>
        <${Icon} name="last" />
      </button>
      <input
        type="range"
        min="0"
        max=${desk.last}
        value=${step}
        data-about="replay-step"
        aria-label=${t('web-step')}
        onInput=${(/** @type {any} */ event) => jump(Number(event.target.value))}
      />
      <span class="step" data-step=${step} data-about="replay-step">
        ${step} / ${desk.last}
      </span>
      ${
        desk.info.value?.state === 'over' &&
        !isAlone() &&
        html`
        <a class="tool" data-about="replay-analysis" aria-label=${t('web-analysis')} href=${`/analysis/${desk.id}`}>
          <${Icon} name="bulb" />
        </a>
      `
      }
      ${
        desk.seats.length > 1 &&
        html`
        <label>
          <span class="sr">${t('web-whose-eyes')}</span>
          <select value=${desk.viewpoint.value} onChange=${(/** @type {any} */ event) => desk.look(Number(event.target.value))}>
            ${desk.seats.map(
              (seat) => html`
              <option key=${seat} value=${seat}>
                ${seat < 0 ? t('web-spectator') : desk.nameOf(seat)}
              </option>
            `,
            )}
          </select>
        </label>
      `
      }
    </div>
  `
  return html`
    <${Bar} where=${t(desk.info.value?.game || '')} detail=${t('web-replay')} />
    ${table && html`<${TableView} desk=${desk} foot=${foot} />`}
    <${KeysDialog} rows=${KEYS} />
  `
}
