import type { ThemeMode } from '#config/theme.ts'
import { writeThemeCookie } from '../src/shell/theme.ts'

/** Query parameters of the lobby that change the rendered page. Others, such as campaign parameters, do not. */
const LOBBY_QUERY = ['badge', 'category', 'dir', 'genre', 'order', 'provider', 'reels', 'show', 'tag']
const VALUE_MAX = 40

/**
 * The only cookies that the rendering of a shared page may read: the theme, and whether the visitor has signed in here
 * before, for the link to the account.
 */
export function sharedCookie(cookie: string | undefined, theme: ThemeMode): string {
  const isKnown = /(?:^|;\s*)tolar_device=/.test(cookie ?? '')
  return [writeThemeCookie(theme), ...(isKnown ? ['tolar_device=known'] : [])].join('; ')
}

/**
 * Cache key of an anonymous page, or undefined when it must not be shared: with a session, a free text or any query
 * outside the lobby. Unknown parameters of the lobby are dropped, so that they cannot fill the cache.
 */
export function sharedAddress(url: URL, cookie: string | undefined): string | undefined {
  if (/(?:^|;\s*)tolar_session=/.test(cookie ?? '')) return undefined
  if (!/^\/[a-z]{2}(?:\/[\w/-]{1,80})?$/.test(url.pathname)) return undefined
  if (!/^\/[a-z]{2}$/.test(url.pathname)) return url.search === '' ? url.pathname : undefined
  // Searches and previews of staff are never shared.
  if (url.searchParams.has('q') || url.searchParams.has('preview')) return undefined
  const kept = new URLSearchParams()
  for (const name of LOBBY_QUERY) {
    const value = url.searchParams.get(name)
    if (value !== null && value.length <= VALUE_MAX && /^[\w.-]+$/.test(value)) kept.set(name, value)
  }
  const search = kept.toString()
  return url.pathname + (search === '' ? '' : `?${search}`)
}
