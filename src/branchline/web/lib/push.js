// This browser's own subscription: whether it can be told, and whether it is.

/** Whether a push can reach this browser at all. */
export const canPush = () => isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window

/** @returns {Promise<PushSubscription | null>} */
export async function subscription() {
  if (!canPush()) return null
  const worker = await navigator.serviceWorker.getRegistration('/')
  return (await worker?.pushManager.getSubscription()) ?? null
}

/**
 * Asks the person, then the browser's push service. One for another key (the server's is new) is of no use and goes.
 * @param {string} key the server's, as it says it
 * @returns {Promise<PushSubscription | null>} null where the person, or the browser, says no
 */
export async function subscribe(key) {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const worker = await navigator.serviceWorker.ready
  const known = await worker.pushManager.getSubscription()
  if (known && written(known.options.applicationServerKey) !== key) await known.unsubscribe()
  try {
    return await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  } catch {
    return null
  }
}

/** As the server takes it. @param {PushSubscription} made */
export const wishOf = (made) => ({
  type: 'push',
  endpoint: made.endpoint,
  p256dh: written(made.getKey('p256dh')),
  auth: written(made.getKey('auth')),
})

/** @param {ArrayBuffer | null} bytes */
function written(bytes) {
  const text = String.fromCharCode(...new Uint8Array(bytes || new ArrayBuffer(0)))
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** What one calls this browser, as far as it says. */
export const browserName = () =>
  ['Firefox', 'Edg', 'OPR', 'Chrome', 'Safari'].find((name) => navigator.userAgent.includes(name)) || 'Browser'
