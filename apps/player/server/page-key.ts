import type { ThemeMode } from '#config/theme.ts'
import { writeThemeCookie } from '../src/shell/theme.ts'

/** Query of the lobby that changes what the server writes. Everything else, such as campaign marks, does not. */
const LOBBY_QUERY = ['badge', 'category', 'dir', 'genre', 'order', 'provider', 'reels', 'show', 'tag']
const VALUE_MAX = 40

/** What a page that is shared may know of who asks: the theme, and whether somebody has signed in here before, for the way to the account. */
export function sharedCookie(cookie: string | undefined, theme: ThemeMode): string {
  const isKnown = /(?:^|;\s*)tolar_device=/.test(cookie ?? '')
  return [writeThemeCookie(theme), ...(isKnown ? ['tolar_device=known'] : [])].join('; ')
}

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
