import type { ThemeMode } from '#config/theme.ts'

const COOKIE = 'theme'
const YEAR_S = 31_536_000

/** The theme that somebody has chosen in this browser; else the brand's own. */
export function themeOf(cookies: string | null | undefined, otherwise: ThemeMode): ThemeMode {
  const chosen = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookies ?? '')?.[1]
  return chosen === 'light' || chosen === 'dark' ? chosen : otherwise
}

/** A cookie, so that the next page is rendered by the server in this theme. */
export function writeThemeCookie(theme: ThemeMode): string {
  return `${COOKIE}=${theme}; path=/; max-age=${YEAR_S}; samesite=lax`
}
