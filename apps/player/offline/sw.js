/* Keeps one page for when there is no connection, and shows notifications. Nothing else is kept: money must never be shown from memory. */
const CACHE = 'offline-5'
/** The look that the page, its style and its picture have: with another one this file is another, and they are fetched anew. */
const LOOK = '{lookKey}'
const KEPT = ['/offline.html', '/offline.css', '/icon.svg']

/** By their paths, whatever look their addresses name. */
async function keepAll() {
  const cache = await caches.open(CACHE)
  const fetched = await Promise.all(KEPT.map((path) => fetch(`${path}?v=${LOOK}`, { cache: 'no-cache' })))
  if (fetched.some((answer) => !answer.ok)) throw new Error('what is shown without a connection did not come')
  await Promise.all(fetched.map((answer, place) => cache.put(KEPT[place], answer)))
}

self.addEventListener('install', (event) => {
  event.waitUntil(keepAll())
  self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

/** Style and picture of the page are kept as they were fetched last: the brand may look otherwise since. */
async function fetchAndKeep(request, path) {
  const cache = await caches.open(CACHE)
  try {
    const answer = await fetch(request)
    if (answer.ok) await cache.put(path, answer.clone())
    return answer
  } catch {
    return (await cache.match(path)) ?? Response.error()
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const path = new URL(request.url).pathname
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match('/offline.html')))
  } else if (path !== '/offline.html' && KEPT.includes(path)) {
    event.respondWith(fetchAndKeep(request, path))
  }
})

/** The content of a message. One that cannot be read still shows a notification: browsers require one for each. */
function readMessage(data) {
  const unread = { title: location.host, body: '', tag: 'message', language: '', path: '/' }
  try {
    return { ...unread, ...data.json() }
  } catch {
    return unread
  }
}

self.addEventListener('push', (event) => {
  const { title, body, tag, language, path } = readMessage(event.data)
  const shown = { body, tag, lang: language, icon: `/icon-192.png?v=${LOOK}`, renotify: true, data: { path } }
  event.waitUntil(self.registration.showNotification(title, shown))
})

/** Opens the page that tells the rest: in a window of the site that is there, or in a new one. Never another site. */
async function openPage(path) {
  const address = new URL(path, location.origin)
  if (address.origin !== location.origin) return
  const [window] = await self.clients.matchAll({ type: 'window' })
  if (!window) return self.clients.openWindow(address.href)
  await window.navigate(address.href)
  // Where the browser does not let it come to the front, it has the page all the same.
  return window.focus().catch(() => {})
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(event.notification.data?.path ?? '/').catch(() => {}))
})
