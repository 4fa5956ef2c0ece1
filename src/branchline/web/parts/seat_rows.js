// Who sits where at a table that is being set up.
import { isAlone } from '../lib/alone.js'
import { html, withValue } from '../lib/html.js'
import { chosenLevel, fullLevels } from '../lib/opponent.js'
import { t } from '../lib/words.js'
import { Elsewhere } from './elsewhere.js'
import { Face } from './faces.js'
import { Icon } from './icons.js'

/** @typedef {import('../types').GameInfo} GameInfo */
/** @typedef {{ type: 'me' | 'open' | 'bot', level?: string, name?: string }} Wish */

/**
 * `isUndealt`: what stands for a seat is dealt later, and so is its colour.
 * @param {{ info: GameInfo, seats: Wish[], isUndealt: boolean, onChange: (seats: Wish[]) => void,
 *   children?: import('preact').ComponentChildren }} props
 */
export function SeatRows({ info, seats, isUndealt, onChange, children }) {
  const [least, most] = [info.seat_counts[0], info.seat_counts[info.seat_counts.length - 1]]
  return html`
    <fieldset class="card">
      <legend>${t('web-seats')}</legend>
      <ol class="seat-rows">
        ${seats.map(
          (seat, i) => html`
          <${SeatRow}
            key=${i}
            info=${info}
            seat=${seat}
            at=${i}
            isUndealt=${isUndealt}
            onChange=${(/** @type {Wish} */ wish) => onChange(seats.with(i, wish))}
            onRemove=${seats.length > least ? () => onChange(seats.toSpliced(i, 1)) : null}
          />
        `,
        )}
      </ol>
      ${
        seats.length < most &&
        html`
        <button
          type="button"
          class="quiet"
          onClick=${() => onChange([...seats, { type: 'bot', level: chosenLevel(info) }])}
        >
          <${Icon} name="plus" size=${16} />
          ${t('web-add-seat')}
        </button>
      `
      }
      ${most > 1 && !isAlone() && html`<p class="hint">${t('web-seats-hint')}</p>`}
      ${children}
      <${Elsewhere} game=${info} />
    </fieldset>
  `
}

/**
 * @param {{ info: GameInfo, seat: Wish, at: number, isUndealt: boolean, onChange: (wish: Wish) => void,
 *   onRemove: (() => void) | null }} props
 */
function SeatRow({ info, seat, at, isUndealt, onChange, onRemove }) {
  const number = at + 1
  return html`
    <li>
      <span class=${`seat ${isUndealt ? 'undealt' : `s${at}`}`} aria-hidden="true">${number}</span>
      <label>
        <span class="sr">${t('web-seat-name', { number })}</span>
        <select
          value=${seat.type === 'bot' ? `bot-${seat.level}` : seat.type}
          onChange=${withValue((value) => onChange(wishOf(value, seat)))}
        >
          <option value="me">${t('web-seat-me')}</option>
          ${!isAlone() && html`<option value="open">${t('web-seat-open')}</option>`}
          ${[...new Set([...fullLevels(info), ...info.levels])].map(
            (level) => html`
            <option key=${level} value=${`bot-${level}`}>${t('web-seat-a-bot', { level: t(`level-${level}`) })}</option>
          `,
          )}
        </select>
      </label>
      ${
        seat.type === 'bot' &&
        seat.level &&
        html`<span class="grow about-bot"><${Face} level=${seat.level} />${t(`level-${seat.level}-about`)}</span>`
      }
      ${
        seat.type === 'me' &&
        html`
        <label class="grow">
          <span class="sr">${t('web-name')}</span>
          <input
            maxlength="40"
            placeholder=${t('web-name')}
            value=${seat.name || ''}
            onInput=${withValue((name) => onChange({ ...seat, name }))}
          />
        </label>
      `
      }
      ${
        onRemove &&
        html`
        <button type="button" class="tool" aria-label=${t('web-remove-seat', { number })} onClick=${onRemove}>
          <${Icon} name="cross" />
        </button>
      `
      }
    </li>
  `
}

/** @param {string} value @param {Wish} seat @returns {Wish} */
const wishOf = (value, seat) =>
  value.startsWith('bot-')
    ? { type: 'bot', level: value.slice(4) }
    : value === 'me'
      ? { type: 'me', name: seat.name }
      : { type: 'open' }
