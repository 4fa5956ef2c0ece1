// Addresses of pages. Ordinary links work: a click on one of our own is drawn here, without a new page.
import { signal } from '@preact/signals'

/** @typedef {{ page: string, parts: string[], query: URLSearchParams, hash: string }} Place */

/** A static host knows one page alone: there an address stands behind the `#`. */
const IS_BEHIND = document.documentElement.dataset.addresses === 'behind'

const whole = () => (IS_BEHIND ? location.hash.slice(1) || '/' : location.pathname + location.search + location.hash)

/** @returns {Place} */
function here() {
  const url = new URL(whole(), location.origin)
  const parts = url.pathname.split('/').filter(Boolean).map(decodeURIComponent)
  return { page: parts[0] || 'home', parts: parts.slice(1), query: url.searchParams, hash: url.hash.slice(1) }
}

export const place = signal(here())

/** A link to one of our pages as it stands in the page: what is asked of the host stays as it is. @param {string} path */
export function addressOf(path) {
  if (!IS_BEHIND || path.startsWith('/api')) return path
  if (path.startsWith('#')) return `#${whole().split('#')[0]}${path}`
  return path.startsWith('/') ? `#${path}` : path
}

/** @param {string} path @param {{ replace?: boolean }} [how] */
export function go(path, how = {}) {
  history[how.replace ? 'replaceState' : 'pushState'](null, '', addressOf(path))
  place.value = here()
  if (!how.replace && !place.value.hash) scrollTo(0, 0)
}

export function watchLinks() {
  addEventListener('popstate', () => {
    place.value = here()
  })
  addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (
      !(link instanceof HTMLAnchorElement) ||
      link.target ||
      link.hasAttribute('download') ||
      link.origin !== location.origin ||
      (IS_BEHIND && !link.hash.startsWith('#/'))
    )
      return
    if (link.pathname.startsWith('/api') || link.pathname.startsWith('/schema')) return
    event.preventDefault()
    go(IS_BEHIND ? link.hash.slice(1) : link.pathname + link.search + link.hash)
  })
}
