import { Link, useLocation } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { paths } from './paths.ts'
import { useSite } from './site.ts'

/**
 * The categories of games as a row or a rail, for looks whose header has one. On a phone the bottom bar is the
 * navigation.
 */
export function SiteNav() {
  const t = useTranslations('shell')
  const { locale, nav, pages } = useSite()
  const { pathname, search } = useLocation()
  const lobby = paths.lobby(locale)
  if (nav.length === 0) return null
  const item = (to: string, name: string) => (
    <Link key={to} to={to} aria-current={pathname + search === to ? 'page' : undefined}>
      {name}
    </Link>
  )
  return (
    <nav className="site-nav" aria-label={t('mainMenu')}>
      {item(lobby, t('lobby'))}
      {nav.map(({ key, name }) => item(`${lobby}?category=${key}`, name))}
      {pages.includes('bonuses') ? item(paths.page(locale, 'bonuses'), t('pages.bonuses')) : null}
      {pages.includes('jackpots') ? item(paths.page(locale, 'jackpots'), t('pages.jackpots')) : null}
    </nav>
  )
}
