// Every piece as drawn.
import { useEffect, useState } from 'preact/hooks'
import { games as listGames, once } from '../lib/api.js'
import { gameModule, hasModule } from '../games/index.js'
import { html } from '../lib/html.js'
import { place } from '../lib/router.js'
import { needWords, t } from '../lib/words.js'
import { NotFound, Refused } from '../parts/dead_end.js'
import { Page, Wait } from '../parts/frame.js'

export default function GalleryPage() {
  const [names, setNames] = useState(/** @type {string[]} */ ([]))
  const [found, setFound] = useState(
    /** @type {{ name: string, Gallery: import('preact').ComponentType<{ catalogue: unknown }>, catalogue: unknown } | null} */ (
      null
    ),
  )
  const [problem, setProblem] = useState(/** @type {import('../types').Reason | null} */ (null))
  const name = place.value.parts[0] || names[0] || ''
  useEffect(() => {
    listGames().then(
      async (games) => {
        await needWords(...games.map((game) => game.name.replaceAll('-', '_')))
        setNames(games.map((game) => game.name).filter(hasModule))
      },
      (error) => setProblem(error.reason),
    )
  }, [])
  useEffect(() => {
    if (hasModule(name))
      Promise.all([gameModule(name).then((game) => game.gallery()), once(`/api/games/${name}/content`)]).then(
        ([Gallery, catalogue]) => setFound({ name, Gallery, catalogue }),
        (error) => setProblem(error.reason || { message: 'web-unreachable' }),
      )
  }, [name])
  if (name && !hasModule(name)) return html`<${NotFound} />`
  if (problem) return html`<${Refused} title=${t('web-gallery')} problem=${problem} />`
  if (!found || found.name !== name) return html`<${Wait} />`
  return html`
    <${Page} title=${t('web-gallery-of', { game: t(name) })} wide=${true}>
      ${
        names.length > 1 &&
        html`
        <nav class="seg wide" aria-label=${t('web-games')}>
          ${names.map(
            (each) => html`
            <a key=${each} class="pill" href=${`/gallery/${each}`} aria-current=${each === name ? 'page' : null}>
              ${t(each)}
            </a>
          `,
          )}
        </nav>
      `
      }
      <${found.Gallery} catalogue=${found.catalogue} />
    </${Page}>
  `
}
