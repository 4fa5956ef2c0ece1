// Telling the admins of a line or a name. Loaded when somebody does.
import { render } from 'preact'
import { useState } from 'preact/hooks'
import { post, reasonOf } from '../lib/api.js'
import { style } from '../lib/assets.js'
import { html, withForm } from '../lib/html.js'
import { needWords, t } from '../lib/words.js'
import { Alert, Dialog, useProblem } from './frame.js'

/** What can be reported here, each with what the server is asked; the first is meant unless one says otherwise.
 * @typedef {{ kind: 'line' | 'name', body: object }[]} Things */

const LONGEST = 300

/** What this part needs beside its code. */
export const ready = () => Promise.all([needWords('report'), style('css/report.css')])

/** A dialog of its own, beside the page: the table has no room for more.
 * @param {{ name: string, said?: string, things: Things }} what */
async function show({ name, said, things }) {
  await ready()
  const place = document.body.appendChild(document.createElement('div'))
  const close = () => {
    render(null, place)
    place.remove()
  }
  render(html`<${Report} name=${name} said=${said} things=${things} onClose=${close} />`, place)
}

/** @param {import('../lib/session.js').Session} session @param {import('../types').Line} line @param {string} name */
export const reportLine = (session, line, name) =>
  show({ name, said: line.text, things: thingsOf(session.id, line, session.info.peek()?.seats || []) })

/** The name of who sits there, whether they said something or not. @param {object} body
 * @param {string} name */
export const reportSeat = (body, name) => show({ name, things: [{ kind: 'name', body }] })

/** A line of the chat, and the name of who said it where they still sit there.
 * @param {string} table @param {import('../types').Line} line @param {import('../types').SeatInfo[]} seats @returns {Things} */
function thingsOf(table, line, seats) {
  const sits = line.seat != null && !!line.name && seats[line.seat]?.name === line.name
  const body = { type: 'line', table, line: line.number }
  return [
    { kind: 'line', body },
    ...(sits ? [{ kind: /** @type {const} */ ('name'), body: { type: 'seat', table, seat: line.seat } }] : []),
  ]
}

/** @param {{ name: string, said?: string, things: Things, onClose: () => void }} props */
export function Report({ name, said, things, onClose }) {
  const [thing, setThing] = useState(things[0])
  const [problem, setProblem] = useProblem()
  const [isSent, setSent] = useState(false)
  const title = t(thing.kind === 'line' ? 'report-line' : 'report-name', { name })
  /** @param {Record<string, string>} got */
  const send = async (got) => {
    setProblem(null)
    const reason = got.reason.trim()
    try {
      await post('/api/reports', { ...thing.body, reason })
      setSent(true)
    } catch (error) {
      setProblem(reasonOf(error))
    }
  }
  return html`
    <${Dialog} title=${title} onClose=${onClose}>
      ${thing.kind === 'line' && html`<blockquote class="reported">${said}</blockquote>`}
      ${
        isSent
          ? html`<p class="good" role="status">${t('report-sent')}</p>`
          : html`
          <form class="report" onSubmit=${withForm(send)}>
            ${things.length > 1 && html`<${Which} things=${things} thing=${thing} onChoose=${setThing} />`}
            <label class="stack">${t('report-reason')}<textarea name="reason" rows="3" maxlength=${LONGEST}></textarea></label>
            <p class="hint">${t('report-hint')}</p>
            <${Alert} reason=${problem} />
            <button class="btn">${t('report-send')}</button>
          </form>
        `
      }
    </${Dialog}>
  `
}

/** @param {{ things: Things, thing: Things[number], onChoose: (thing: Things[number]) => void }} props */
const Which = ({ things, thing, onChoose }) => html`
  <fieldset>
    <legend>${t('report-which')}</legend>
    ${things.map(
      (each) => html`
      <label key=${each.kind} class="check">
        <input type="radio" name="which" checked=${each === thing} onChange=${() => onChoose(each)} />
        ${t(`report-the-${each.kind}`)}
      </label>
    `,
    )}
  </fieldset>
`
