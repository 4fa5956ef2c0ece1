// The planning board of a table: the table as one knows it, to try moves on; plans side by side, and the one that is best played.
import { useEffect } from 'preact/hooks'
import { get } from '../lib/api.js'
import { style } from '../lib/assets.js'
import { html, plain, signed, withTick } from '../lib/html.js'
import { PlanSession } from '../lib/planning.js'
import { go, place } from '../lib/router.js'
import { needWords, t } from '../lib/words.js'
import { Bar, KeysDialog, low, Wait } from '../parts/frame.js'
import { Icon } from '../parts/icons.js'
import { drawnWith, Opened, useAtTable, useSession } from '../parts/opening.js'
import { FRAME_KEYS, TableView } from '../parts/table_view.js'

export default function PlanPage() {
  const [id = '', seat = '0'] = place.value.parts
  return html`<${OneTable} key=${`${id}-${seat}`} id=${id} seat=${Number(seat)} />`
}

/** @param {{ id: string, seat: number }} props */
function OneTable({ id, seat }) {
  const opening = useSession(
    id,
    () => open(id, seat),
    () => go(`/table/${id}`, { replace: true }),
  )
  return html`<${Opened} opening=${opening} Loaded=${Loaded} />`
}

/** Null where one has no seat to plan for, or nothing is played. @param {string} id @param {number} seat */
async function open(id, seat) {
  const info = await get(`/api/tables/${id}`)
  if (info.state !== 'playing' || !info.seats[seat]?.mine) return null
  const [[game, catalogue]] = await Promise.all([
    drawnWith(info),
    style('css/table.css'),
    style('css/planning.css'),
    needWords('planning'),
  ])
  const session = new PlanSession(game, id, catalogue, seat)
  session.info.value = { ...info, hints: false }
  return session
}

/** @param {{ session: PlanSession }} props */
function Loaded({ session }) {
  const table = session.table.value
  const isOver = !!session.real.value?.position.outcome
  useAtTable('planning')
  useEffect(() => {
    if (isOver) go(`/table/${session.id}`, { replace: true })
  }, [isOver])
  const note = noteOf(session)
  const bar = html`<${Bar} where=${t(session.info.value?.game || '')} detail=${t('plan-board')} isTable=${!!table} />`
  if (!table)
    return html`
      ${bar}
      <${Wait} />
    `
  return html`
    ${bar}
    <${Plans} session=${session} note=${note} />
    <${TableView}
      desk=${session}
      session=${session}
      notice=${low.value && note && html`<p class="news" aria-hidden="true">${note}</p>`}
    />
    <${KeysDialog} rows=${[...session.game.keys, ...FRAME_KEYS]} />
  `
}

/** Plans side by side with their scores, and what can be done with the one that is shown.
 * @param {{ session: PlanSession, note: string }} props */
function Plans({ session, note }) {
  const busy = session.isBusy.value || session.live.state.value !== 'open'
  const plan = session.plan()
  const seats = session.info.value?.seats.length ?? 1
  return html`
    <section class="plans" aria-label=${t('plan-board')}>
      <p class="what"><${Icon} name="route" />
        <b>${t('plan-board')}</b><span>${t('plan-private')}</span></p>
      <div class="list" role="group" aria-label=${t('plan-list')}>
        ${session.plans.value.map((each, i) => html`<${One} key=${each.name} session=${session} plan=${each} i=${i} busy=${busy} />`)}
        <button
          class="tool"
          data-tool="plan-new"
          aria-label=${t('plan-new')}
          data-about="plan-new"
          disabled=${busy || !session.canAdd()}
          onClick=${() => session.add()}
        ><${Icon} name="plus" /></button>
        <button
          class="tool"
          data-tool="plan-remove"
          aria-label=${t('plan-remove', { name: plan.name })}
          data-about="plan-remove"
          disabled=${busy || (session.plans.value.length === 1 && !plan.actions.length)}
          onClick=${() => session.remove()}
        ><${Icon} name="trash" /></button>
        ${
          seats > 1 &&
          html`<label class="check">
            <input
              type="checkbox"
              checked=${plan.isWhole}
              disabled=${busy}
              onChange=${withTick((isOn) => session.setWhole(isOn))}
            />
            ${t('plan-whole-turn')}
          </label>`
        }
      </div>
      <${Play} session=${session} busy=${busy} />
      <p class="note" role="status">${note}</p>
    </section>
  `
}

/** @param {PlanSession} session */
function noteOf(session) {
  const told = session.told.value[session.plan().name]
  if (session.note.value) return session.note.value
  if (told?.refused) return t('plan-broken', { step: told.stands + 1, why: session.worded(told.refused) })
  return ''
}

/** @param {{ session: PlanSession, plan: import('../lib/planning.js').Plan, i: number, busy: boolean }} props */
function One({ session, plan, i, busy }) {
  const told = session.told.value[plan.name]
  const now = session.scoreNow()
  const gain = told && told.score !== null && now !== null ? told.score - now : null
  return html`
    <button
      class="plan"
      data-plan=${plan.name}
      data-about="plan-score"
      data-score=${told?.score ?? null}
      aria-pressed=${i === session.at.value}
      disabled=${busy}
      onClick=${() => session.choose(i)}
    >
      <span>${t('plan-name', { name: plan.name })}</span>
      ${told && told.score !== null && html`<b>${plain(told.score)}</b>`}
      ${gain !== null && html`<small>${gain ? signed(gain) : '±0'}</small>`}
      ${told?.refused && html`<span class="broken">!<span class="sr">${t('plan-is-broken')}</span></span>`}
    </button>
  `
}

/** @param {{ session: PlanSession, busy: boolean }} props */
function Play({ session, busy }) {
  const count = session.plan().actions.length
  const off = busy || !count || !session.isMyTurn() || session.plan().isWhole
  const playAll = async () => {
    if (await session.play(true)) go(`/table/${session.id}`)
  }
  return html`
    <div class="dock-buttons">
      <span class="turn">${t(session.isMyTurn() ? 'plan-your-turn' : 'plan-not-yet')}</span>
      <button
        class="btn small"
        data-tool="plan-step"
        data-about="plan-step"
        disabled=${off}
        onClick=${() => session.play(false)}
      >
        <${Icon} name="next" size=${16} /><span class="said">${t('plan-play-next')}</span>
      </button>
      <button class="btn small ok" data-tool="plan-play" disabled=${off} onClick=${playAll}>
        <${Icon} name="last" size=${16} />${t('plan-play-all', { count })}
      </button>
      <a class="btn small" data-tool="plan-leave" data-about="plan-leave" href=${`/table/${session.id}`}>
        <${Icon} name="back" size=${16} /><span class="said">${t('plan-leave')}</span>
      </a>
    </div>
  `
}
