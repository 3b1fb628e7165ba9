import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { buttonClass } from '#ui/button/button-class.ts'
import type { Route } from './+types/token-login.route.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { pageParts } from '../../shell/page-parts.server.ts'
import { paths, safeReturn } from '../../shell/paths.ts'
import { siteContext } from '../../shell/site-context.ts'
import { MoreTexts } from '../../shell/texts.tsx'
import { finishSignIn } from '../../shell/session/finish-sign-in.ts'
import { secretAddressMeta } from './secret-address-meta.ts'
import { readToken } from './read-token.ts'
import { signInByLink } from '../../shell/session/sign-in-by-token.ts'

export function loader({ context, params }: Route.LoaderArgs) {
  return pageParts(context.get(siteContext), params.locale, 'signIn')
}

export function meta({ loaderData }: Route.MetaArgs) {
  return secretAddressMeta(loaderData?.tabName)
}

export default function TokenLoginPage({ loaderData }: Route.ComponentProps) {
  return (
    <MoreTexts locale={loaderData.locale} texts={loaderData.texts}>
      <TokenLogin data={loaderData} />
    </MoreTexts>
  )
}

/** The target of a link with an access token: signs in and redirects, or shows the error. */
function TokenLogin({ data: { locale, errors } }: { data: Route.ComponentProps['loaderData'] }) {
  const t = useTranslations('signIn')
  const [failed, setFailed] = useState<Failed>()

  useEffect(() => {
    const token = readToken(location)
    const returnTo = safeReturn(new URLSearchParams(location.search).get('return'), paths.lobby(locale))
    // The token is single-use, so it must not stay in the history either.
    if (token) history.replaceState(history.state, '', location.pathname)
    const attempt = token ? sendOnce(token) : Promise.resolve<Failed>({ code: 'ERR_TOKEN_INVALID' })
    let isGone = false
    void attempt.then((problem) => {
      if (isGone) return
      if (problem) setFailed(problem)
      else void finishSignIn(returnTo)
    })
    return () => {
      isGone = true
    }
  }, [locale])

  return (
    <main className="page-width" id="content">
      <div className="narrow panel page-state" aria-live="polite">
        <h1>{failed ? t('tokenFailed') : t('tokenTitle')}</h1>
        {failed ? null : <span className="spinner spinner-large" aria-hidden="true" />}
        <Failure failed={failed} texts={errors} />
        {failed ? (
          <Link className={buttonClass('primary', 'large')} to={paths.login(locale)}>
            {t('backToSignIn')}
          </Link>
        ) : null}
      </div>
    </main>
  )
}

let sent: { readonly token: string; readonly attempt: Promise<Failed | undefined> } | undefined

/** Strict mode and a quick return run effects twice; a single-use token is sent once. */
function sendOnce(token: string): Promise<Failed | undefined> {
  if (sent?.token !== token) sent = { token, attempt: signInByLink(token) }
  return sent.attempt
}
