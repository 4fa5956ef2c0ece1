// The ground of a tile: pavement or hill, houses, trees and fields, wherever nothing else stands.

/** @typedef {import('./tiles.js').Shown} Shown */

/** @param {number} n */
export const f = (n) => +n.toFixed(1)

/**
 * @param {() => number} rand
 * @param {number} radius
 * @param {number} want
 * @param {[number, number, number][]} taken
 * @param {number} [tries]
 */
function scatter(rand, radius, want, taken, tries = 60) {
  /** @type {[number, number][]} */
  const out = []
  for (let i = 0; i < tries && out.length < want; i++) {
    const x = 6 + radius * 0.7 + rand() * (88 - radius * 1.4)
    const y = 6 + radius * 0.8 + rand() * (88 - radius * 1.5)
    if (taken.some(([a, b, r]) => (a - x) ** 2 + (b - y) ** 2 < (r + radius) ** 2)) continue
    taken.push([x, y, radius])
    out.push([f(x), f(y)])
  }
  return out.sort((a, b) => a[1] - b[1])
}

/** @param {number} x @param {number} y @param {boolean} tall */
const tree = (x, y, tall) =>
  tall
    ? `<path class="bl-tk" d="M${x} ${y + 7}v-5"/><ellipse class="bl-tr" cx="${x}" cy="${f(y - 2)}" rx="3.6" ry="7"/>`
    : `<path class="bl-tk" d="M${x} ${y + 6}v-5"/><circle class="bl-tr" cx="${x}" cy="${f(y - 1)}" r="5.4"/>
      <circle class="bl-tl" cx="${f(x - 1.6)}" cy="${f(y - 2.6)}" r="2.2"/>`
/** @param {number} x @param {number} y */
const tuft = (x, y) => `<path class="bl-gm" d="M${f(x - 3)} ${y}l1.4 -4M${x} ${y}v-5M${f(x + 3)} ${y}l-1.4 -4"/>`
/** @param {number} x @param {number} y @param {number} w @param {number} kind */
function house(x, y, w, kind) {
  const h = f(w * 0.56)
  const l = f(x - w / 2)
  const top = f(y - h * 0.2)
  const eaves = f(+top + 0.4)
  if (kind === 2)
    return `<rect class="bl-wl" x="${f(x - w * 0.3)}" y="${f(y - w * 0.6)}" width="${f(w * 0.6)}" height="${f(w * 1.1)}"/>
      <path class="bl-r2"
      d="M${f(x - w * 0.42)} ${f(y - w * 0.55)}L${x} ${f(y - w * 1.05)}L${f(x + w * 0.42)} ${f(y - w * 0.55)}z"/>
      <rect class="bl-wn" x="${f(x - 1.2)}" y="${f(y - w * 0.3)}" width="2.4" height="3.4"/>`
  return `<rect class="bl-wl" x="${f(l + 1)}" y="${top}" width="${f(w - 2)}" height="${h}"/>
    <path class="bl-r${kind}"
    d="M${f(l - 0.6)} ${eaves}L${f(x - w * 0.22)} ${f(top - w * 0.42)}H${f(x + w * 0.22)}L${f(x + w / 2 + 0.6)} ${eaves}z"/>
    <rect class="bl-wn" x="${f(x - 1.3)}" y="${f(+top + h * 0.34)}" width="2.6" height="${f(h * 0.66)}"/>`
}
/** What stands lower is drawn later. @param {(string | number)[]} p @param {(string | number)[]} q */
const byHeight = (p, q) => Number(p[0]) - Number(q[0])

/** @param {number} a @param {number} b @param {boolean} flip */
function pavement(a, b, flip) {
  const one = `M0 ${a}L${b} 0H100V${f(a * 0.4)}L${f(b * 0.6)} 100H0z`
  const other = `M100 ${a}L${b} 100H0V${f(100 - a * 0.5)}L${f(100 - b)} 0H100z`
  return `<path class="bl-pv" d="${flip ? one : other}"/>`
}

/** @param {number} a @param {number} b @param {boolean} flip */
function hill(a, b, flip) {
  const one = `M0 ${a}C30 ${f(a - 24)} 60 ${f(b + 10)} 100 ${b}V100H0z`
  const other = `M0 0H100V${f(b * 0.7)}C70 ${f(b)} 40 ${f(a * 0.4)} 0 ${f(a * 0.9)}z`
  return `<path class="bl-hl" d="${flip ? one : other}"/>`
}

/** A number from 0 to 1, the next of a row that a seed begins. @typedef {() => number} Chance */
/** Circles that are drawn upon already. @typedef {[number, number, number][]} Taken */

/** @param {Shown} t @param {Chance} rand @param {boolean} mini @param {Taken} taken */
export function ground(t, rand, mini, taken) {
  const town = t.terrain === 'town'
  const a = f(rand() * 60 + 20)
  const b = f(rand() * 60 + 20)
  const flip = rand() < 0.5
  const base = `<rect class="bl-g${town ? 't' : 'f'}" width="100" height="100"/>`
  if (town) return base + pavement(a, b, flip) + (mini ? roofs(rand, taken) : houses(rand, taken))
  return base + hill(a, b, flip) + (mini ? bushes(rand, taken) : meadow(rand, taken))
}

/** What stands behind is drawn first. @param {(string | number)[][]} pieces */
const stacked = (pieces) =>
  pieces
    .sort(byHeight)
    .map((p) => p[1])
    .join('')

/** A town, small. @param {Chance} rand @param {Taken} taken */
const roofs = (rand, taken) =>
  scatter(rand, 8, 4, taken, 40)
    .map(
      ([x, y]) => `<rect class="bl-r${rand() < 0.6 ? 0 : 1}" x="${f(x - 7)}" y="${f(y - 6)}" width="14" height="12"/>`,
    )
    .join('')

/** @param {Chance} rand @param {Taken} taken */
function houses(rand, taken) {
  const big = scatter(rand, 9.4, 4, taken, 80).map((p) => [...p, 17 + rand() * 3])
  const small = scatter(rand, 6.6, 3, taken, 60).map((p) => [...p, 11 + rand() * 2])
  const green = scatter(rand, 4.2, 2, taken, 30)
  return stacked([
    ...big.map((p) => [p[1], house(p[0], p[1], p[2], rand() < 0.18 ? 2 : rand() < 0.55 ? 0 : 1)]),
    ...small.map((p) => [p[1], house(p[0], p[1], p[2], rand() < 0.5 ? 1 : 0)]),
    ...green.map((p) => [p[1], tree(p[0], p[1], true)]),
  ])
}

/** A field, small. @param {Chance} rand @param {Taken} taken */
const bushes = (rand, taken) =>
  scatter(rand, 7, 2, taken, 30)
    .map(([x, y]) => `<circle class="bl-tr" cx="${x}" cy="${y}" r="6.5"/>`)
    .join('')

/** @param {Chance} rand @param {Taken} taken */
function meadow(rand, taken) {
  const plough = rand() < 0.45 ? scatter(rand, 14, 1, taken, 50) : []
  const furrows = plough.map(([x, y]) => {
    const k = rand() < 0.5 ? 1 : -1
    return `<path class="bl-gm"
        d="${[-9, -4.5, 0, 4.5, 9].map((o) => `M${f(x - 11)} ${f(y + o + 3 * k)}q11 ${-6 * k} 22 ${-6 * k}`).join('')}"/>`
  })
  const trees = scatter(rand, 6.6, 2 + Math.floor(rand() * 3), taken)
  const tall = rand() < 0.4
  const tufts = scatter(rand, 4.6, 4, taken)
  const plants = [...trees.map((p) => [p[1], tree(p[0], p[1], tall)]), ...tufts.map((p) => [p[1] - 9, tuft(...p)])]
  return furrows.join('') + stacked(plants)
}
