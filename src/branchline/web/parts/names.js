// How one is called: asked once, before the first table with others; of a hot seat, everybody. Loaded when it is needed.
import { render } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { get, Problem, put } from '../lib/api.js'
import { html, withValue } from '../lib/html.js'
import { t } from '../lib/words.js'
import { Alert, Dialog, useProblem } from './frame.js'
import { Icon } from './icons.js'

/** @typedef {import('../lib/named.js').Wish} Wish */

const KEY = 'branchline-names'

/** What was answered last, by seat; null where nobody was asked yet. @returns {string[] | null} */
function answered() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) || 'null')
    return Array.isArray(kept) ? kept.map(String) : null
  } catch {
    return null
  }
}

/** @param {string[]} names */
function keep(names) {
  try {
    localStorage.setItem(KEY, JSON.stringify(names))
  } catch {
    /* a private window keeps nothing: one is asked again */
  }
}

/**
 * The same seats with names; null when one thinks better of it. `onward` is the word on the button.
 * @param {Wish[]} seats @param {string} [onward] @returns {Promise<Wish[] | null>}
 */
export async function askNames(seats, onward = 'web-start-table') {
  const me = await get('/api/me')
  const before = answered()
  const unnamed = seats.flatMap((seat, i) => (seat.type === 'me' && !seat.name ? [i] : []))
  const isHotSeat = seats.filter((seat) => seat.type === 'me').length > 1
  if (!unnamed.length || (!isHotSeat && (me.name || before))) return seats
  const first = unnamed.map((seat, i) => (i ? before?.[seat] : me.name || before?.[seat]) || '')
  const names = await ask({ first, seats: isHotSeat ? unnamed : null, known: me.name, onward })
  return names && seats.map((seat, i) => ({ ...seat, ...(unnamed.includes(i) && nameOf(names[unnamed.indexOf(i)])) }))
}

/** @param {string} name */
const nameOf = (name) => (name ? { name } : {})

/**
 * `first` stands in the fields; `seats` are those of a hot seat.
 * @typedef {{ first: string[], seats: number[] | null, known: string, onward: string }} Asked
 */

/** @param {Asked} asked @returns {Promise<string[] | null>} */
function ask(asked) {
  const host = document.createElement('div')
  document.body.append(host)
  return new Promise((done) => {
    /** @param {string[] | null} names */
    const close = (names) => {
      render(null, host)
      host.remove()
      done(names)
    }
    render(html`<${Names} ...${asked} onDone=${close} />`, host)
  })
}

/** @param {Asked & { onDone: (names: string[] | null) => void }} props */
function Names({ first, seats, known, onward, onDone }) {
  const [names, setNames] = useState(first)
  const [problem, setProblem] = useProblem()
  const isDone = useRef(false)
  /** @param {string[] | null} answer */
  const finish = (answer) => {
    if (!isDone.current) onDone(answer)
    isDone.current = true
  }
  /** The first is one's own, and is kept for every table to come. @param {Event} event */
  const submit = async (event) => {
    event.preventDefault()
    const given = names.map((name) => name.trim())
    try {
      if (given[0] && given[0] !== known) await put('/api/me/name', { name: given[0] })
      keep(given)
      finish(given)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      setProblem(error.reason)
    }
  }
  return html`
    <${Dialog} title=${t(seats ? 'web-who-plays' : 'web-who-are-you')} onClose=${() => finish(null)}>
      <form class="form names" onSubmit=${submit}>
        ${names.map(
          (name, i) => html`
          <label class="stack" key=${i}>
            ${seats ? t('web-seat-name', { number: seats[i] + 1 }) : t('web-your-name')}
            <input
              maxlength="40"
              autofocus=${i === 0}
              autocomplete=${i ? 'off' : 'nickname'}
              value=${name}
              onInput=${withValue((value) => setNames(names.map((each, j) => (i === j ? value : each))))}
            />
          </label>
        `,
        )}
        <p class="hint">${t('web-names-hint')}</p>
        <${Alert} reason=${problem} />
        <div class="submit">
          <button class="btn go">${t(onward)}<${Icon} name="next" /></button>
        </div>
      </form>
    </${Dialog}>
  `
}
