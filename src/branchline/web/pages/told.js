// Where the links in a mail lead: this address is mine, and no more mails. Whatever only opens a link changes nothing.
import { useEffect, useState } from 'preact/hooks'
import { post, reasonOf } from '../lib/api.js'
import { html } from '../lib/html.js'
import { place } from '../lib/router.js'
import { needWords, t } from '../lib/words.js'
import { NotFound } from '../parts/dead_end.js'
import { Alert, Page, useProblem, Wait } from '../parts/frame.js'

/**
 * @type {Record<string, { ask: () => string, button: () => string, done: (address: string) => string,
 *   send: (code: string) => Promise<import('../wire').Confirmed> }>}
 */
const LINKS = {
  confirm: {
    ask: () => t('told-confirm-ask'),
    button: () => t('told-confirm'),
    done: (address) => t('told-confirmed', { address }),
    send: (code) => post('/api/reminders/confirm', { code }),
  },
  stop: {
    ask: () => t('told-stop-ask'),
    button: () => t('told-stop'),
    done: (address) => t('told-stopped', { address }),
    send: (code) => post(`/api/reminders/stop/${encodeURIComponent(code)}`),
  },
}

export default function Told() {
  const [which, code = ''] = place.value.parts
  const link = LINKS[which]
  const [isReady, setReady] = useState(false)
  const [problem, setProblem] = useProblem()
  const [note, setNote] = useState('')
  useEffect(() => {
    needWords('told').then(
      () => setReady(true),
      () => {},
    )
  }, [])
  if (!link) return html`<${NotFound} />`
  if (!isReady) return html`<${Wait} />`
  const send = () =>
    link.send(code).then(
      ({ address }) => {
        setProblem(null)
        setNote(link.done(address))
      },
      (error) => setProblem(reasonOf(error)),
    )
  return html`
    <${Page} title=${t('told-part')}>
      <${Alert} reason=${problem} />
      ${
        note
          ? html`<p class="good" role="status">${note}</p>`
          : html`
        <p>${link.ask()}</p>
        <button class="btn go" onClick=${send}>${link.button()}</button>
      `
      }
    </${Page}>
  `
}
