// Sitting down by a secret link. The code stands behind the #, so that it never travels in an address.
import { useEffect, useState } from 'preact/hooks'
import { get, post, reasonOf, refusalOf } from '../lib/api.js'
import { html, withValue } from '../lib/html.js'
import { go, place } from '../lib/router.js'
import { needWords, t } from '../lib/words.js'
import { Refused } from '../parts/dead_end.js'
import { Alert, Page, useProblem, Wait } from '../parts/frame.js'
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
  const [problem, setProblem] = useProblem()
  const [ownName, setOwnName] = useState('')
  useEffect(() => {
    Promise.all([get(`/api/join/${encodeURIComponent(code)}`), get('/api/me')])
      .then(async ([invited, me]) => {
        await needWords(invited.table.game.replaceAll('-', '_'))
        setOwnName(me.name || '')
        setFound(invited)
      })
      .catch((error) => setProblem(reasonOf(error)))
  }, [code])
  if (problem) return html`<${Refused} title=${t('web-join-link')} problem=${problem} />`
  if (!found) return html`<${Wait} />`
  const { table } = found
  const host = table.seats.find((seat) => seat.kind === 'person')
  return html`
    <${Page} title=${t('web-invited', { game: t(table.game) })}>
      <div class="form card">
        <p>${host && t('web-invited-by', { player: host.name || t('web-seat-name', { number: host.seat + 1 }) })}</p>
        ${table.hints === false && html`<p class="hint">${t('web-no-hints')}</p>`}
        ${
          found.free
            ? html`<${SitDown} code=${code} ownName=${ownName} />`
            : html`<p><a class="btn go" href=${`/table/${table.id}`}>${t('web-to-table')}</a></p>`
        }
      </div>
    </${Page}>
  `
}

/** @param {{ code: string, ownName: string }} props */
function SitDown({ code, ownName }) {
  const [name, setName] = useState(ownName)
  const [refused, setRefused] = useProblem()
  /** @param {Event} event */
  const sit = async (event) => {
    event.preventDefault()
    try {
      go(`/table/${(await post('/api/join', { link: code, name: name.trim() || null })).table}`, { replace: true })
    } catch (error) {
      setRefused(refusalOf(error))
    }
  }
  return html`
    <form class="form" onSubmit=${sit}>
      <label class="stack">
        ${t('web-your-name')}
        <input maxlength="40" autocomplete="nickname" value=${name} onInput=${withValue(setName)} />
      </label>
      <${Alert} reason=${refused} />
      <div class="submit">
        <button class="btn go">
          ${t('web-sit-down')}
          <${Icon} name="next" />
        </button>
      </div>
    </form>
  `
}
