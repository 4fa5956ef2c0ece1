// Score my map: the page of a game that counts what one built with one's own box.
import { useEffect, useState } from 'preact/hooks'
import { frontOf, scoredGames } from '../games/fronts.js'
import { html } from '../lib/html.js'
import { place } from '../lib/router.js'
import { Away, NotFound } from '../parts/dead_end.js'
import { Wait } from '../parts/frame.js'

export default function Score() {
  const [View, setView] = useState(/** @type {import('preact').ComponentType | null} */ (null))
  const load = frontOf(place.value.parts[0] || scoredGames()[0])?.scorePage
  useEffect(() => {
    load?.().then(
      (page) => setView(() => page.default),
      () => setView(() => Away),
    )
  }, [load])
  if (!load) return html`<${NotFound} />`
  return View ? html`<${View} />` : html`<${Wait} />`
}
