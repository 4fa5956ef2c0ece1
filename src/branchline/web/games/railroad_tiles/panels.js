// The cards beside the area: station board, objectives, challenge, bag, and the other areas as miniatures.
import { cellOf, keyOf } from '../../lib/cells.js'
import { cls, html } from '../../lib/html.js'
import { t } from '../../lib/words.js'
import { Badge, Icon, Medals } from '../../parts/icons.js'
import { facesOf, Lit } from './area.js'
import { LANDMARK } from './art.js'
import { own, stepOf } from './choices.js'
import { boxAround } from './glance.js'
import { condition, faceOf, markup, named, TileSvg } from './pieces.js'
import { litCell, playerNow } from './staging.js'
import { Halls, SmallBoard } from './station_board.js'

/** @typedef {import('./kinds').Table} Table */
/** @typedef {import('../../types').Panel} Panel */

/** @param {Table} table @returns {Panel[]} */
export function panels(table) {
  const step = stepOf(table)
  /** @type {(Panel | null)[]} */
  const all = [
    step === 'over'
      ? null
      : step === 'choose_column'
        ? {
            id: 'halls',
            side: 'left',
            title: t('railroad-tiles-web-tokens'),
            body: html`
              <div class="body">
                <${Halls} table=${table} />
              </div>
            `,
          }
        : {
            id: 'board',
            side: 'left',
            title: t('railroad-tiles-web-board'),
            body: html`<${SmallBoard} table=${table} />`,
          },
    challenge(table),
    objectives(table),
    step === 'over' ? null : bag(table),
    table.view.players.length > 1 ? others(table) : null,
  ]
  return all.filter((panel) => panel !== null)
}

/** @param {Table} table @returns {Panel | null} */
function challenge(table) {
  const line = table.view.sheets[0].challenge
  if (!line) return null
  const facts = table.catalogue.challenges.find((each) => each.id === line.challenge)
  const isLost = line.lost || (table.outcome && !line.holds)
  const state = isLost ? 'lost' : line.holds ? 'holds' : 'open'
  return {
    id: 'challenge',
    side: 'left',
    open: true,
    title: t('railroad-tiles-web-challenge'),
    body: html`
      <div class="body goal-card" data-about="challenge" tabindex="0">
        <b>${named(line.challenge)}</b>
        <span>${t(`railroad-tiles-web-challenge-${line.challenge.replaceAll('_', '-')}`)}</span>
        <span class=${state}>${t(`railroad-tiles-challenge-${state}`)}</span>
        <span class="medals" data-about="medals" tabindex="0">
          <${Medals} of=${facts?.medals.length ?? 0} won=${line.medals} />
          <span>${facts?.medals.join(' · ')}</span>
        </span>
      </div>
    `,
  }
}

/** @param {Table} table @returns {Panel | null} */
function objectives(table) {
  if (table.view.options.objectives === 'none') return null
  return {
    id: 'goals',
    side: 'left',
    title: t('railroad-tiles-web-objectives'),
    body: html`<${Objectives} table=${table} />`,
  }
}

/** @param {{ table: Table }} props */
function Objectives({ table }) {
  const seat = table.seatShown.value
  const player = table.view.players[seat]
  const sheet = table.view.sheets[seat]
  if (!player) return null
  const waiting = player.objectives.map((/** @type {number} */ tile) => ({
    objective: faceOf(table.catalogue, tile).objective || '',
    line: null,
  }))
  const all = [...sheet.objectives.map((line) => ({ objective: line.objective, line })), ...waiting]
  if (!all.length) return null
  return html`
    <div class="body">
      <ul class="goals">
        ${all.map(
          ({ objective, line }) => html`
          <li key=${objective} data-about="objective" data-more=${condition(objective)} tabindex="0" class=${line?.met ? 'ok' : ''}>
            <span class="ic">
              <svg
                viewBox="-4 -6 68 68"
                width="42"
                height="42"
                aria-hidden="true"
                dangerouslySetInnerHTML=${{ __html: LANDMARK[objective] }}
              ></svg>
              ${
                line?.met &&
                html`
                <i>
                  <${Icon} name="tick" size=${12} />
                </i>
              `
              }
            </span>
            <b>${named(objective)}</b>
            <small>
              ${line?.met ? `+${line.points}` : t(`railroad-tiles-web-${table.outcome ? 'missed' : line ? 'not-yet' : 'to-place'}`)}
            </small>
          </li>
        `,
        )}
      </ul>
    </div>
  `
}

/** What is left, by kind; for a chosen hole, what of it would fit. @param {Table} table @returns {Panel} */
function bag(table) {
  return {
    id: 'bag',
    side: 'left',
    grow: true,
    title: t('railroad-tiles-web-bag'),
    aside: String(table.view.bag.length),
    about: 'bag',
    body: html`<${Bag} table=${table} />`,
  }
}

/** @param {{ table: Table }} props */
function Bag({ table }) {
  const hole = own(table).hole.value
  const fit =
    hole && table.seatShown.value === table.seat ? table.marks?.holes?.find((each) => keyOf(each.cell) === hole) : null
  const fits = new Set(fit?.tiles || [])
  /** @type {Map<string, { tile: number, n: number, fit: number }>} */
  const kinds = new Map()
  for (const tile of table.view.bag) {
    const { shape } = table.catalogue.tiles[tile]
    const known = kinds.get(shape) || { tile, n: 0, fit: 0 }
    kinds.set(shape, { tile: known.tile, n: known.n + 1, fit: known.fit + (fits.has(tile) ? 1 : 0) })
  }
  const rows = [...kinds].sort((a, b) => b[1].n - a[1].n)
  return html`
    <div class="body bag-box" data-about="bag" tabindex="0" role="region" aria-label=${t('railroad-tiles-web-bag')}>
      <p class="bag-note">
        ${
          fit
            ? html`
          <b data-fits=${fit.count}>${t('railroad-tiles-web-fit-here', { count: fit.count, cell: keyOf(fit.cell) })}</b>
        `
            : t('railroad-tiles-web-point-at-a-hole')
        }
      </p>
      <ul class="bag">
        ${rows.map(
          ([shape, { tile, n, fit: some }]) => html`
          <li key=${shape} class=${cls(fit && !some && 'no')} data-about="bag" data-more=${named(`shape-${shape.toLowerCase()}`)}>
            <${TileSvg}
              face=${{ ...faceOf(table.catalogue, tile), pin: null, terrain: 'field' }}
              size=${32}
              mini=${true}
              seed="none"
              label=${named(`shape-${shape.toLowerCase()}`)}
            />
            <span>${fit ? some : n}</span>
          </li>
        `,
        )}
      </ul>
    </div>
  `
}

/** @param {Table} table @returns {Panel} */
function others(table) {
  return {
    id: 'others',
    side: table.outcome ? 'left' : 'right',
    title: t('railroad-tiles-web-others'),
    body: html`<${Others} table=${table} />`,
  }
}

/** @param {{ table: Table }} props */
function Others({ table }) {
  const seats = table.view.players.map((_, seat) => seat).filter((/** @type {number} */ seat) => seat !== table.seat)
  return html`
    <div class="body">
      <div class="minis">
        ${seats.map(
          (/** @type {number} */ seat) => html`
          <button
            key=${seat}
            class=${cls('mini', litCell(table, seat) && 'shown')}
            data-about="others"
            aria-pressed=${table.seatShown.value === seat}
            onClick=${() => {
              table.seatShown.value = table.seatShown.peek() === seat ? (table.seat ?? seat) : seat
            }}
          >
            <span class="head">
              <${Badge} seat=${seat} name=${table.nameOf(seat)} />
              <span>${table.nameOf(seat)}</span>
              <${Icon} name="open" size=${15} />
            </span>
            <${Miniature} player=${playerNow(table, seat)} lit=${litCell(table, seat)} />
            <span class="foot">
              <span>${t('railroad-tiles-web-tiles', { tiles: table.view.players[seat].area.laid.length })}</span>
              <span>${t('railroad-tiles-web-open', { count: table.view.sheets[seat].openings })}</span>
            </span>
          </button>
        `,
        )}
      </div>
    </div>
  `
}

/** @param {{ player: import('./kinds').Player, lit?: string | null }} props */
function Miniature({ player, lit = null }) {
  const faces = [...facesOf(player).entries()]
  return html`
    <svg viewBox=${boxAround(faces.map(([key]) => cellOf(key)))} aria-hidden="true">
      ${faces.map(
        ([key, face]) => html`
        <g
          key=${key}
          transform=${`translate(${(face.x || 0) * 100} ${(face.y || 0) * 100})`}
          dangerouslySetInnerHTML=${{ __html: markup(face, { mini: true }) }}
        ></g>
      `,
      )}
      <${Lit} cell=${lit} />
    </svg>
  `
}
