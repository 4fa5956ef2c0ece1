// The start: settings, words, the page for the address, and the worker that keeps the shell.
import { render } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { HOME, ROOT } from './lib/assets.js'
import { html } from './lib/html.js'
import { decideHost, isAlone, isOffered } from './lib/alone.js'
import { place, watchLinks } from './lib/router.js'
import { watchSettings } from './lib/settings.js'
import { needWords } from './lib/words.js'
import { Away, NotFound } from './parts/dead_end.js'
import { KeysDialog, Wait } from './parts/frame.js'

/** @type {Record<string, () => Promise<{ default: import('preact').ComponentType }>>} */
const PAGES = {
  home: () => import('./pages/home.js'),
  new: () => import('./pages/new_table.js'),
  table: () => import('./pages/table.js'),
  join: () => import('./pages/join.js'),
  learn: () => import('./pages/learn.js'),
  replay: () => import('./pages/replay.js'),
  plan: () => import('./pages/plan.js'),
  analysis: () => import('./pages/analysis.js'),
  replays: () => import('./pages/replays.js'),
  rules: () => import('./pages/rules.js'),
  gallery: () => import('./pages/gallery.js'),
  score: () => import('./pages/score.js'),
  settings: () => import('./pages/settings.js'),
  account: () => import('./pages/account.js'),
  told: () => import('./pages/told.js'),
  people: () => import('./pages/people.js'),
  daily: () => import('./pages/daily.js'),
  puzzles: () => import('./pages/puzzles.js'),
  admin: () => needWords('admin').then(() => import('./pages/admin.js')),
}

/** Pages with keys of their own, which say so themselves. */
const WITH_KEYS = new Set(['table', 'learn', 'replay', 'plan'])

function App() {
  const { page } = place.value
  const [drawn, setDrawn] = useState(
    /** @type {{ page: string, View: import('preact').ComponentType<{ onAgain?: () => void }> } | null} */ (null),
  )
  useEffect(() => {
    let isLate = false
    const load = Object.hasOwn(PAGES, page) ? PAGES[page] : () => Promise.resolve({ default: NotFound })
    // The home page says nothing of refusals until there is one: it stays small.
    const refusals = page === 'home' ? null : needWords('server').catch(() => {})
    Promise.all([load(), refusals]).then(
      ([{ default: View }]) => {
        if (!isLate) setDrawn({ page, View })
      },
      () => {
        if (!isLate) setDrawn({ page, View: Away })
      },
    )
    return () => {
      isLate = true
    }
  }, [page])
  if (!drawn || drawn.page !== page) return html`<${Wait} />`
  return html`
    <${drawn.View} key=${page} />
    ${!WITH_KEYS.has(page) && html`<${KeysDialog} rows=${[{ keys: ['?'], message: 'web-keys' }]} />`}
  `
}

/** The worker keeps what this page was made of, so that it opens again without the server. */
async function keepShell() {
  if (!('serviceWorker' in navigator && isSecureContext)) return
  /** @param {PerformanceEntry[]} entries */
  const tell = (entries) => {
    const parts = entries.map(({ name }) => name).filter((name) => name.startsWith(location.origin + ROOT))
    navigator.serviceWorker.controller?.postMessage({ keep: parts })
  }
  // A worker that has just come, the first or one of a new version, has seen nothing of what is here already.
  navigator.serviceWorker.addEventListener('controllerchange', () => tell(performance.getEntriesByType('resource')))
  new PerformanceObserver((list) => tell(list.getEntries())).observe({ type: 'resource' })
  await navigator.serviceWorker.register(`${HOME}worker.js`)
}

/** Nothing can be said before there are words: where the connection is down for a moment they are asked for again. */
async function firstWords() {
  for (;;) {
    try {
      return await needWords('common', 'web', ...(isAlone() ? ['pocket'] : []))
    } catch {
      await new Promise((done) => setTimeout(done, 1000))
    }
  }
}

/** An app that was installed opens without any network, from the first time on. */
function watchInstalling() {
  const keep = () => import('./parts/keeping.js').then(({ keepInstalled }) => keepInstalled()).catch(() => {})
  if (matchMedia('(display-mode: standalone)').matches) keep()
  addEventListener('appinstalled', keep)
}

async function start() {
  watchSettings()
  watchLinks()
  await decideHost()
  if (isAlone()) await import('./parts/coming.js').then(({ usePocket }) => usePocket())
  await firstWords()
  render(html`<${App} />`, /** @type {HTMLElement} */ (document.getElementById('app')))
  keepShell().catch(() => {})
  if (isOffered()) import('./lib/offline.js').then(({ keepUp }) => keepUp()).catch(() => {})
  else watchInstalling()
}

start()
