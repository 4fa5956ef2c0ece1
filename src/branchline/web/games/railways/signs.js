// What is drawn over and under the plan where something is lit: glows, rings, ghosts, the stops of a journey.
import { glyph, passengerDie } from './pieces.js'
import { chainPath, markerAt, placedDie } from './plan.js'

/** @typedef {import('../../types').Cell} Cell */
/** @typedef {import('./plan.js').Sheet} Sheet */

/** A railway one could choose. @param {Sheet} sheet @param {string[]} ground @param {Cell[]} cells @param {string} [kind] */
export function glow(sheet, ground, cells, kind = '') {
  const path = chainPath(sheet, ground, cells)
  return `<g class="rw-glow ${kind}"><path class="wash" d="${path}"/><path class="dots" d="${path}"/></g>`
}

/** @param {Sheet} sheet @param {Cell} cell @param {string} [kind] */
export const ring = (sheet, [x, y], kind = '') => `
  <rect class="rw-ring ${kind}" x="${sheet.left(x) + 1}" y="${sheet.top(y) + 1}" width="98" height="98" rx="14"/>`

/** A passenger die that could stand here. @param {Sheet} sheet @param {Cell} cell @param {number} value */
export const ghostDie = (sheet, cell, value) => `<g class="rw-ghost">${placedDie(sheet, cell, passengerDie(value))}</g>`

/** The line of a journey: it runs under the buildings. @param {Sheet} sheet @param {string[]} ground @param {Cell[][]} legs */
export function journeyLine(sheet, ground, legs) {
  const path = legs.map((cells) => chainPath(sheet, ground, cells)).join('')
  return `<g class="rw-journey"><path class="case" d="${path}"/><path d="${path}"/></g>`
}

/**
 * Numbers on the stops, coins on the railways: they lie on top.
 * @param {Sheet} sheet @param {{ start: Cell, stops: Cell[], legs: { cells: Cell[], capital: number }[] }} way
 */
export function journeyMarks(sheet, { start, stops, legs }) {
  const coins = legs.map(
    (
      { cells, capital },
      i,
    ) => `<g class="rw-fare n${i}" data-about="fares" transform="translate(${markerAt(sheet, cells).join(' ')})">
    <rect x="-33" y="-20" width="66" height="40" rx="20"/><text y="9.500">+${capital}</text></g>`,
  )
  const numbers = stops.map((stop, i) => {
    const isLast = i === stops.length - 1
    const number = `<text y="${isLast ? 12 : 10}" class="${isLast ? 'last' : ''}">${i + 1}</text>`
    return ring(sheet, stop, isLast ? 'go last' : 'go') + corner(sheet, stop, number, isLast ? 29 : 25)
  })
  const person = `<g class="person" transform="translate(-13 -14) scale(1.1)">${glyph('passenger')}</g>`
  return [...coins, ring(sheet, start, 'go'), corner(sheet, start, person, 25), ...numbers].join('')
}

/** A round sign in the corner of a cell. @param {Sheet} sheet @param {Cell} cell @param {string} inner @param {number} r */
const corner = (sheet, [x, y], inner, r) => `
  <g class="rw-stop" data-about="move-passenger"
    transform="translate(${sheet.left(x) + 22} ${sheet.top(y) + 22})"><circle r="${r}"/>${inner}</g>`
