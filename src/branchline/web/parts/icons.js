// Small drawings of the interface: 24 x 24, strokes of 2.
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { html } from '../lib/html.js'

/** @type {Record<string, string>} */
const ICON = {
  undo: 'M9 5L4 10l5 5M4 10h10.500a5 5 0 0 1 0 10H10',
  redo: 'M15 5l5 5-5 5M20 10H9.500a5 5 0 0 0 0 10H14',
  again: 'M4 12a8 8 0 1 0 2.600-5.900M4 4v5h5',
  turn: 'M20 12a8 8 0 1 1-2.600-5.900M20 4v5h-5',
  mirror: 'M12 3v18M8.500 7L3 17h5.500zM15.500 7L21 17h-5.500z',
  bulb: 'M9 18h6M10 21h4M9 15c-2-1.300-3.500-3.200-3.500-5.800a6.500 6.500 0 0 1 13 0c0 2.600-1.500 4.500-3.500 5.800z',
  tick: 'M4.500 12.500l5 5L20 7',
  sun: `M12 8a4 4 0 1 1 0 8a4 4 0 1 1 0-8M12 2v2.500M12 19.500V22M2 12h2.500M19.500 12H22M5 5l1.700 1.700M17.300 17.300L19 19
    M19 5l-1.700 1.700M6.700 17.300L5 19`,
  moon: 'M20 14.500A8.500 8.500 0 0 1 9.500 4a8.500 8.500 0 1 0 10.500 10.500z',
  help: 'M9 9.200a3 3 0 1 1 4.600 2.600c-1.100.7-1.600 1.300-1.600 2.700M12 18v.01',
  book: 'M12 6c-2-1.500-5-2-8-1.500v13c3-.5 6 0 8 1.500 2-1.500 5-2 8-1.500v-13c-3-.5-6 0-8 1.500zM12 6v13',
  down: 'M6 9l6 6 6-6',
  next: 'M9 6l6 6-6 6',
  back: 'M15 6l-6 6 6 6',
  first: 'M6 5v14M18 6l-7 6 7 6',
  last: 'M18 5v14M6 6l7 6-7 6',
  cross: 'M6 6l12 12M18 6L6 18',
  open: 'M14 4h6v6M20 4l-8 8M10 5H5v14h14v-5',
  city: 'M3 20V11l5-4 5 4v9M13 20V8h8v12M6 20v-4h4v4M16 12h2M16 16h2',
  rect: 'M4 6h16v12H4zM9.300 6v12M14.700 6v12M4 12h16',
  gap: 'M3 12h7M14 8l4 4-4 4M20 5v14',
  medal: 'M8 3l4 6 4-6M12 9a6 6 0 1 1 0 12a6 6 0 1 1 0-12',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
  bag: 'M7 8V7a5 5 0 0 1 10 0v1M4.500 8h15l1 12h-17z',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.700-5.700L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.700 5.700L12 17',
  bot: 'M5 9h14v10H5zM12 9V5M12 4v.01M9 13v1.500M15 13v1.500M2.500 13v3M21.500 13v3',
  you: 'M12 4a4 4 0 1 1 0 8a4 4 0 1 1 0-8M4.500 21c.5-4.500 3.500-6.500 7.500-6.500s7 2 7.500 6.500',
  pair: `M8.500 5a3.500 3.500 0 1 1 0 7a3.500 3.500 0 1 1 0-7M2 20c.4-4 3-6 6.500-6s6 2 6.500 6
    M16 5.300a3.500 3.500 0 0 1 0 6.500M18 14.500c2.400.8 3.700 2.700 4 5.500`,
  car: `M3 16v-3l2.200-1 2.500-4.500h7.800L18.800 12l2.200 1v3h-2.200M9 16h6M3 16h2.200M7.100 14.200a1.900 1.900 0 1 1 0 3.800
    a1.900 1.900 0 1 1 0-3.800M16.900 14.200a1.900 1.900 0 1 1 0 3.800a1.900 1.900 0 1 1 0-3.800`,
  train: `M8 4h8a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3zM5 10.500h14M9 14v.01M15 14v.01
    M8 17l-2.500 4M16 17l2.500 4`,
  traveller: `M9.500 3a2.200 2.200 0 1 1 0 4.400a2.200 2.200 0 1 1 0-4.400M9.500 10v5.500L7 21M9.500 15.500L12.500 21M5.500 13.500l4-3.500
    3.500 3M15 14h5.500v6H15zM16.700 14v-1.700h2.100V14`,
  column: 'M4 5h4v14H4zM10 5h4v10h-4zM16 5h4v6h-4z',
  route: 'M6 6a2 2 0 1 1 0 .1M18 18a2 2 0 1 1 0 .1M8 6h6a4 4 0 0 1 0 6h-4a4 4 0 0 0 0 6h6',
  // No wheel with teeth: that small it is a sun, and the sun is the day theme beside it.
  sliders: 'M4 7h8M16 7h4M14 5a2 2 0 1 1 0 4a2 2 0 1 1 0-4M4 17h4M12 17h8M10 15a2 2 0 1 1 0 4a2 2 0 1 1 0-4',
  eye: 'M2 12c3-5 6.500-7.500 10-7.500S19 7 22 12c-3 5-6.500 7.500-10 7.500S5 17 2 12zM12 9a3 3 0 1 1 0 6a3 3 0 1 1 0-6',
  chat: 'M4 5h16v11H11l-5 4v-4H4z',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  up: 'M6 15l6-6 6 6',
  flag: 'M5 21V4M5 5c5-3 8 3 14 0v9c-6 3-9-3-14 0',
  star: 'M12 3l2.700 5.800 6.300.7-4.700 4.300 1.300 6.200-5.600-3.200-5.600 3.200 1.300-6.200L3 9.500l6.300-.7z',
  command: 'M5 7l5 5-5 5M12 18h7',
  share: 'M12 15V3M7.500 7L12 3l4.500 4M6 12v8h12v-8',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2M20 14v2M14 20h2M19 19v1h1',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l2 2H4zM10 21h4',
  target: 'M12 5a7 7 0 1 1 0 14a7 7 0 1 1 0-14M12 2v4M12 18v4M2 12h4M18 12h4',
  clock: 'M12 4a8 8 0 1 1 0 16a8 8 0 1 1 0-16M12 8v4l3 2',
  dice: 'M5 5h14v14H5zM9 9v.01M15 15v.01M15 9v.01M9 15v.01M12 12v.01',
}

/** @param {{ name: string, size?: number }} props */
export const Icon = ({ name, size = 20 }) => html`
  <svg class="bl-icon" viewBox="0 0 24 24" width=${size} height=${size} aria-hidden="true">
    <path d=${ICON[name] || ''} />
  </svg>
`

/** @param {{ size?: number }} props */
export const Brand = ({ size = 30 }) => html`
  <svg class="bl-brand" viewBox="0 0 40 40" width=${size} height=${size} aria-hidden="true">
    <rect width="40" height="40" rx="9" />
    <path class="a" d="M6 26H34" />
    <path class="b" d="M8 26C20 26 20 12 33 12" />
    <circle cx="33" cy="12" r="4" />
    <circle cx="8" cy="26" r="4" />
    <circle cx="32" cy="26" r="4" />
  </svg>
`

/**
 * How the seats of the table on the page are drawn where its game has a sign of its own for them: SVG of that seat, or null.
 * @type {import('preact').Context<((seat: number) => string | null) | null>}
 */
export const Signs = createContext(/** @type {((seat: number) => string | null) | null} */ (null))

/**
 * How a game draws the seats of a match. @param {{ game: import('../types').GameModule }} desk
 * @param {{ view: unknown }} table
 */
export const signsOf = ({ game }, { view }) =>
  game.sign ? (/** @type {number} */ seat) => game.sign?.(seat, view) ?? null : null

/**
 * A seat's badge: colour, shape and initial, so that none of them has to do it alone. What stands for a seat may be dealt first: until
 * then it has no colour, which would be another one later.
 * @param {{ seat: number, name: string, isUndealt?: boolean }} props
 */
export const Badge = ({ seat, name, isUndealt }) => {
  const sign = useContext(Signs)?.(seat)
  if (sign)
    return html`<span class="seat sign" aria-hidden="true" data-sign=${seat} dangerouslySetInnerHTML=${{ __html: sign }}></span>`
  return html`
    <span class=${`seat ${isUndealt ? 'undealt' : `s${seat % 4}`}`} aria-hidden="true">
      ${name.match(/ (\d)$/)?.[1] || [...name][0]?.toUpperCase() || seat + 1}
    </span>
  `
}

/** @param {{ n: number, on: boolean }} props */
export const Medal = ({ n, on }) => html`
  <svg class=${`md m${n} ${on ? 'on' : ''}`} viewBox="0 0 26 26" aria-hidden="true">
    <path class="rb" d="M7 1h5l3 8h-5zM19 1h-5l-3 8h5z" />
    <circle class="co" cx="13" cy="16" r="8.6" />
    <text x="13" y="20">
      ${n}
    </text>
  </svg>
`

/** The medals one can earn, those won lit. @param {{ of: number, won: number }} props */
export const Medals = ({ of, won }) =>
  Array.from({ length: of }, (_, i) => html`<${Medal} key=${i} n=${i + 1} on=${i < won} />`)
