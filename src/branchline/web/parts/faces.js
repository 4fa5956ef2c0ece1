// The faces of the bots: flat shapes, our own, told apart by what they wear and not by colour alone.
import { html } from '../lib/html.js'
import { Icon } from './icons.js'

/** What each wears over the same head: a cap, and something of the trade. @type {Record<string, string>} */
const WEARS = {
  trainee: `<path class="cap c1" d="M8 13c0-6 4-8.500 8-8.500s8 2.500 8 8.500z"/>
    <path class="cap c1" d="M23 12h6.500v2.200H23z"/>
    <circle class="dot" cx="11" cy="20" r=".7"/><circle class="dot" cx="13" cy="21.300" r=".7"/>
    <circle class="dot" cx="21" cy="20" r=".7"/><circle class="dot" cx="19" cy="21.300" r=".7"/>
    <circle class="line" cx="16" cy="23" r="1.300"/>`,
  porter: `<path class="cap c2" d="M9 5h14l-.8 8.500H9.800z"/><path class="band" d="M9.600 10.500h12.800v3H9.600z"/>
    <path class="line" d="M12.500 22.500q3.500 3.200 7 0"/>`,
  signaller: `<path class="cap c3" d="M8 12.500q0-6 8-6t8 6z"/><path class="cap c3" d="M6.500 12h19v2.200h-19z"/>
    <circle class="lamp" cx="16" cy="9.500" r="1.900"/><path class="line" d="M13 23h6"/>`,
  driver: `<path class="cap c4" d="M7.500 12.500q.5-8 8.500-8t8.500 8q-8.500-3.500-17 0z"/>
    <path class="glass"
      d="M8.300 14.800h15.400v3.700q0 1.500-1.500 1.500h-3.500q-1.500 0-2-1.500h-1.400q-.5 1.500-2 1.500H9.800q-1.500 0-1.500-1.500z"/>
    <path class="line" d="M13 23.500q3 1.500 6-.8"/>`,
  stationmaster: `<path class="cap c5" d="M6.500 9q9.500-7 19 0l-1.700 4H8.200z"/>
    <path class="band" d="M8.200 11.300h15.600v2.200H8.200z"/>
    <path class="brim" d="M8.200 13.500h15.600q-1 2-7.800 2t-7.800-2z"/>
    <path class="beard" d="M10.500 22q2.700-2.300 5.500 0q2.800-2.300 5.500 0q-1.500 3-5.500 1.300q-4 1.700-5.500-1.300z"/>`,
}
const HEAD = `<path class="coat" d="M4.500 32q1-6.500 11.500-6.500t11.500 6.500z"/><circle class="skin" cx="16" cy="17.500" r="8.500"/>
  <circle class="eye" cx="12.700" cy="17.500" r="1.050"/><circle class="eye" cx="19.300" cy="17.500" r="1.050"/>`

/** Who plays at a level; what one only measures by has no face. @param {{ level: string, size?: number }} props */
export const Face = ({ level, size = 32 }) =>
  WEARS[level]
    ? html`<svg class="bl-face" viewBox="0 0 32 32" width=${size} height=${size} aria-hidden="true"
        dangerouslySetInnerHTML=${{ __html: HEAD + WEARS[level] }} />`
    : html`<${Icon} name="bot" size=${size * 0.75} />`
