// A link to send: copied, shared by the system's sheet where there is one, or shown as a picture that a phone's camera reads.
import { useEffect, useState } from 'preact/hooks'
import { html } from '../lib/html.js'
import { t } from '../lib/words.js'
import { Dialog } from './frame.js'
import { Icon } from './icons.js'

/** Whether an address like ours leads nowhere from another machine. */
const isLocal = () => /^(localhost|.*\.localhost|127\..*|\[::1\]|0\.0\.0\.0)$/.test(location.hostname)

/** What to do where the links work on this machine alone. */
export const LocalWarning = () =>
  isLocal() &&
  html`<p class="problem local" role="note">${t('web-link-local', { command: 'branchline serve --lan' })}</p>`

/** @param {{ code: string, seat: number, game: string }} props */
export function LinkBox({ code, seat, game }) {
  const [copied, setCopied] = useState(false)
  const [isShown, setShown] = useState(false)
  const address = `${location.origin}/join#${code}`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setCopied(true)
    } catch {
      const field = document.getElementById(`link-${seat}`)
      if (field instanceof HTMLInputElement) {
        field.select()
        setCopied(document.execCommand('copy'))
      }
    }
  }
  /** Who closes the sheet has shared nothing, and that is no fault. */
  const share = () => navigator.share({ title: t('web-invited', { game }), url: address }).catch(() => {})
  return html`
    <span class="link-box">
      <label class="sr" for=${`link-${seat}`}>
        ${t('web-link')}
      </label>
      <input id=${`link-${seat}`} readonly value=${address}
        onFocus=${(/** @type {{ target: HTMLInputElement }} */ event) => event.target.select()} />
      <button class="btn" onClick=${copy}>
        <${Icon} name=${copied ? 'tick' : 'copy'} />
        ${t(copied ? 'web-copied' : 'web-copy')}
      </button>
      ${
        'share' in navigator &&
        html`<button class="btn" onClick=${share}><${Icon} name="share" />${t('web-share')}</button>`
      }
      <button class="btn" data-qr=${seat} onClick=${() => setShown(true)}><${Icon} name="qr" />${t('web-qr')}</button>
    </span>
    ${
      isShown &&
      html`
      <${Dialog} title=${t('web-qr-title', { number: seat + 1 })} onClose=${() => setShown(false)}>
        <${Picture} address=${address} />
        <p class="hint">${t('web-qr-hint')}</p>
        <${LocalWarning} />
      </${Dialog}>
    `
    }
  `
}

/** Dark on light in both themes: not every camera reads it the other way round. @param {{ address: string }} props */
function Picture({ address }) {
  const [code, setCode] = useState(/** @type {import('qr').Code | null} */ (null))
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    import('qr').then(
      ({ generate }) => setCode(generate(address)),
      () => setAway(true),
    )
  }, [address])
  if (isAway) return html`<p class="problem" role="alert">${t('web-qr-away')}</p>`
  if (!code) return html`<p role="status">${t('web-loading')}</p>`
  const rows = Array.from({ length: code.size }, (_, y) => y)
  const path = rows.flatMap((y) => rows.map((x) => (code.get(x, y) ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  const size = code.size + 2 * QUIET
  return html`
    <svg class="qr" viewBox=${`${-QUIET} ${-QUIET} ${size} ${size}`} role="img" aria-label=${t('web-qr')}>
      <rect x=${-QUIET} y=${-QUIET} width=${size} height=${size} fill="#fff" />
      <path d=${path} fill="#000" shape-rendering="crispEdges" />
    </svg>
  `
}

/** The margin that readers need. */
const QUIET = 4
