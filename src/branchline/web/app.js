// The start: settings, words, the page for the address, and the worker that keeps the shell.
import { render } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { html } from './lib/html.js'
import { place, watchLinks } from './lib/router.js'
import { watchSettings } from './lib/settings.js'
import { needWords, t } from './lib/words.js'
import { KeysDialog, Page, Wait } from './parts/frame.js'

/** @type {Record<string, () => Promise<{ default: any }>>} */
const PAGES = {
  home: () => import('./pages/home.js'),
  new: () => import('./pages/new_table.js'),
  table: () => import('./pages/table.js'),
  join: () => import('./pages/join.js'),
  learn: () => import('./pages/learn.js'),
  replay: () => import('./pages/replay.js'),
  replays: () => import('./pages/replays.js'),
  rules: () => import('./pages/rules.js'),
  gallery: () => import('./pages/gallery.js'),
  score: () => import('./pages/score_map.js'),
  settings: () => import('./pages/settings.js'),
  account: () => import('./pages/account.js'),
}

const NotFound = () => html`<${Page} title=${t('web-not-found')}><p><a class="btn go" href="/">${t('web-home')}</a></p></${Page}>`

function App() {
  const { page } = place.value
  const [drawn, setDrawn] = useState(/** @type {{ page: string, View: any } | null} */ (null))
  useEffect(() => {
    let isLate = false
    const load = PAGES[page] || (() => Promise.resolve({ default: NotFound }))
    load().then(({ default: View }) => { if (!isLate) setDrawn({ page, View }) }, () => { if (!isLate) setDrawn({ page, View: Broken }) })
    return () => { isLate = true }
  }, [page])
  if (!drawn || drawn.page !== page) return html`<${Wait} />`
  return html`<${drawn.View} key=${page} />${page !== 'table' && html`<${KeysDialog} rows=${[{ keys: ['?'], message: 'web-keys' }]} />`}`
}

/** A part of the page could not be fetched: the server is away, or was renewed under us. */
const Broken = () => html`<${Page} title=${t('web-unreachable')}><p><button class="btn go" onClick=${() => location.reload()}>${t('web-try-again')}</button></p></${Page}>`

async function start() {
  watchSettings()
  watchLinks()
  await needWords('common', 'server', 'web')
  render(html`<${App} />`, /** @type {HTMLElement} */ (document.getElementById('app')))
  if ('serviceWorker' in navigator && isSecureContext) navigator.serviceWorker.register('/worker.js').catch(() => {})
}

start()
