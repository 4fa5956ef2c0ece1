// Whom one does not want to read, or to play with: at a table, on a profile, and all of them in the settings.
// Loaded when somebody asks for it.
import { useEffect, useRef, useState } from 'preact/hooks'
import { get, post, reasonOf, remove } from '../lib/api.js'
import { style } from '../lib/assets.js'
import { html } from '../lib/html.js'
import { ago, needWords, t } from '../lib/words.js'
import { Alert, Dialog, useProblem } from './frame.js'
import { Icon } from './icons.js'

/** @typedef {import('../wire').ShunnedPerson} Shunned */
/** @typedef {'none' | 'mute' | 'block'} Choice */
/** Somebody as one can name them: `row` says what one has chosen for them.
 * @typedef {{ whom: { type: string, table?: string, seat?: number, line?: number, name?: string }, name: string, row?: Shunned }} Person */

/** @type {Choice[]} */
const CHOICES = ['none', 'mute', 'block']
const PATH = '/api/me/shunned'

/** What this part needs beside its code. */
export const ready = () => Promise.all([needWords('peace'), style('css/peace.css')])

/** Choices are stored one after the other: the last one counts. @param {() => Promise<void>} load */
function useChoosing(load) {
  const [problem, setProblem] = useProblem()
  const before = useRef(Promise.resolve())
  /** @param {() => Promise<unknown>} job */
  const attempt = (job) => {
    before.current = before.current.then(async () => {
      setProblem(null)
      try {
        await job()
      } catch (error) {
        setProblem(reasonOf(error))
      }
      await load().catch((error) => setProblem(reasonOf(error)))
    })
  }
  useEffect(() => attempt(async () => {}), [])
  return { problem, attempt }
}

/** @param {Person} person @param {Choice} choice */
const choose = ({ whom, row }, choice) =>
  choice !== 'none' ? post(PATH, { whom, kind: choice }) : row ? remove(`${PATH}/${row.id}`) : Promise.resolve()

/** @param {{ person: Person, attempt: (job: () => Promise<unknown>) => void }} props */
const Field = ({ person, attempt }) => html`
  <fieldset class="shun">
    <legend>${person.name || t('peace-somebody')}</legend>
    ${CHOICES.map(
      (choice) => html`
      <label key=${choice} class="check">
        <input
          type="radio"
          name=${`shun-${JSON.stringify(person.whom)}`}
          value=${choice}
          checked=${(person.row?.kind || 'none') === choice}
          onChange=${() => attempt(() => choose(person, choice))}
        />
        ${t(`peace-${choice}`)}
      </label>
    `,
    )}
    ${
      person.whom.type === 'seat' &&
      person.name &&
      html`<button class="quiet" onClick=${() => report(person)}><${Icon} name="flag" size=${16} />${t('peace-report')}</button>`
    }
  </fieldset>
`

/** @param {Person} person */
const report = ({ whom, name }) => import('./report.js').then((part) => part.reportSeat(whom, name)).catch(() => {})

/** The other people of a table: who sits there, and who said something and has gone since.
 * @param {import('../lib/session.js').Session} session @param {Shunned[]} shunned @returns {Person[]} */
function peopleAt(session, shunned) {
  const seats = session.info.value?.seats || []
  const sitting = seats.filter((seat) => seat.kind === 'person' && !seat.mine)
  const gone = new Map(
    session.lines.value
      .filter((line) => !line.note && line.seat != null && seats[line.seat]?.kind !== 'person')
      .map((line) => [`${line.seat} ${line.name}`, line]),
  )
  return [
    ...sitting.map(({ seat }) => ({
      whom: { type: 'seat', table: session.id, seat },
      name: session.nameOf(seat),
      row: shunned.find((one) => one.seats?.includes(seat)),
    })),
    ...[...gone.values()].map((line) => ({
      whom: { type: 'line', table: session.id, line: line.number },
      name: line.name || '',
    })),
  ]
}

/** @param {{ session: import('../lib/session.js').Session, onClose: () => void }} props */
export function Peace({ session, onClose }) {
  const [shunned, setShunned] = useState(/** @type {Shunned[] | null} */ (null))
  const { problem, attempt } = useChoosing(async () => {
    const [found, said] = await Promise.all([
      get(`${PATH}?table=${session.id}`),
      get(`/api/tables/${session.id}/lines`),
    ])
    session.lines.value = said.lines
    setShunned(found.people)
  })
  const people = shunned ? peopleAt(session, shunned) : []
  return html`
    <${Dialog} title=${t('web-peace')} onClose=${onClose}>
      <p class="hint">${t('peace-hint')}</p>
      <${Alert} reason=${problem} />
      ${people.map((person) => html`<${Field} key=${JSON.stringify(person.whom)} person=${person} attempt=${attempt} />`)}
      ${shunned && !people.length && html`<p>${t('peace-nobody')}</p>`}
    </${Dialog}>
  `
}

/** On a profile. @param {{ name: string }} props */
export function ShunPerson({ name }) {
  const [shunned, setShunned] = useState(/** @type {Shunned[] | null} */ (null))
  const { problem, attempt } = useChoosing(async () => {
    setShunned((await get(`${PATH}?name=${encodeURIComponent(name)}`)).people)
  })
  if (!shunned) return null
  const person = { whom: { type: 'profile', name }, name, row: shunned[0] }
  return html`
    <details class="card shunning">
      <summary>${t('web-peace')}</summary>
      <p class="hint">${t('peace-hint')}</p>
      <${Alert} reason=${problem} />
      <${Field} person=${person} attempt=${attempt} />
    </details>
  `
}

/** In the settings. */
export function ShunnedList() {
  const [people, setPeople] = useState(/** @type {Shunned[] | null} */ (null))
  const { problem, attempt } = useChoosing(async () => setPeople((await get(PATH)).people))
  if (!people) return null
  return html`
    <fieldset class="card shunned">
      <legend>${t('peace-list')}</legend>
      <p class="hint">${t(people.length ? 'peace-hint' : 'peace-list-none')}</p>
      <${Alert} reason=${problem} />
      <ul>
        ${people.map(
          (one) => html`
          <li key=${one.id}>
            <span>
              <b>${one.name || t('peace-somebody')}</b>
              <small>${t(`peace-was-${one.kind}`, { when: ago(one.at) })}</small>
            </span>
            <button
              class="btn small"
              aria-label=${t('peace-undo-whom', { name: one.name || t('peace-somebody') })}
              onClick=${() => attempt(() => remove(`${PATH}/${one.id}`))}
            >
              ${t('peace-undo')}
            </button>
          </li>
        `,
        )}
      </ul>
    </fieldset>
  `
}
