import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { buttonClass } from '#ui/button/button-class.ts'
import { Logo } from './logo.tsx'
import { paths } from './paths.ts'
import { SearchField } from './fields/search-field.tsx'
import { SiteNav } from './site-nav.tsx'
import { useSite } from './site.ts'

// Most first visits are anonymous: they do not load what only players see.
const SignedInHeader = lazy(() => import('./session/signed-in-header.tsx'))
const SessionStrip = lazy(() => import('./session/session-strip.tsx'))

export function Header() {
  const t = useTranslations('shell')
  const { locale, signedIn } = useSite()
  return (
    <>
      <a className="skip-link" href="#content">
        {t('skip')}
      </a>
      <header className="site-header">
        <div className="page-width">
          <Logo />
          <SearchField className="site-header-wide" withKey />
          {signedIn ? (
            <Suspense>
              <SignedInHeader />
            </Suspense>
          ) : (
            <div className="site-header-guest">
              <Link className={buttonClass('ghost')} to={paths.login(locale)}>
                {t('signIn')}
              </Link>
              <Link className={buttonClass()} to={paths.register(locale)}>
                {t('register')}
              </Link>
            </div>
          )}
        </div>
        <SiteNav />
        {signedIn ? (
          <Suspense>
            <SessionStrip />
          </Suspense>
        ) : null}
      </header>
    </>
  )
}
