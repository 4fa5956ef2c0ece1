// Just enough Markdown for our own rules: headings, lists, tables, clauses, emphasis, code. Text becomes elements, never markup.
import { html } from './html.js'

/** @param {string} text @returns {import('preact').ComponentChildren[]} */
function inline(text) {
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\[[^\]]+\]\([^)\s]+\)|\b[A-Z]{2}-[A-Z]?\d+\b)/g).map((piece) => {
    if (/^[A-Z]{2}-[A-Z]?\d+$/.test(piece)) return html`<a class="clause" href=${`#${piece}`}>${piece}</a>`
    if (/^\*\*.+\*\*$/.test(piece)) return html`<b>${piece.slice(2, -2)}</b>`
    if (/^\*.+\*$/.test(piece)) return html`<em>${piece.slice(1, -1)}</em>`
    if (/^`.+`$/.test(piece)) return html`<code>${piece.slice(1, -1)}</code>`
    const link = piece.match(/^\[(.+)\]\((\S+)\)$/)
    return link ? html`<a href=${link[2]}>${link[1]}</a>` : piece
  })
}

const CLAUSE = /^\*\*([A-Z]{2}-[A-Z]?\d+)\*\*\s*([\s\S]*)$/

/** @param {string} item @param {string} lit */
function listItem(item, lit) {
  const clause = item.match(CLAUSE)
  if (!clause) return html`<li>${inline(item)}</li>`
  const [, id, text] = clause
  return html`
    <li id=${id} tabindex="-1" class=${`clause-row ${id === lit ? 'lit' : ''}`}>
      <a href=${`#${id}`}>${id}</a>
      <span>${inline(text)}</span>
    </li>
  `
}

/** @param {string} block @param {string} lit */
function oneBlock(block, lit) {
  if (block.startsWith('|')) {
    const rows = block.split('\n').map((line) =>
      line
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => cell.trim()),
    )
    const [head, , ...rest] = rows
    return html`
      <div class="scroll-x" tabindex="0" role="region" aria-label=${head.join(' ')}>
        <table>
          <thead>
            <tr>${head.map((cell) => (cell ? html`<th scope="col">${inline(cell)}</th>` : html`<td></td>`))}</tr>
          </thead>
          <tbody>
            ${rest.map(
              (row) => html`
              <tr>
                ${row.map((cell) => html`<td>${inline(cell)}</td>`)}
              </tr>
            `,
            )}
          </tbody>
        </table>
      </div>
    `
  }
  if (block.startsWith('```'))
    return html`
      <pre tabindex="0">
        <code>${block.replace(/^```\w*\n?|\n?```$/g, '')}</code>
      </pre>
    `
  if (/^(- |\d+\. )/.test(block)) {
    const items = block
      .split(/\n(?=- |\d+\. )/)
      .map((item) => item.replace(/^(- |\d+\. )/, '').replace(/\s*\n\s*/g, ' '))
    const body = items.map((item) => listItem(item, lit))
    return /^\d/.test(block)
      ? html`<ol>${body}</ol>`
      : html`
      <ul class=${items.some((item) => CLAUSE.test(item)) ? 'clauses' : ''}>${body}</ul>
    `
  }
  return html`<p>${inline(block.replace(/\s*\n\s*/g, ' '))}</p>`
}

/** @param {string} text @param {string} [lit] the clause to light */
export function blocks(text, lit = '') {
  /** @type {{ id: string, title: string }[]} */
  const sections = []
  const body = text
    .replace(/\r/g, '')
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter(Boolean)
    .flatMap((block) => {
      const heading = block.match(/^(#{1,4}) (.+?)(?:\n([\s\S]*))?$/)
      if (!heading) return [oneBlock(block, lit)]
      const rest = heading[3] ? [oneBlock(heading[3], lit)] : []
      if (heading[1].length === 1) return rest
      const id = `s-${heading[2].toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`
      if (heading[1].length === 2) sections.push({ id, title: heading[2] })
      return [
        heading[1].length === 2
          ? html`
          <h2 id=${id} tabindex="-1">
            ${inline(heading[2])}
          </h2>
        `
          : html`<h3 id=${id}>${inline(heading[2])}</h3>`,
        ...rest,
      ]
    })
  return { sections, body }
}
