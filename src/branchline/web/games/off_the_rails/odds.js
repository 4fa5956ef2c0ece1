// Odds as the server says them: the next deposit, the next token, and what the dark may take.
import { html } from '../../lib/html.js'
import { Icon } from '../../parts/icons.js'
import { smallMine } from './cave.js'
import { Pic } from './hand.js'
import { cartName, cellName, clanOf, jewelsText, letterOf, o, toneOf, w } from './names.js'
import { cartIcon, COLOURS, jewelIcon, listed } from './pieces.js'
import { own } from './play.js'

/** @typedef {import('./kinds').Table} Table */
/** @typedef {import('./kinds').NextCards} NextCards */
/** @typedef {import('./kinds').Spread} Spread */

/** Odds stand on the board while the chasm is open, or when one asks for them. @param {Table} table */
export const areOddsShown = (table) => own(table).odds.value ?? !!table.view.is_open

/** What the board can show: where the dark may come next, or where the next deposit may lie. @param {Table} table @returns {boolean} */
const hasOdds = (table) => !table.outcome && !!(table.marks?.chasm || table.marks?.cards)

/** @param {Table} table */
export function toggleOdds(table) {
  if (!hasOdds(table)) return false
  own(table).odds.value = !areOddsShown(table)
  return true
}

/** @param {{ table: Table }} props */
const OddsButton = ({
  table,
}) => html`<button class="btn small odds-on" data-do="odds" aria-pressed=${areOddsShown(table)}
  onClick=${() => toggleOdds(table)}><${Icon} name="eye" size=${16} />${w('odds-on-board')}<kbd class="kbd">O</kbd></button>`

/**
 * Where the next deposit may lie, and how likely: of the cards nobody has seen.
 * @param {Table} table
 * @returns {{ cell: import('../../types').Cell, chance: number }[]}
 */
export function depositOdds({ view, marks }) {
  const found = Object.entries(marks?.cards?.chance || {})
  return found.flatMap(([card, chance]) => {
    const [colour, number] = card.split('-')
    const cell = view.mines.find((mine) => mine.colour === colour)?.cells[Number(number) - 1]
    return cell ? [{ cell, chance: Number(chance) }] : []
  })
}

/** @param {number} n */
const percent = (n) => Math.round(n * 100)

/** @param {{ table: Table }} props */
export function CardOdds({ table }) {
  const cards = /** @type {NextCards} */ (table.marks.cards)
  const holder = table.view.chasm_holder
  const after = cards.before_chasm
    ? w('chasm-after', { least: cards.before_chasm[0], most: cards.before_chasm[1] })
    : ''
  return html`<div class="body">
    <div class="odds4" data-about="next-deposit" tabindex="0">
      ${COLOURS.map((colour) => html`<${MineOdds} key=${colour} table=${table} colour=${colour} />`)}</div>
    <div class="meter" aria-hidden="true"><i style=${{ width: `${percent(cards.chasm)}%` }}></i></div>
    <p class="meter-t"><b>${w('chasm-chance', { percent: percent(cards.chasm) })}</b>${' '}
      <span>${holder !== null ? w('chasm-held', { player: table.nameOf(holder) }) : after}</span></p>
    <${OddsButton} table=${table} /></div>`
}

/** @param {{ table: Table, colour: string }} props */
function MineOdds({ table, colour }) {
  const cards = /** @type {NextCards} */ (table.marks.cards)
  const left = new Set(cards.unseen[colour].map((card) => Number(card.split('-')[1])))
  const chance = Object.entries(cards.chance)
    .filter(([card]) => card.startsWith(colour))
    .reduce((total, [, n]) => total + Number(n), 0)
  return html`<figure><${Pic} markup=${smallMine(colour, left, letterOf(colour), table.view)} />
    <figcaption>
    <span class="sr">${w('mine-odds', { colour: o(colour), numbers: [...left].join(', ') })}${' '}</span>
    ${w('percent', { percent: percent(chance) })}</figcaption></figure>`
}

/** @param {{ table: Table }} props */
export function TokenOdds({ table }) {
  const colours = table.marks.chasm?.colours || {}
  const bar = (/** @type {string} */ colour) => html`
    <span key=${colour} class=${`tb clan-${colour}`} style=${{ flexGrow: colours[colour] }}>
      ${letterOf(colour)} ${w('percent', { percent: percent(colours[colour]) })}</span>`
  return html`<div class="body"><div class="token-bar" data-about="tokens" tabindex="0">
    ${COLOURS.filter((colour) => colours[colour]).map(bar)}</div>
    <p class="note">${w(table.view.options.chasm_die ? 'tokens-die' : 'tokens-note')}</p>
    <${OddsButton} table=${table} /></div>`
}

/** Whose carts and which jewels the next token may take. @param {{ table: Table }} props */
export function AtRisk({ table }) {
  const { view } = table
  const { cells, kind } = /** @type {Spread} */ (table.marks.chasm)
  /** @type {Map<string, number>} */
  const chance = new Map(cells.map((each) => [each.cell.join(), percent(each.chance)]))
  const carts = view.carts.flatMap((cart, number) => (cart.place === 'board' ? [number] : []))
  const lies = view.deposits.filter((each) => chance.has(each.cell.join())).slice(0, 5)
  const text = (/** @type {import('../../types').Cell} */ cell, /** @type {number[]} */ jewels) =>
    w('risk-jewels', { jewels: jewelsText(jewels), cell: cellName(view, cell), percent: chance.get(cell.join()) ?? 0 })
  return html`<div class="body"><p class="note">${w(kind === 'opening' ? 'opening-note' : 'growing-note')}</p>
    <ul class="otr-fore" data-about="odds" tabindex="0">
      ${carts.map((/** @type {number} */ number) => html`<${CartRisk} key=${number} table=${table} number=${number} chance=${chance} />`)}
      ${lies.map(
        ({ cell, jewels }) => html`<li key=${cell.join()}><${Pic} markup=${jewelIcon(listed(jewels)[0], 26)} />
        <span>${text(cell, jewels)}</span></li>`,
      )}
    </ul></div>`
}

/** @param {{ table: Table, number: number, chance: Map<string, number> }} props */
function CartRisk({ table, number, chance }) {
  const { view } = table
  const cart = view.carts[number]
  const cell = cellName(view, cart.cell)
  const odds = chance.get(cart.cell.join())
  const icon = cartIcon({ clan: clanOf(table, number), tone: toneOf(table, number), speed: cart.speed }, 34)
  const text = odds === undefined ? w('safe', { cell }) : w('risk', { percent: odds, cell })
  return html`<li><${Pic} markup=${icon} />
    <span><b>${cartName(table, number)}</b>${' '}${text}</span></li>`
}
