// Inviting people one played with: at a new table, at one that waits for people, and what one is invited to.
// Loaded when there is somebody to invite, or one is invited.
import { useEffect, useState } from 'preact/hooks'
import { get, post, reasonOf, remove } from '../lib/api.js'
import { style } from '../lib/assets.js'
import { html, withTick } from '../lib/html.js'
import { ago, needWords, t } from '../lib/words.js'
import { Icon } from './icons.js'
import { Alert, useProblem } from './frame.js'

/** @typedef {import('../wire').Companion} Companion */

/** What this part needs beside its code. */
export const ready = () => Promise.all([needWords('peace'), style('css/peace.css')])

/** @param {Companion} one */
const placeOf = ({ table, seat }) => [table, seat].join(' ')

/** @param {Companion} one */
const nameOf = (one) => one.name || t('peace-somebody')

/** @param {string} table @param {Companion} one */
const invite = (table, one) => post(`/api/tables/${table}/invitations`, { table: one.table, seat: one.seat })

/** Why one of them could not be invited; the others are. @param {string} table @param {Companion[]} chosen */
export async function inviteAll(table, chosen) {
  /** @type {import('../types').Reason[]} */
  const problems = []
  for (const one of chosen) await invite(table, one).catch((error) => problems.push(reasonOf(error)))
  return problems
}

/** Nobody has played with anybody yet: an empty list. @returns {Promise<Companion[]>} */
async function companions() {
  const me = await get('/api/me')
  return me.kind === 'nobody' ? [] : (await get('/api/me/companions')).people
}

/** @param {{ one: Companion }} props */
const About = ({ one }) => html`
  <span>
    <b>${nameOf(one)}</b>
    <small>${t(`web-game-${one.game}`)} · ${ago(one.at)}</small>
  </span>
`

/** At a new table: whom to invite when it is made. @param {{ chosen: Companion[], onChange: (all: Companion[]) => void }} props */
export function Choosing({ chosen, onChange }) {
  const [all, setAll] = useState(/** @type {Companion[]} */ ([]))
  useEffect(() => {
    companions().then(setAll, () => {}) // a table can be made without
  }, [])
  if (!all.length) return null
  const keys = new Set(chosen.map(placeOf))
  /** @param {Companion} one @param {boolean} isChosen */
  const change = (one, isChosen) =>
    onChange(isChosen ? [...chosen, one] : chosen.filter((each) => placeOf(each) !== placeOf(one)))
  return html`
    <details class="inviting">
      <summary>${t('web-invite')} ${chosen.length ? `(${chosen.length})` : ''}</summary>
      <p class="hint">${t('invite-hint')}</p>
      <ul>
        ${all.map(
          (one) => html`
          <li key=${placeOf(one)}>
            <label class="check">
              <input
                type="checkbox"
                checked=${keys.has(placeOf(one))}
                onChange=${withTick((isOn) => change(one, isOn))}
              />
              <${About} one=${one} />
            </label>
          </li>
        `,
        )}
      </ul>
    </details>
  `
}

/** Who was not invited yet: each name that was takes one of them. @param {Companion[]} all @param {{ name: string }[]} sent */
function without(all, sent) {
  const names = sent.map(({ name }) => name)
  return all.filter(({ name }) => {
    const at = names.indexOf(name)
    if (at >= 0) names.splice(at, 1)
    return at < 0
  })
}

/** At a table of one's own with an open seat. @param {{ id: string }} props */
export function InviteTo({ id }) {
  const [all, setAll] = useState(/** @type {Companion[] | null} */ (null))
  const [sent, setSent] = useState(/** @type {import('../wire').SentInvitation[]} */ ([]))
  const [problem, setProblem] = useProblem()
  const load = async () => setSent((await get(`/api/tables/${id}/invitations`)).invitations)
  useEffect(() => {
    Promise.all([companions(), load()]).then(
      ([found]) => setAll(found),
      (error) => setProblem(reasonOf(error)),
    )
  }, [])
  /** @param {Companion} one */
  const ask = async (one) => {
    setProblem(null)
    try {
      await invite(id, one)
      await load()
    } catch (error) {
      setProblem(reasonOf(error))
    }
  }
  return html`
    <section class="card inviting" aria-label=${t('web-invite')}>
      <h2>${t('web-invite')}</h2>
      <p class="hint">${t(all && !all.length ? 'invite-nobody' : 'invite-hint')}</p>
      <${Alert} reason=${problem} />
      ${sent.length > 0 && html`<${Sent} sent=${sent} />`}
      <ul>
        ${without(all || [], sent).map(
          (one) => html`
          <li key=${placeOf(one)}>
            <${About} one=${one} />
            <button class="btn small" aria-label=${t('invite-whom', { name: nameOf(one) })} onClick=${() => ask(one)}>
              ${t('invite-one')}
            </button>
          </li>
        `,
        )}
      </ul>
    </section>
  `
}

/** @param {{ sent: import('../wire').SentInvitation[] }} props */
const Sent = ({ sent }) => html`
  <ul class="sent" role="status">
    ${sent.map(
      (one, i) => html`
      <li key=${i}>
        <span><b>${one.name || t('peace-somebody')}</b>
        <small>${t(one.declined ? 'invite-declined' : 'invite-sent', { when: ago(one.at) })}</small></span>
      </li>
    `,
    )}
  </ul>
`

/** At home: what one is invited to. @param {{ all: import('../wire').Invitation[] }} props */
export function Invited({ all }) {
  const [gone, setGone] = useState(/** @type {string[]} */ ([]))
  const [problem, setProblem] = useProblem()
  const left = all.filter(({ id }) => !gone.includes(id))
  /** @param {string} id */
  const decline = (id) =>
    remove(`/api/me/invitations/${id}`).then(
      () => setGone([...gone, id]),
      (error) => setProblem(reasonOf(error)),
    )
  return html`
    ${left.length > 0 && html`<h2>${t('invite-title', { count: left.length })}</h2>`}
    <${Alert} reason=${problem} />
    ${left.map((one) => {
      const facts = { name: one.by, named: String(!!one.by), game: t(`web-game-${one.table.game}`) }
      return html`
        <section key=${one.id} class="card invited" data-invitation=${one.id} aria-label=${t('invite-by', facts)}>
          <p>
            <b>${t('invite-by', facts)}</b> <small>${ago(one.at)}</small></p>
          <div class="row">
            <a class="btn ok" href=${`/join#${one.link}`}>${t('invite-accept')}<${Icon} name="next" /></a>
            <button class="btn" onClick=${() => decline(one.id)}>${t('invite-decline')}</button>
          </div>
        </section>
      `
    })}
  `
}
