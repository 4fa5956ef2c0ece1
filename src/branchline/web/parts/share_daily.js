// The picture of a deal of the day: which it was and what it came to, and nothing that tells how. Loaded when somebody wants one.
import { isAlone } from '../lib/alone.js'
import { HOME } from '../lib/assets.js'
import { plain } from '../lib/html.js'
import { t } from '../lib/words.js'
import { dayText } from './deal.js'
import { brand, EDGE, handOver, HIGH, ink, newCanvas, WIDE } from './share_image.js'

/** @param {{ day: string, key: string, title: string, result: string, medals?: import('../types').Ending['medals'] }} told */
export async function shareDaily({ day, key, title, result, medals }) {
  const canvas = newCanvas()
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'))
  await document.fonts.ready
  pen.fillStyle = ink('--paper')
  pen.fillRect(0, 0, WIDE, HIGH)
  brand(pen)
  const most = WIDE - 2 * EDGE
  for (const { text, size, token, y } of [
    { text: `${t('web-daily')} · ${dayText(day)}`, size: 32, token: '--muted', y: 250 },
    { text: title, size: 64, token: '--ink', y: 340 },
    { text: plain(result), size: 84, token: '--legal', y: 460 },
    { text: location.host + HOME + (isAlone() ? '' : 'daily'), size: 26, token: '--muted', y: HIGH - EDGE },
  ]) {
    pen.fillStyle = ink(token)
    pen.font = `600 ${size}px ${ink('--display')}`
    pen.fillText(text, EDGE, y, most)
  }
  if (medals) row(pen, medals)
  await handOver(canvas, `branchline-${day}-${key}.png`, title)
}

/** Those won are lit. @param {CanvasRenderingContext2D} pen @param {{ of: number, won: number }} medals */
function row(pen, { of, won }) {
  pen.lineWidth = 4
  for (let i = 0; i < of; i++) {
    pen.strokeStyle = pen.fillStyle = ink(i < won ? '--amber' : '--muted')
    pen.beginPath()
    pen.arc(EDGE + 26 + 68 * i, 520, 22, 0, 2 * Math.PI)
    if (i < won) pen.fill()
    pen.stroke()
  }
}
