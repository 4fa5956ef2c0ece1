// Keeps the shell: assets under the version path never change, so what was fetched once is served from here; pages come
// fresh while the server answers and from the last visit when it does not. Nothing of the API is ever kept.
const VERSION = '{version}'
// Where the product begins: the root of a server, or the folder that a static host has it in, beside those of others.
const HOME = new URL('./', location.href).pathname
const OWN = HOME.slice(0, -1)
const KEPT = `branchline-${VERSION}${OWN}`
// What somebody keeps to play without the server, whole, under its version: only they and its successor end it.
const OFFLINE = 'branchline-offline-'
// How long a page may take that can be had from here: a train's network takes what one asks, and never answers.
const SOON = 4000

const isOurs = (name) => name.startsWith('branchline-') && name.slice(name.search(/\/|$/)) === OWN
const isOffline = (name) => isOurs(name) && name.startsWith(OFFLINE)

// It waits until no tab is left of the one before: that goes on with what it keeps, and a navigation under way has somebody to
// answer it.
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.add(HOME)))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names.filter((name) => isOurs(name) && !isOffline(name) && name !== KEPT).map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (
    request.method !== 'GET' ||
    url.origin !== location.origin ||
    url.pathname.startsWith(`${HOME}api`) ||
    url.pathname.startsWith(`${HOME}schema`)
  )
    return
  if (url.pathname.startsWith(`${HOME}assets/`)) event.respondWith(fromHere(request))
  else if (request.mode === 'navigate') event.respondWith(page(request))
})

self.addEventListener('message', (event) => {
  if (event.data.only) event.waitUntil(endOthers(event.data.only))
  // What a page fetched before the worker was there.
  const parts = (event.data.keep || []).filter((name) => new URL(name).pathname.startsWith(`${HOME}assets/${VERSION}/`))
  event.waitUntil(Promise.all(parts.map((name) => fromHere(new Request(name)))))
})

// What is kept to play without the server, but this: where one window is open, nobody needs another version.
async function endOthers(kept) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (windows.length > 1) return
  const names = (await caches.keys()).filter((name) => isOffline(name) && name !== kept)
  await Promise.all(names.map((name) => caches.delete(name)))
}

// As the server has it; where that does not answer, or not soon, as it was kept.
async function page(request) {
  const answer = fetch(request)
  const late = new Promise((done) => setTimeout(done, SOON)).then(keptWhole)
  return Promise.race([answer, late.then((kept) => kept ?? answer)]).catch(shell)
}

// Of what is kept whole, the page of the latest version; of the last visit parts may be missing.
const keptWhole = async () => pageIn((await caches.keys()).filter(isOffline).reverse())

const shell = async () => (await keptWhole()) ?? (await pageIn([KEPT])) ?? Response.error()

async function pageIn(names) {
  for (const name of names) {
    const page = await (await caches.open(name)).match(HOME)
    if (page) return page
  }
}

// Of another version too, where somebody kept it: an open tab has what it began with.
async function fromHere(request) {
  const known = await caches.match(request)
  if (known) return known
  const answer = await fetch(request)
  const { pathname } = new URL(request.url)
  // The parts of the host in the browser are large: they are kept by who asks for it, and not twice.
  const isShell = pathname.startsWith(`${HOME}assets/${VERSION}/`) && !pathname.includes('/pocket/parts/')
  if (answer.ok && isShell) (await caches.open(KEPT)).put(request, answer.clone())
  return answer
}

// It is somebody's turn. A browser wants every push to be shown.
self.addEventListener('push', (event) => {
  const { title, body, tag, path, lang } = event.data.json()
  const icon = `/assets/${VERSION}/icons/icon-192.png`
  event.waitUntil(self.registration.showNotification(title, { body, tag, lang, icon, renotify: true, data: { path } }))
})

// A window that shows the table is brought to the front; where there is none, one is opened.
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(new URL(event.notification.data.path, location.origin)))
})

async function open(url) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find((one) => new URL(one.url).pathname === url.pathname)
  return there ? there.focus() : self.clients.openWindow(url.href)
}
