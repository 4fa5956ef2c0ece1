// How the host is reached that keeps the tables: the server, until another one is put in its place.
import { http } from './http_transport.js'

/** @typedef {import('../types').Transport} Transport */

/** @type {Transport} */
let used = http

/** Another host, before anything was asked for. @param {Transport} other */
export function reachBy(other) {
  used = other
}

/** @type {Transport} */
export const transport = {
  request: (wish) => used.request(wish),
  connect: (path, ears) => used.connect(path, ears),
}
