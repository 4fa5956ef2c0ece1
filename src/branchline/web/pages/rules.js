// The rules of a game in the reader's language, every clause with an anchor; score lines link there.
import { useEffect, useState } from 'preact/hooks'
import { games as listGames } from '../lib/api.js'
import { asset } from '../lib/assets.js'
import { html } from '../lib/html.js'
import { readText } from '../lib/http_transport.js'
import { blocks } from '../lib/markdown.js'
import { place } from '../lib/router.js'
import { language } from '../lib/settings.js'
import { needWords, t } from '../lib/words.js'
import { NotFound } from '../parts/dead_end.js'
import { Page, Wait } from '../parts/frame.js'
import { InPictures, loadGuide } from '../parts/guide.js'

/** @param {string} file */
const book = (file) => readText(asset(`rules/${language.value}/${file}.md`))

export default function Rules() {
  const [games, setGames] = useState(/** @type {string[]} */ ([]))
  const [text, setText] = useState(/** @type {string | null} */ (null))
  const [guide, setGuide] = useState(/** @type {import('../types').Guide | null} */ (null))
  const tongue = language.value
  const name = place.value.parts[0] || games[0] || ''
  const { hash } = place.value
  useEffect(() => {
    listGames().then(
      async (found) => {
        await needWords(...found.map((game) => game.name.replaceAll('-', '_')))
        setGames(found.map((game) => game.name))
      },
      () => {},
    )
  }, [])
  useEffect(() => {
    const file = name.replaceAll('-', '_')
    if (name)
      // The pictures stand above the clauses: both come at once, so that the clause one came for stays in sight.
      Promise.all([book(file), loadGuide(name), needWords(file)]).then(
        ([found, pictures]) => {
          setGuide(pictures)
          setText(found)
        },
        () => setText(''),
      )
  }, [name, tongue])
  useEffect(() => {
    const clause = hash && text ? document.getElementById(hash) : null
    clause?.scrollIntoView({ block: 'center' })
    clause?.focus({ preventScroll: true })
  }, [hash, text])
  if (text === null) return html`<${Wait} />`
  if (!text) return html`<${NotFound} />`
  const parts = blocks(text, hash)
  return html`
    <${Page} title=${t('web-rules-of', { game: t(name) })}>
      ${
        games.length > 1 &&
        html`
        <nav class="seg wide" aria-label=${t('web-games')}>
          ${games.map(
            (game) => html`
            <a key=${game} class="pill" href=${`/rules/${game}`} aria-current=${game === name ? 'page' : null}>
              ${t(game)}
            </a>
          `,
          )}
        </nav>
      `
      }
      ${guide && html`<${InPictures} name=${name} guide=${guide} />`}
      <nav class="toc" aria-label=${t('web-contents')}>
        ${parts.sections.map(
          (section) => html`
          <a key=${section.id} href=${`#${section.id}`}>
            ${section.title}
          </a>
        `,
        )}
      </nav>
      <div class="prose" lang=${tongue}>
        ${parts.body}
      </div>
    </${Page}>
  `
}
