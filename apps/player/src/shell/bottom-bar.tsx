import { Link, useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { Icon, type IconName } from '#ui/icon.tsx'
import { lobbySearch } from './lobby-search.ts'
import { paths } from './paths.ts'
import { useSite } from './site.ts'

/** Five destinations in reach of the thumb on a phone; the middle one is money. */
export function BottomBar() {
  const t = useTranslations('shell')
  const { locale, signedIn } = useSite()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const lobby = paths.lobby(locale)
  const favourites = paths.lobby(locale, '?show=favourites')
  const here = pathname + search
  const item = (to: string, icon: IconName, label: string) => (
    <Link to={to} aria-current={here === to ? 'page' : undefined}>
      <Icon name={icon} />
      {label}
    </Link>
  )
  return (
    <nav className="bottom-bar" aria-label={t('mainMenu')}>
      {item(lobby, 'home', t('lobby'))}
      <a
        href={lobby}
        onClick={(event) => {
          event.preventDefault()
          lobbySearch.open()
          if (pathname !== lobby) void navigate(lobby)
          scrollTo({ top: 0 })
        }}
      >
        <Icon name="search" />
        {t('searchShort')}
      </a>
      <Link className="bottom-bar-deposit" to={signedIn ? paths.deposit(locale) : paths.register(locale)}>
        <i>
          <Icon name={signedIn ? 'plus' : 'person'} />
        </i>
        {signedIn ? t('deposit') : t('register')}
      </Link>
      {item(favourites, 'heart', t('favourites'))}
      {signedIn
        ? item(paths.account(locale), 'person', t('account'))
        : item(paths.login(locale), 'person', t('signIn'))}
    </nav>
  )
}
