// The secret split: a load in two hands, which only its owner sees; and the two fists of which one is named.
import { useLayoutEffect, useRef } from 'preact/hooks'
import { html } from '../../lib/html.js'
import { Icon } from '../../parts/icons.js'
import { cartName, cellName, clanOf, jewelsText, o, toneOf, w, worth } from './names.js'
import { cartIcon, jewelIcon, KINDS, listed, mitten } from './pieces.js'
import { isMine, own, perform } from './play.js'

/** @typedef {import('./kinds').Table} Table */
/** @typedef {'left' | 'right'} Side */

/** @param {string[]} kinds */
const counted = (kinds) => KINDS.map((kind) => kinds.filter((each) => each === kind).length)

/** What is in which hand now: every piece has its place, `true` is the left one. @param {Table} table */
function handsOf(table) {
  const step = table.view.agenda[0]
  const pieces = listed(table.view.carts[step.cart].hold)
  const kept = own(table).split
  const known = kept.value
  /** @type {boolean[]} */
  const isLeft = known && known.seq === table.seq ? known.isLeft : pieces.map((_, i) => i % 2 === 0)
  const left = pieces.filter((_, i) => isLeft[i])
  const right = pieces.filter((_, i) => !isLeft[i])
  const text = JSON.stringify(counted(left))
  const action = table.legal.find((each) => each.type === 'split_load' && JSON.stringify(each.left) === text) || null
  const move = (/** @type {number} */ i) => {
    kept.value = { seq: table.seq, isLeft: isLeft.map((at, j) => (j === i ? !at : at)) }
  }
  const swap = () => {
    kept.value = { seq: table.seq, isLeft: isLeft.map((at) => !at) }
  }
  return { cart: step.cart, pieces, isLeft, left, right, action, move, swap }
}

/** @param {{ table: Table }} props */
export function SplitCard({ table }) {
  const title = useRef(/** @type {HTMLElement | null} */ (null))
  const isPlaying = !!table.scene.value
  const splits = !isPlaying && isMine(table, 'split_choice')
  const names = !isPlaying && isMine(table, 'hand_choice')
  useLayoutEffect(() => {
    if (splits || names) title.current?.focus()
  }, [splits, names])
  if (names) return html`<${Fists} table=${table} title=${title} />`
  return splits ? html`<${Hands} table=${table} title=${title} />` : null
}

/** @param {{ table: Table, title: import('preact').ComponentChildren }} props */
function Hands({ table, title }) {
  const hands = handsOf(table)
  const cart = table.view.carts[hands.cart]
  const player = table.nameOf(table.view.active)
  const icon = cartIcon({ clan: clanOf(table, hands.cart), tone: toneOf(table, hands.cart), speed: cart.speed }, 54)
  const fists = `<g transform="translate(-44 0)">${mitten('left', true)}</g><g transform="translate(44 0)">${mitten('right', true)}</g>`
  return html`<section class="split card" data-about="split" role="group" aria-labelledby="split-title">
    <header><span dangerouslySetInnerHTML=${{ __html: icon }}></span>
      <div><h2 id="split-title" tabindex="-1" ref=${title}>${w('split-title')}</h2>
        <p>${w('split-text', { player, cell: cellName(table.view, cart.cell) })}</p></div>
      <span class="only-you"><${Icon} name="eye" size=${15} />${w('only-you')}</span></header>
    <div class="hands"><${Palm} table=${table} hands=${hands} side="left" />
      <button class="btn icon swap" aria-label=${w('swap')} data-about="swap-hands" onClick=${hands.swap}><${Icon} name="mirror" /></button>
      <${Palm} table=${table} hands=${hands} side="right" /></div>
    <p class="hint">${w(hands.action ? 'split-hint' : 'split-uneven')}</p>
    <footer><svg class="fists" viewBox="-90 -46 180 96" aria-hidden="true" dangerouslySetInnerHTML=${{ __html: fists }}></svg>
      <p>${w('split-peek', { player })}</p>
      <button class="btn go" data-do="split" disabled=${!hands.action}
        onClick=${() => {
          if (hands.action) perform(table, hands.action)
        }}>${w('close-hands')}</button></footer></section>`
}

/** @param {{ table: Table, hands: ReturnType<typeof handsOf>, side: Side }} props */
function Palm({ table, hands, side }) {
  const kinds = side === 'left' ? hands.left : hands.right
  const piece = (/** @type {string} */ kind, /** @type {number} */ i) =>
    hands.isLeft[i] === (side === 'left') &&
    html`
    <button key=${i} class="gem" data-piece=${i} data-hand=${side} aria-label=${w('pass-piece', { jewel: o(kind), hand: side })}
      onClick=${() => hands.move(i)} dangerouslySetInnerHTML=${{ __html: jewelIcon(kind, 34) }}></button>`
  return html`<div class="handbox"><h3>${w(`hand-${side}`)}</h3>
    <svg class="palm" viewBox="-100 -88 200 156" aria-hidden="true" dangerouslySetInnerHTML=${{ __html: mitten(side) }}></svg>
    <div class="gems">${hands.pieces.map(piece)}</div>
    <p class="val">${w('hand-worth', { count: kinds.length, points: worth(table.catalogue, counted(kinds)) })}</p></div>`
}

/** @param {{ table: Table, title: import('preact').ComponentChildren }} props */
function Fists({ table, title }) {
  const step = table.view.agenda[0]
  const cart = table.view.carts[step.cart]
  const text = w('name-text', {
    cart: cartName(table, step.cart),
    load: jewelsText(cart.hold),
    cell: cellName(table.view, cart.cell),
  })
  return html`<section class="split card fist-card" data-about="split" role="group" aria-labelledby="split-title">
    <header><div>
      <h2 id="split-title" tabindex="-1" ref=${title}>${w('name-title')}</h2><p>${text}</p></div></header>
    <div class="hands two">${table.legal.map(
      (action) => html`<button key=${action.hand} class="fist" data-hand=${action.hand}
      onClick=${() => perform(table, action)}>
      <svg viewBox="-46 -46 92 96" aria-hidden="true" dangerouslySetInnerHTML=${{ __html: mitten(action.hand, true) }}></svg>
      <b>${w(`hand-${action.hand}`)}</b></button>`,
    )}</div></section>`
}
