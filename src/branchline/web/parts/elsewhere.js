// The levels of a game that this host cannot ask, since they think so far that they want a server, and those that play
// weaker here than they can.
import { html } from '../lib/html.js'
import { list, t } from '../lib/words.js'

/** @param {{ game: import('../types').GameInfo }} props */
export const Elsewhere = ({ game: { elsewhere, weaker } }) => html`
  ${elsewhere.length > 0 && html`<p class="hint">${t('pocket-needs-server', { levels: named(elsewhere) })}</p>`}
  ${weaker.length > 0 && html`<p class="hint">${t('web-weaker-here', { levels: named(weaker) })}</p>`}
`

/** @param {string[]} levels */
const named = (levels) => list(levels.map((level) => t(`level-${level}`)))
