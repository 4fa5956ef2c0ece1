// The picture of a finished match: the board as it stands on the page, the names, the scores. Loaded when somebody wants one.
import { t } from '../lib/words.js'
import { plain } from '../lib/html.js'

/** @typedef {import('../types').Table} Table */

/** As wide and high as the previews of links are. */
export const WIDE = 1200
export const HIGH = 630
export const EDGE = 40
const BOARD = { x: 470, y: EDGE, width: WIDE - 470 - EDGE, height: HIGH - 2 * EDGE }
const SVG = 'http://www.w3.org/2000/svg'
/** What a stylesheet says of a drawing. Written as attributes: a page that allows no inline style allows those. */
const LOOKS = [
  ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray'],
  ...['stroke-linecap', 'stroke-linejoin', 'opacity', 'visibility', 'paint-order', 'text-anchor'],
  ...['dominant-baseline', 'font-family', 'font-size', 'font-weight', 'clip-path'],
]

/**
 * Shared by the system's sheet where there is one that takes files; else saved.
 * @param {Table} table
 * @param {import('../types').Ending} told
 */
export async function shareImage(table, told) {
  await handOver(await drawn(table, told), `branchline-${table.id}.png`, told.title)
}

/** @param {HTMLCanvasElement} canvas @param {string} name of the file @param {string} title */
export async function handOver(canvas, name, title) {
  /** @type {Blob} */
  const blob = await new Promise((done, fail) => {
    canvas.toBlob((made) => (made ? done(made) : fail(new Error('no image'))), 'image/png')
  })
  const file = new File([blob], name, { type: 'image/png' })
  if (navigator.canShare?.({ files: [file] })) {
    // Who closes the sheet has shared nothing, and that is no fault.
    await navigator.share({ files: [file], title }).catch(() => {})
    return
  }
  save(file)
}

/** @param {File} file */
function save(file) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

export function newCanvas() {
  const canvas = document.createElement('canvas')
  canvas.width = WIDE
  canvas.height = HIGH
  return canvas
}

/** @param {Table} table @param {import('../types').Ending} told */
async function drawn(table, told) {
  const canvas = newCanvas()
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'))
  await document.fonts.ready
  ground(pen)
  await words(pen, table, told)
  const board = largestDrawing()
  if (board) await paste(pen, board, BOARD)
  return canvas
}

/** A colour of the theme that is on now. @param {string} token */
export const ink = (token) => getComputedStyle(document.documentElement).getPropertyValue(token).trim()

/** @param {CanvasRenderingContext2D} pen */
function ground(pen) {
  pen.fillStyle = ink('--paper')
  pen.fillRect(0, 0, WIDE, HIGH)
  pen.fillStyle = ink('--card')
  pen.beginPath()
  pen.roundRect(BOARD.x - 14, BOARD.y - 14, BOARD.width + 28, BOARD.height + 28, 18)
  pen.fill()
}

/**
 * The brand, the game, how it came out, and everybody with their score.
 * @param {CanvasRenderingContext2D} pen
 * @param {Table} table
 * @param {import('../types').Ending} told
 */
async function words(pen, table, told) {
  brand(pen)
  const most = BOARD.x - 14 - 2 * EDGE
  pen.textBaseline = 'alphabetic'
  pen.fillStyle = ink('--muted')
  pen.font = `600 26px ${ink('--display')}`
  pen.fillText(t(table.game), EDGE, 158, most)
  pen.fillStyle = ink('--ink')
  pen.font = `600 42px ${ink('--display')}`
  let y = 212
  for (const line of broken(pen, told.title, most).slice(0, 3)) {
    pen.fillText(line, EDGE, y, most)
    y += 48
  }
  y = Math.max(y + 10, HIGH - EDGE - 62 * (table.outcome?.places.length ?? 0))
  const order = (table.outcome?.places || []).map((place, seat) => ({ place, seat }))
  for (const { place, seat } of order.sort((a, b) => a.place - b.place)) {
    await sign(pen, place, seat, y)
    row(pen, table, seat, y, most)
    y += 62
  }
}

/**
 * The seat's own sign where its game has one, or the place in its colour.
 * @param {CanvasRenderingContext2D} pen
 * @param {number} place
 * @param {number} seat
 * @param {number} y
 */
async function sign(pen, place, seat, y) {
  const own = document.querySelector(`[data-sign="${seat}"] svg[viewBox]`)
  if (own instanceof SVGSVGElement) {
    await paste(pen, own, { x: EDGE, y, width: 44, height: 44 })
    return
  }
  pen.fillStyle = ink(`--seat-${seat % 4}`)
  pen.beginPath()
  pen.roundRect(EDGE, y, 44, 44, 10)
  pen.fill()
  pen.fillStyle = ink('--card')
  pen.font = `600 26px ${ink('--display')}`
  pen.textAlign = 'center'
  pen.fillText(String(place), EDGE + 22, y + 31)
  pen.textAlign = 'left'
}

/**
 * @param {CanvasRenderingContext2D} pen
 * @param {Table} table
 * @param {number} seat
 * @param {number} y
 * @param {number} most
 */
function row(pen, table, seat, y, most) {
  pen.fillStyle = ink('--ink')
  pen.font = `600 28px ${ink('--display')}`
  pen.fillText(table.nameOf(seat), EDGE + 60, y + 32, most - 150)
  pen.textAlign = 'right'
  pen.font = `600 36px ${ink('--display')}`
  const score = table.outcome?.scores[seat]
  if (table.outcome?.scores.length) pen.fillText(plain(score), EDGE + most, y + 34)
  pen.textAlign = 'left'
}

/** Our sign and our name. @param {CanvasRenderingContext2D} pen */
export function brand(pen) {
  pen.save()
  pen.translate(EDGE, EDGE)
  pen.scale(1.5, 1.5)
  pen.fillStyle = ink('--sign')
  pen.beginPath()
  pen.roundRect(0, 0, 40, 40, 9)
  pen.fill()
  pen.lineWidth = 3.5
  pen.lineCap = 'round'
  for (const [path, token] of [
    ['M6 26H34', '--sign-ink'],
    ['M8 26C20 26 20 12 33 12', '--amber'],
  ]) {
    pen.strokeStyle = ink(token)
    pen.stroke(new Path2D(path))
  }
  pen.fillStyle = ink('--sign-ink')
  for (const [x, y] of [
    [33, 12],
    [8, 26],
    [32, 26],
  ])
    pen.fill(new Path2D(`M${x - 4} ${y}a4 4 0 1 1 8 0a4 4 0 1 1-8 0`))
  pen.restore()
  pen.fillStyle = ink('--ink')
  pen.font = `600 38px ${ink('--display')}`
  pen.fillText(t('web-brand'), EDGE + 76, EDGE + 43)
}

/** Lines no wider than this. @param {CanvasRenderingContext2D} pen @param {string} text @param {number} most */
function broken(pen, text, most) {
  /** @type {string[]} */
  const lines = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && pen.measureText(`${last} ${word}`).width <= most)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

// The board --------------------------------------------------------------------------------------------------------------------

/** Whatever game it is: the drawing that takes most of the stage. @returns {SVGSVGElement | null} */
function largestDrawing() {
  const size = (/** @type {Element} */ one) => one.getBoundingClientRect().width * one.getBoundingClientRect().height
  const all = /** @type {SVGSVGElement[]} */ ([...document.querySelectorAll('.stage svg[viewBox]')])
  return all.sort((a, b) => size(b) - size(a))[0] || null
}

/**
 * A drawing of the page, in the middle of this room.
 * @param {CanvasRenderingContext2D} pen
 * @param {SVGSVGElement} board
 * @param {{ x: number, y: number, width: number, height: number }} room
 */
async function paste(pen, board, room) {
  const { width, height } = board.viewBox.baseVal
  const scale = Math.min(room.width / width, room.height / height)
  const copy = alone(board, width * scale, height * scale)
  const address = URL.createObjectURL(
    new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' }),
  )
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const x = room.x + (room.width - width * scale) / 2
    const y = room.y + (room.height - height * scale) / 2
    pen.drawImage(image, x, y, width * scale, height * scale)
  } finally {
    URL.revokeObjectURL(address)
  }
}

/**
 * The drawing as a document of its own, with all that it refers to.
 * @param {SVGSVGElement} board
 * @param {number} width
 * @param {number} height
 */
function alone(board, width, height) {
  const copy = /** @type {SVGSVGElement} */ (looking(board))
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  const defs = document.createElementNS(SVG, 'defs')
  for (const id of new Set(
    [...new XMLSerializer().serializeToString(copy).matchAll(/url\((?:&quot;|")?#([\w-]+)/g)].map((found) => found[1]),
  )) {
    const meant = document.getElementById(id)
    if (meant && !board.contains(meant)) defs.append(looking(meant))
  }
  copy.prepend(defs)
  return copy
}

/** A copy that looks so without any stylesheet. What is not shown is not in it. @param {Element} element @returns {Element} */
function looking(element) {
  const copy = /** @type {Element} */ (element.cloneNode(false))
  const style = getComputedStyle(element)
  for (const name of ['class', 'style', 'tabindex', 'role']) copy.removeAttribute(name)
  for (const name of LOOKS) {
    const value = style.getPropertyValue(name)
    if (value) copy.setAttribute(name, value)
  }
  if (style.transform !== 'none' && !element.hasAttribute('transform') && element.tagName !== 'svg')
    copy.setAttribute('transform', style.transform)
  for (const child of element.childNodes) {
    if (!(child instanceof Element)) copy.append(child.cloneNode())
    else if (getComputedStyle(child).display !== 'none') copy.append(looking(child))
  }
  return copy
}
