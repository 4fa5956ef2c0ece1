// Sitting down by a secret link. The code stands behind the #, so that it never travels in an address.
import { useEffect, useState } from 'preact/hooks'
import { get, post, Problem } from '../lib/api.js'
import { html, withValue } from '../lib/html.js'
import { go, place } from '../lib/router.js'
import { needWords, reasonText, t } from '../lib/words.js'
import { Refused } from '../parts/dead_end.js'
import { Page, Wait } from '../parts/frame.js'
import { Icon } from '../parts/icons.js'

export default function Join() {
  const code = place.value.hash
  return code ? html`<${Invitation} key=${code} code=${code} />` : html`<${AskCode} />`
}

function AskCode() {
  const [text, setText] = useState('')
  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault()
    const code = text.trim().split('#').pop() || ''
    if (code) go(`/join#${code}`)
  }
  return html`
    <${Page} title=${t('web-join-link')}>
      <form class="form card" onSubmit=${submit}>
        <label class="stack">
          ${t('web-link')}
          <input autocomplete="off" value=${text} onInput=${withValue(setText)} />
        </label>
        <p class="hint">${t('web-join-hint')}</p>
        <div class="submit">
          <button class="btn go">
            ${t('web-look')}
            <${Icon} name="next" />
          </button>
        </div>
      </form>
    </${Page}>
  `
}

/** @param {{ code: string }} props */
function Invitation({ code }) {
  const [found, setFound] = useState(/** @type {import('../wire').Invited | null} */ (null))
  const [problem, setProblem] = useState(/** @type {import('../types').Reason | null} */ (null))
  const [refused, setRefused] = useState(/** @type {import('../types').Reason | null} */ (null))
  const [name, setName] = useState('')
  useEffect(() => {
    Promise.all([get(`/api/join/${encodeURIComponent(code)}`), get('/api/me')]).then(
      async ([invited, me]) => {
        await needWords(invited.table.game.replaceAll('-', '_'))
        setName(me.name || '')
        setFound(invited)
      },
      (error) => setProblem(error.reason),
    )
  }, [code])
  /** @param {Event} event */
  const sit = async (event) => {
    event.preventDefault()
    try {
      go(`/table/${(await post('/api/join', { link: code, name: name.trim() || null })).table}`, { replace: true })
    } catch (error) {
      if (error instanceof Problem) setRefused(error.reason)
    }
  }
  if (problem) return html`<${Refused} title=${t('web-join-link')} problem=${problem} />`
  if (!found) return html`<${Wait} />`
  const host = found.table.seats.find((seat) => seat.kind === 'person')
  return html`
    <${Page} title=${t('web-invited', { game: t(found.table.game) })}>
      <form class="form card" onSubmit=${sit}>
        <p>${host && t('web-invited-by', { player: host.name || t('web-seat-name', { number: host.seat + 1 }) })}</p>
        ${found.table.hints === false && html`<p class="hint">${t('web-no-hints')}</p>`}
        ${
          found.free
            ? html`
          <label class="stack">
            ${t('web-your-name')}
            <input
              maxlength="40"
              autocomplete="nickname"
              value=${name}
              onInput=${withValue(setName)}
            />
          </label>
          ${
            refused &&
            html`
            <p class="problem" role="alert">
              ${reasonText(refused)}
            </p>
          `
          }
          <div class="submit">
            <button class="btn go">
              ${t('web-sit-down')}
              <${Icon} name="next" />
            </button>
          </div>
        `
            : html`
          <p>
            <a class="btn go" href=${`/table/${found.table.id}`}>
              ${t('web-to-table')}
            </a>
          </p>
        `
        }
      </form>
    </${Page}>
  `
}
