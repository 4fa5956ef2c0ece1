// The games there are, in words, and the way from one's page to another's.
import { games } from '../lib/api.js'
import { html } from '../lib/html.js'
import { needWords, t } from '../lib/words.js'

/** Every game of this host; its words are there. */
export async function gamesInWords() {
  const found = await games()
  await needWords(...found.map((game) => game.name.replaceAll('-', '_')))
  return found
}

/** @param {{ page: string, names: string[], name: string }} props */
export const GameLinks = ({ page, names, name }) =>
  names.length > 1 &&
  html`
    <nav class="seg wide" aria-label=${t('web-games')}>
      ${names.map(
        (each) => html`
        <a key=${each} class="pill" href=${`/${page}/${each}`} aria-current=${each === name ? 'page' : null}>
          ${t(each)}
        </a>
      `,
      )}
    </nav>
  `
