// The levels of a game that this host cannot ask: they think so far that they want a server.
import { html } from '../lib/html.js'
import { list, t } from '../lib/words.js'

/** @param {{ game: import('../types').GameInfo }} props */
export const Elsewhere = ({ game }) =>
  game.elsewhere.length > 0 &&
  html`
    <p class="hint">
      ${t('pocket-needs-server', { levels: list(game.elsewhere.map((level) => t(`level-${level}`))) })}
    </p>
  `
