/* Keeps one page for when there is no connection. Nothing else is kept: money must never be shown from memory. */
const CACHE = 'offline-3'

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(['/offline.html', '/offline.css', '/icon.svg'])))
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
  } else if (path === '/offline.css' || path === '/icon.svg') {
    event.respondWith(fetchAndKeep(request, path))
  }
})
