// The station board: columns, stars, halls, and what choosing a column does to the next round's order.
import { cls, html } from '../../lib/html.js'
import { ordinal, range, t } from '../../lib/words.js'
import { Badge } from '../../parts/icons.js'
import { isChoosing, stepOf } from './choices.js'
import { faceOf, Glyph, TileSvg, tileName, tokenName } from './pieces.js'
import { columnsNow, litColumn } from './staging.js'

/** @typedef {import('./kinds').Table} Table */

/** @param {{ n: number }} props */
const Stars = ({ n }) => html`
  <span class=${cls('star', n > 2 && 'heap')} data-about=${n > 0 ? 'stars' : null}>
    ${Array.from({ length: n > 2 ? 1 : n }, (_, i) => html`<${Glyph} key=${i} kind="star" size=${17} />`)}
    ${n > 2 && html`<b aria-hidden="true">${n}</b>`}
    <span class="sr">${n > 0 && t('railroad-tiles-web-stars', { stars: n })}</span>
  </span>
`

/** The sizes of the columns in use. @param {Table} table @returns {number[]} */
const sizes = (table) => table.catalogue.columns[String(table.view.players.length)]

/** @param {Table} table @param {ReturnType<typeof columnsNow>[number]} column @param {number} size */
const tilesOf = ({ catalogue }, { tiles }, size) =>
  tiles.map(
    (tile, i) => html`<${TileSvg}
      key=${i}
      face=${faceOf(catalogue, tile)}
      size=${size}
      label=${tileName(catalogue, tile)}
      seed=${`${tile}`}
    />`,
  )

/** In a side panel, small. @param {{ table: Table }} props */
export function SmallBoard({ table }) {
  const all = sizes(table)
  return html`
    <div class="body">
      <div class=${cls('cols', all.length > 4 && 'five')} data-about="columns" tabindex="0">
        ${columnsNow(table).map(
          (column, i) => html`
          <div key=${i} class=${cls('col', column.taken_by !== null && 'taken', litColumn(table) === i && 'shown')}>
            <div class="no">
              <span class="sr">${t('railroad-tiles-web-column', { column: i + 1 })}</span>
              <span aria-hidden="true">${i + 1}</span>
              <${Stars} n=${column.stars} />
            </div>
            ${
              column.taken_by === null
                ? tilesOf(table, column, 48)
                : Array.from(
                    { length: all[i] },
                    (_, j) => html`
                  <span key=${j} class="slot">
                    ${
                      !j &&
                      html`
                      <${Badge} seat=${column.taken_by} name=${table.nameOf(column.taken_by ?? 0)} />
                      <span class="sr">${table.nameOf(column.taken_by ?? 0)}</span>
                    `
                    }
                  </span>
                `,
                  )
            }
          </div>
        `,
        )}
      </div>
      <${Halls} table=${table} />
    </div>
  `
}

/** @param {{ table: Table }} props */
export function Halls({ table }) {
  const { waiting_room: waiting, left_hall: left, right_hall: right } = table.view
  return html`
    <div class="halls" data-about="tokens" tabindex="0">
      <${Token} table=${table} token=${waiting} name=${t('railroad-tiles-waiting-room')} />
      <${Token} table=${table} token=${left} name=${t('railroad-tiles-left-hall')} live=${true} />
      <${Token} table=${table} token=${right} name=${t('railroad-tiles-right-hall')} live=${true} />
    </div>
  `
}

/** @param {{ table: Table, token: number | null, name: string, live?: boolean }} props */
function Token({ table, token, name, live }) {
  const facts = token === null ? null : table.catalogue.tokens[token]
  return html`
    <div class=${cls('hall', facts && live && 'live', facts && `k-${facts.types[0]}`)}>
      <div class="spot">
        ${
          facts &&
          (facts.types.length > 1
            ? html`
            <span>
              ${facts.types.map((/** @type {string} */ kind) => html`<${Glyph} key=${kind} kind=${kind} size=${20} />`)}
            </span>
          `
            : html`<${Glyph} kind=${facts.types[0]} size=${30} />`)
        }
        ${
          facts?.flag &&
          html`
          <span class="fl" data-about="flag" tabindex="0">
            <${Glyph} kind="flag" size=${13} />
          </span>
        `
        }
      </div>
      <span class="hall-name">${name}</span>
      <span class="sr">: ${token === null ? t('railroad-tiles-web-no-token') : tokenName(table.catalogue, token)}</span>
    </div>
  `
}

/** Large, over the area, while columns are chosen. @param {{ table: Table }} props */
export function BigBoard({ table }) {
  if (stepOf(table) !== 'choose_column') return null
  const all = sizes(table)
  return html`
    <section class="card hero" aria-label=${t('railroad-tiles-web-board')}>
      <header>
        <h2 class="eyebrow">${t('railroad-tiles-web-board')}</h2>
        <span class="aside">${table.view.players.length > 1 && t('railroad-tiles-web-left-first')}</span>
      </header>
      <div class="body">
        <div class="cols">
          ${table.view.columns.map(
            (_, i) => html`
            <${BigColumn} key=${i} table=${table} i=${i} size=${all[i]} />
          `,
          )}
        </div>
      </div>
    </section>
  `
}

/** @param {{ table: Table, i: number, size: number }} props */
function BigColumn({ table, i, size }) {
  const column = columnsNow(table)[i]
  if (column.taken_by !== null)
    return html`<${TakenColumn} table=${table} i=${i} size=${size} seat=${column.taken_by} />`
  const action = isChoosing(table)
    ? table.legal.find((each) => each.type === 'take_column' && each.column === i)
    : undefined
  const look = () => {
    if (action) table.consider(action)
  }
  const picked = action && table.considered.value?.action === action
  return html`
    <div class=${cls('col', picked && 'pick')} data-about="columns" onPointerEnter=${look}>
      <div class="no">
        <span>${i + 1}</span>
        <${Stars} n=${column.stars} />
      </div>
      <div class="stack">
        ${tilesOf(table, column, 69)}
      </div>
      <dl class="why">
        <${Pins} faces=${column.tiles.map((tile) => faceOf(table.catalogue, tile))} i=${i} />
        <${Order} table=${table} i=${i} />
      </dl>
      <button
        class=${cls('btn', picked && 'ok')}
        data-take=${i}
        disabled=${!action}
        onFocus=${look}
        onClick=${() => action && table.commit(action)}
      >
        ${t('railroad-tiles-web-take', { tiles: column.tiles.length, stars: column.stars })}
        <span class="sr"> ${t('railroad-tiles-web-column', { column: i + 1 })}</span>
      </button>
    </div>
  `
}

/** @param {{ table: Table, i: number, size: number, seat: number }} props */
const TakenColumn = ({ table, i, size, seat }) => html`
  <div class=${cls('col', 'taken', litColumn(table) === i && 'shown')} data-about="columns">
    <div class="no">
      <span>${i + 1}</span>
      <${Badge} seat=${seat} name=${table.nameOf(seat)} />
    </div>
    <div class="gone">
      <b>${table.nameOf(seat)}</b>
      ${t('railroad-tiles-web-tiles', { tiles: size })}
    </div>
    <dl class="why"><${Order} table=${table} i=${i} /></dl>
    <button class="btn" disabled>${t('railroad-tiles-web-taken')}</button>
  </div>
`

/** When its taker chooses in the next round. @param {{ table: Table, i: number }} props */
function Order({ table, i }) {
  const places = table.marks?.next_places?.[i]
  if (!places || table.view.players.length < 2) return null
  const [first, last] = places
  return html`
    <div class="order" data-about="next-order" tabindex=${i ? null : 0}>
      <dt>${t('railroad-tiles-web-next-order')}</dt>
      <dd data-order=${i}>${first === last ? ordinal(first) : range(ordinal(first), ordinal(last))}</dd>
    </div>
  `
}

/** @param {{ faces: import('./kinds').Face[], i: number }} props */
function Pins({ faces, i }) {
  const pins = ['car', 'train', 'traveller']
    .map((kind) => ({ kind, n: faces.filter((face) => face.pin === kind).length }))
    .filter((pin) => pin.n)
  return html`
    <div class="pins-of" data-about="pins" tabindex=${i ? null : 0}>
      <dt>${t('railroad-tiles-web-pins')}</dt>
      <dd>
        ${pins.map(
          ({ kind, n }) => html`
          <span key=${kind} class=${`pin-count k-${kind}`}>
            ${n > 1 ? n : ''}
            <${Glyph} kind=${kind} size=${16} />
            <span class="sr">${t(`railroad-tiles-pin-${kind}`)}</span>
          </span>
        `,
        )}
        ${pins.length ? null : '–'}
      </dd>
    </div>
  `
}
