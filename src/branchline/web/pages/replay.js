// A match played again: scrub bar, keys, log lines that jump, a link to every step, every seat's view when it is over.
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import { get } from '../lib/api.js'
import { style } from '../lib/assets.js'
import { isAlone } from '../lib/alone.js'
import { html, withValue } from '../lib/html.js'
import { go, place } from '../lib/router.js'
import { ReplayDesk } from '../lib/replay_desk.js'
import { isStill } from '../lib/settings.js'
import { t } from '../lib/words.js'
import { Refused } from '../parts/dead_end.js'
import { Bar, isTyping, KeysDialog, Wait } from '../parts/frame.js'
import { Icon } from '../parts/icons.js'
import { drawnWith, useAtTable, useReplayed } from '../parts/opening.js'
import { TableView } from '../parts/table_view.js'
import { zoomKey, zoomOf } from '../parts/zoom.js'

const KEYS = [
  { keys: ['←'], message: 'web-step-back' },
  { keys: ['→'], message: 'web-step-on' },
  { keys: ['Home'], message: 'web-first-step' },
  { keys: ['End'], message: 'web-last-step' },
  { keys: ['␣'], message: 'web-play' },
  { keys: ['+', '−', '0'], message: 'web-zoom' },
  { keys: ['?'], message: 'web-keys' },
]

export default function ReplayPage() {
  const id = place.value.parts[0] || ''
  const { desk, problem } = useReplayed(id, open)
  if (problem) return html`<${Refused} title=${t('web-replay')} problem=${problem} />`
  return desk
    ? html`<${Loaded} key=${id} desk=${desk} />`
    : html`
    <${Bar} />
    <${Wait} />
  `
}

/** @param {string} id */
async function open(id) {
  const replay = await get(`/api/tables/${id}/replay`)
  const { table } = replay
  const [[game, catalogue]] = await Promise.all([drawnWith(table), style('css/table.css')])
  const desk = new ReplayDesk(game, id, catalogue, replay)
  if (desk.viewpoint.peek() >= 0) desk.seatShown.value = desk.viewpoint.peek()
  const asked = Number(place.peek().parts[1] ?? 0)
  await desk.show(Number.isFinite(asked) ? asked : 0)
  return desk
}

/** @param {{ desk: ReplayDesk }} props */
function Loaded({ desk }) {
  const player = usePlayer(desk)
  useKeys(desk, player)
  useAtTable()
  useEffect(() => {
    document.title = `${t('web-replay')} · ${t(desk.info.value?.game || 'web-brand')}`
  })
  return html`
    <${Bar} where=${t(desk.info.value?.game || '')} detail=${t('web-replay')} isTable=${!!desk.table.value} />
    ${desk.table.value && html`<${TableView} desk=${desk} foot=${html`<${Scrub} desk=${desk} player=${player} />`} />`}
    <${KeysDialog} rows=${KEYS} />
  `
}

/** @typedef {{ step: number, last: number, isPlaying: boolean, jump: (to: number) => void, toggle: () => void }} Player */

/** What goes from step to step, by itself or when told to. @param {ReplayDesk} desk @returns {Player} */
function usePlayer(desk) {
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
    if (!isPlaying) return undefined
    if (step >= desk.last) {
      setPlaying(false)
      return undefined
    }
    const timer = setTimeout(() => jump(step + 1), isStill() ? 1200 : 700)
    return () => clearTimeout(timer)
  }, [isPlaying, step])
  return { step, last: desk.last, isPlaying, jump, toggle }
}

/** @param {ReplayDesk} desk @param {Player} player */
function useKeys(desk, { step, last, jump, toggle }) {
  // What is drawn listens already: a key pressed right after would otherwise be lost.
  useLayoutEffect(() => {
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return
      if (zoomKey(event.key, zoomOf(desk)) || (event.target instanceof Element && event.target.closest('.area'))) return
      /** @type {Record<string, number>} */
      const to = { ArrowLeft: step - 1, ArrowRight: step + 1, Home: 0, End: last }
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
}

/** @param {{ about: string, label: string, icon: string, onClick: () => void }} props */
const Tool = ({ about, label, icon, onClick }) => html`
  <button class="tool" data-about=${about} aria-label=${t(label)} onClick=${onClick}><${Icon} name=${icon} /></button>
`

/** Below the board, in place of the dock. @param {{ desk: ReplayDesk, player: Player }} props */
function Scrub({ desk, player: { step, last, isPlaying, jump, toggle } }) {
  return html`
    <div class="card scrub dock">
      <${Tool} about="replay-first" label="web-first-step" icon="first" onClick=${() => jump(0)} />
      <${Tool} about="replay-back" label="web-step-back" icon="back" onClick=${() => jump(step - 1)} />
      <${Tool}
        about="replay-play"
        label=${isPlaying ? 'web-pause' : 'web-play'}
        icon=${isPlaying ? 'pause' : 'play'}
        onClick=${toggle}
      />
      <${Tool} about="replay-on" label="web-step-on" icon="next" onClick=${() => jump(step + 1)} />
      <${Tool} about="replay-last" label="web-last-step" icon="last" onClick=${() => jump(last)} />
      <input
        type="range"
        min="0"
        max=${last}
        value=${step}
        data-about="replay-step"
        aria-label=${t('web-step')}
        onInput=${withValue((to) => jump(Number(to)))}
      />
      <span class="step" data-step=${step} data-about="replay-step">${step} / ${last}</span>
      ${
        desk.info.value?.state === 'over' &&
        !isAlone() &&
        html`
        <a class="tool" data-about="replay-analysis" aria-label=${t('web-analysis')} href=${`/analysis/${desk.id}`}>
          <${Icon} name="bulb" />
        </a>
      `
      }
      ${desk.seats.length > 1 && html`<${Viewpoint} desk=${desk} />`}
    </div>
  `
}

/** Whose view one looks at. @param {{ desk: ReplayDesk }} props */
const Viewpoint = ({ desk }) => html`
  <label>
    <span class="sr">${t('web-viewpoint')}</span>
    <select value=${desk.viewpoint.value} onChange=${withValue((seat) => desk.look(Number(seat)))}>
      ${desk.seats.map(
        (seat) => html`
        <option key=${seat} value=${seat}>${seat < 0 ? t('web-spectator') : desk.nameOf(seat)}</option>
      `,
      )}
    </select>
  </label>
`
