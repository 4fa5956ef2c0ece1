// Every piece as drawn.
import { useEffect, useState } from 'preact/hooks'
import { once, reasonOf } from '../lib/api.js'
import { gameModule, hasModule } from '../games/index.js'
import { html } from '../lib/html.js'
import { place } from '../lib/router.js'
import { t } from '../lib/words.js'
import { NotFound, Refused } from '../parts/dead_end.js'
import { Page, useProblem, Wait } from '../parts/frame.js'
import { GameLinks, gamesInWords } from '../parts/game_links.js'

export default function GalleryPage() {
  const [names, setNames] = useState(/** @type {string[]} */ ([]))
  const [found, setFound] = useState(
    /** @type {{ name: string, Gallery: Awaited<ReturnType<import('../types').GameModule['gallery']>>, catalogue: unknown } | null} */ (
      null
    ),
  )
  const [problem, setProblem] = useProblem()
  const name = place.value.parts[0] || names[0] || ''
  useEffect(() => {
    gamesInWords().then(
      (games) => setNames(games.map((game) => game.name).filter(hasModule)),
      (error) => setProblem(reasonOf(error)),
    )
  }, [])
  useEffect(() => {
    if (hasModule(name))
      Promise.all([gameModule(name).then((game) => game.gallery()), once(`/api/games/${name}/content`)]).then(
        ([Gallery, catalogue]) => setFound({ name, Gallery, catalogue }),
        (error) => setProblem(reasonOf(error)),
      )
  }, [name])
  if (name && !hasModule(name)) return html`<${NotFound} />`
  if (problem) return html`<${Refused} title=${t('web-gallery')} problem=${problem} />`
  if (!found || found.name !== name) return html`<${Wait} />`
  return html`
    <${Page} title=${t('web-gallery-of', { game: t(name) })} wide=${true}>
      <${GameLinks} page="gallery" names=${names} name=${name} />
      <${found.Gallery} catalogue=${found.catalogue} />
    </${Page}>
  `
}
