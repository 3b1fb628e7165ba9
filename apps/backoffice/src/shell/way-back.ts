import { useLocation } from 'react-router'
import { paths } from './paths.ts'

const WORD = 'back'
/** Beyond this an address no longer carries the way back of the screen before. */
const LONGEST = 1_000
/** Screens with figures that lead to what they are made of. */
const SCREENS: readonly string[] = [paths.now, paths.reports, paths.logs]

/** Words of an address that lead back to this screen as it stands. */
export function useWayBack(): { readonly [WORD]: string } {
  const { pathname, search } = useLocation()
  const words = new URLSearchParams(search)
  if (search.length > LONGEST) words.delete(WORD)
  return { [WORD]: words.size === 0 ? pathname : `${pathname}?${words.toString()}` }
}

export type WayBack = {
  readonly to: string
  /** The text key of its name. */
  readonly name: string
}

/** The screen that an address says it was opened from; undefined where it says none, or another page. */
export function readWayBack(search: URLSearchParams): WayBack | undefined {
  const to = search.get(WORD) ?? ''
  const [pathname = '', words] = to.split('?')
  if (!SCREENS.includes(pathname)) return undefined
  const view = new URLSearchParams(words).get('view')
  if (pathname === paths.now) return { to, name: 'screen.now' }
  if (pathname === paths.reports) return { to, name: 'screen.reports' }
  return { to, name: `logs.view.${view ?? 'overview'}` }
}
