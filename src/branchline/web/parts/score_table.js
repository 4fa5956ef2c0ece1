// The scores with their breakdown, live; each line leads to its clause.
import { cls, html, plain } from '../lib/html.js'
import { Fold } from './frame.js'
import { Badge, Icon } from './icons.js'

/** @typedef {import('../types').Table} Table */

/** @param {{ scores: import('../types').Scores, table: Table, title: string }} props */
export function ScoreTable({ scores, table, title }) {
  return html`
    <${Fold} id="scores" title=${title} open=${true}>
      <div class="body">
        <table class="scores">
          <thead>
            <tr data-about="total" tabindex="0">
              <th><span class="sr">${title}</span></th>
              ${scores.totals.map((total, seat) => html`<${Total} key=${seat} total=${total} seat=${seat} table=${table} />`)}
            </tr>
          </thead>
          <tbody>
            ${scores.rows.map((row) => html`<${Row} key=${row.id} row=${row} table=${table} />`)}
          </tbody>
        </table>
      </div>
    </${Fold}>
  `
}

/** @param {{ total: number | null, seat: number, table: Table }} props */
function Total({ total, seat, table }) {
  return html`
    <th scope="col" class=${cls(seat === table.seat && 'me', `c${seat}`)}>
      <span class="nm">
        <${Badge} seat=${seat} name=${table.nameOf(seat)} />
        <span class="who-name">${table.nameOf(seat)}</span>
      </span>
      <span class="tot" data-total=${seat}>${plain(total)}</span>
    </th>
  `
}

/** @param {{ row: import('../types').ScoreRow, table: Table }} props */
function Row({ row, table }) {
  const label = html`${row.icon && html`<${Icon} name=${row.icon} size=${17} />`}<span>${row.label}</span>`
  return html`
    <tr class=${cls(row.isCount && 'apart')} data-about=${row.about || row.id}>
      <th scope="row">
        ${
          row.clause
            ? html`<a href=${`/rules/${table.game}#${row.clause}`}>${label}</a>`
            : html`<span class="plain" tabindex="0">${label}</span>`
        }
      </th>
      ${row.values.map(
        (value, seat) => html`
        <td
          key=${seat}
          data-score=${`${row.id}-${seat}`}
          class=${cls(seat === table.seat && 'me', Number(value) < 0 && 'minus', !value && 'z')}
        >${plain(value)}</td>
      `,
      )}
    </tr>
  `
}
