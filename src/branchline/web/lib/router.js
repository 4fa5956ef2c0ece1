// Addresses of pages. Ordinary links work: a click on one of our own is drawn here, without a new page.
import { signal } from '@preact/signals'

/** @typedef {{ page: string, parts: string[], query: URLSearchParams, hash: string }} Place */

/** @returns {Place} */
function here() {
  const parts = location.pathname.split('/').filter(Boolean).map(decodeURIComponent)
  return {
    page: parts[0] || 'home',
    parts: parts.slice(1),
    query: new URLSearchParams(location.search),
    hash: location.hash.slice(1),
  }
}

export const place = signal(here())

/** @param {string} path @param {{ replace?: boolean }} [how] */
export function go(path, how = {}) {
  history[how.replace ? 'replaceState' : 'pushState'](null, '', path)
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
      link.origin !== location.origin
    )
      return
    if (link.pathname.startsWith('/api') || link.pathname.startsWith('/schema')) return
    event.preventDefault()
    go(link.pathname + link.search + link.hash)
  })
}
