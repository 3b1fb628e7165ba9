/** Query of the lobby that changes what the server writes. Everything else, such as campaign marks, does not. */
const LOBBY_QUERY = ['badge', 'category', 'dir', 'genre', 'order', 'provider', 'reels', 'show', 'tag']
const VALUE_MAX = 40

/**
 * Address under which an anonymous page may be shared, or undefined when it may not: with a session, a free text or
 * any query outside the lobby. Unknown parameters of the lobby are dropped, so that nobody can fill the cache with them.
 */
export function sharedAddress(url: URL, cookie: string | undefined): string | undefined {
  if (/(?:^|;\s*)tolar_session=/.test(cookie ?? '')) return undefined
  if (!/^\/[a-z]{2}(?:\/[\w/-]{1,80})?$/.test(url.pathname)) return undefined
  if (!/^\/[a-z]{2}$/.test(url.pathname)) return url.search === '' ? url.pathname : undefined
  // What is searched for, and what staff try, is nobody else's.
  if (url.searchParams.has('q') || url.searchParams.has('preview')) return undefined
  const kept = new URLSearchParams()
  for (const name of LOBBY_QUERY) {
    const value = url.searchParams.get(name)
    if (value !== null && value.length <= VALUE_MAX && /^[\w.-]+$/.test(value)) kept.set(name, value)
  }
  const search = kept.toString()
  return url.pathname + (search === '' ? '' : `?${search}`)
}
