// The rules of a game in the reader's language, every clause with an anchor; score lines link there.
import { useEffect, useState } from 'preact/hooks'
import { asset } from '../lib/assets.js'
import { html } from '../lib/html.js'
import { readText } from '../lib/http_transport.js'
import { blocks } from '../lib/markdown.js'
import { place } from '../lib/router.js'
import { language } from '../lib/settings.js'
import { needWords, t } from '../lib/words.js'
import { NotFound } from '../parts/dead_end.js'
import { Page, Wait } from '../parts/frame.js'
import { GameLinks, gamesInWords } from '../parts/game_links.js'
import { InPictures, loadGuide } from '../parts/guide.js'

/** @param {string} file */
const book = (file) => readText(asset(`rules/${language.value}/${file}.md`))

/**
 * The clauses, and the pictures that stand above them: both come at once, so that the clause one came for stays in sight. An empty
 * text: there is no such game.
 * @param {string} name @returns {{ text: string, guide: import('../types').Guide | null } | null}
 */
function useBook(name) {
  const [found, setFound] = useState(/** @type {ReturnType<typeof useBook>} */ (null))
  const file = name.replaceAll('-', '_')
  useEffect(() => {
    if (name)
      Promise.all([book(file), loadGuide(name), needWords(file)]).then(
        ([text, guide]) => setFound({ text, guide }),
        () => setFound({ text: '', guide: null }),
      )
  }, [name, language.value])
  return found
}

/** Brings the clause into sight that one came for. @param {string} clause @param {string | undefined} text */
function useClause(clause, text) {
  useEffect(() => {
    const found = clause && text ? document.getElementById(clause) : null
    found?.scrollIntoView({ block: 'center' })
    found?.focus({ preventScroll: true })
  }, [clause, text])
}

export default function Rules() {
  const [names, setNames] = useState(/** @type {string[]} */ ([]))
  useEffect(() => {
    gamesInWords().then(
      (found) => setNames(found.map((game) => game.name)),
      () => {},
    )
  }, [])
  const name = place.value.parts[0] || names[0] || ''
  const { hash } = place.value
  const found = useBook(name)
  useClause(hash, found?.text)
  if (!found) return html`<${Wait} />`
  if (!found.text) return html`<${NotFound} />`
  const parts = blocks(found.text, hash)
  return html`
    <${Page} title=${t('web-rules-of', { game: t(name) })}>
      <${GameLinks} page="rules" names=${names} name=${name} />
      ${found.guide && html`<${InPictures} name=${name} guide=${found.guide} />`}
      <nav class="toc" aria-label=${t('web-contents')}>
        ${parts.sections.map(
          (section) => html`
          <a key=${section.id} href=${`#${section.id}`}>
            ${section.title}
          </a>
        `,
        )}
      </nav>
      <div class="prose" lang=${language.value}>
        ${parts.body}
      </div>
    </${Page}>
  `
}
