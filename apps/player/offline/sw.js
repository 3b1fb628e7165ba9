/* Keeps one page for when there is no connection. Nothing else is kept: money must never be shown from memory. */
const CACHE = 'offline-4'
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
