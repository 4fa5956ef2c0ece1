// Where the way ends: no such page, no such table, a link that leads nowhere, a server that is away.
import { html } from '../lib/html.js'
import { reasonText, t } from '../lib/words.js'
import { Page } from './frame.js'

const SLEEPERS = [24, 62, 100, 138, 176, 214, 252].map((x) => `M${x} 205l-9 22`).join('')

const ART = `<rect width="420" height="260" fill="var(--a-sky)"/><circle cx="330" cy="70" r="36" fill="var(--a-sun)"/>
  <path fill="var(--a-far)" d="M0 150L70 84l50 42 60-72 76 86 46-30 118 60V260H0z"/>
  <path fill="var(--a-mid)" d="M0 184C70 150 140 172 210 188S340 162 420 178V260H0z"/>
  <path fill="var(--a-near)" d="M0 206C90 196 190 208 280 204s100-6 140-2V260H0z"/>
  <path stroke="#7d5c38" stroke-width="7" d="${SLEEPERS}"/>
  <path stroke="#33465f" stroke-width="5" fill="none" d="M0 208H278M0 223H272"/>
  <g stroke-linejoin="round"><path fill="#4a3226" d="M270 172h10v58h-10zM300 172h10v58h-10z"/>
    <path fill="#b3372b" d="M258 168h64v24h-64z"/>
    <path fill="#fffaf0" d="M268 168h12l-10 24h-12zM292 168h12l-10 24h-12zM316 168h6v10l-6 14h-10z"/>
    <circle cx="290" cy="152" r="10" fill="#ffd98a"/><path fill="#4a3226" d="M286 160h8v10h-8z"/></g>`

/**
 * @param {{ title: string, text?: string, children?: import('preact').ComponentChildren }} props
 *   children: what one can do other than going home
 */
const DeadEnd = ({ title, text, children }) => html`
  <${Page} title=${title} cls="dead-end">
    <svg
      class="art"
      viewBox="0 0 420 260"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      dangerouslySetInnerHTML=${{ __html: ART }}
    ></svg>
    ${text && html`<p role="alert">${text}</p>`}
    <p class="ways">
      ${children}
      <a class=${children ? 'btn' : 'btn go'} href="/">${t('web-home')}</a>
    </p>
  </${Page}>
`

/** The server does not answer. @param {{ onAgain?: () => void }} props */
export const Away = ({ onAgain = () => location.reload() }) => html`
  <${DeadEnd} title=${t('web-unreachable')} text=${t('web-unreachable-hint')}>
    <button class="btn go" onClick=${onAgain}>${t('web-try-again')}</button>
  </${DeadEnd}>
`

/** What was asked for was refused, or nobody answered. @param {{ title: string, problem: import('../types').Reason }} props */
export const Refused = ({ title, problem }) =>
  problem.message === 'web-unreachable'
    ? html`<${Away} />`
    : html`<${DeadEnd} title=${title} text=${reasonText(problem)} />`

/** An address nobody knows. */
export const NotFound = () => html`<${DeadEnd} title=${t('web-not-found')} text=${t('web-not-found-hint')} />`
