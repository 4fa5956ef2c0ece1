// htm bound to Preact: components are written as tagged templates, so that there is nothing to build.
import { h } from 'preact'
import htm from 'htm'

/** @type {(strings: TemplateStringsArray, ...values: any[]) => any} */
export const html = htm.bind(h)

/** Class names, those that hold. @param {...(string | false | null | undefined)} names */
export const cls = (...names) => names.filter(Boolean).join(' ')

/** @param {number} n */
export const signed = (n) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')

/** A number with a true minus. @param {number | string | null | undefined} n */
export const plain = (n) => (n == null ? '–' : String(n).replace('-', '−'))
