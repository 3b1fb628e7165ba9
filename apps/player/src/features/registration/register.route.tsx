import { lazy, Suspense, useEffect } from 'react'
import { Link, redirect, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl/react'
import type { Route } from './+types/register.route.ts'
import { track } from '../../shell/analytics/analytics.ts'
import { isSignedIn } from '../../shell/call-api.server.ts'
import { readClientValue, writeClientValue } from '../../shell/client-values.ts'
import { describePage } from '../../shell/describe-page.ts'
import { hasOldAccounts } from '../../shell/session/has-old-accounts.ts'
import { pageParts } from '../../shell/page-parts.server.ts'
import { paths, safeReturn } from '../../shell/paths.ts'
import { requireLocale } from '../../shell/require-locale.ts'
import { siteContext } from '../../shell/site-context.ts'
import { textsOf } from '../../shell/texts.server.ts'
import { MoreTexts } from '../../shell/texts.tsx'
import { BankStart } from './bank-start.tsx'
import { formRulesOf, readTermsVersion } from './form-rules.server.ts'
import { RegistrationForm } from './registration-form.tsx'
import { finishSignIn } from '../../shell/session/finish-sign-in.ts'
import { ShortForm } from './short-form.tsx'

/** Only after the return from a bank. */
const BankRegistration = lazy(() => import('./bank-registration.tsx'))

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { brand, market } = site
  const { searchParams } = new URL(request.url)
  const isFromBank = searchParams.has('kyc')
  // Who has an account does not open another, such as by Back after the registration. A letter's link proves the e-mail.
  if (!isFromBank && !searchParams.has('token') && (await isSignedIn(site, request)))
    throw redirect(safeReturn(searchParams.get('return'), paths.account(requireLocale(site, params.locale))))
  const parts = pageParts(site, params.locale, 'signIn', 'registerTitle')
  return {
    ...parts,
    // Errors of a bank use the texts of the identity page.
    texts: {
      ...parts.texts,
      ...textsOf(site, parts.locale, ['registration', 'address', ...(isFromBank ? (['identity'] as const) : [])]),
    },
    hasBank: brand.accountVerificationMethods.includes('bankId'),
    hasOld: hasOldAccounts(brand),
    isFromBank,
    isFastTrack: brand.registration.fastTrack,
    rules: formRulesOf(market, await readTermsVersion(site, parts.locale)),
  }
}

export function meta({ loaderData, params }: Route.MetaArgs) {
  return describePage({ name: loaderData?.tabName, ...loaderData, locale: params.locale, rest: '/register' })
}

export default function RegisterPage({ loaderData }: Route.ComponentProps) {
  return (
    <MoreTexts locale={loaderData.locale} texts={loaderData.texts}>
      <Register data={loaderData} />
    </MoreTexts>
  )
}

function Register({
  data: { locale, errors, rules, isFastTrack, hasBank, hasOld, isFromBank },
}: {
  data: Route.ComponentProps['loaderData']
}) {
  const t = useTranslations('signIn')
  const words = useTranslations('registration')
  const [params] = useSearchParams()
  const letterToken = params.get('token')
  const isWhole = !isFastTrack || letterToken !== null || params.has('whole')

  const venueToken = params.get('venue')
  const returnTo = params.get('return') ?? undefined

  useEffect(() => track('registration_start', {}), [])
  // Kept, since somebody may come back from their bank, or tomorrow.
  useEffect(() => {
    if (venueToken !== null) writeClientValue('venueToken', venueToken)
  }, [venueToken])

  // Each limit must be set or refused before the first stake, so the choice follows the registration.
  const onRegistered = () => {
    const kept = isFromBank ? readClientValue('registrationReturn') : undefined
    writeClientValue('registrationReturn', undefined)
    writeClientValue('venueToken', undefined)
    void finishSignIn(paths.limits(locale, safeReturn(returnTo ?? kept ?? null, paths.lobby(locale))))
  }
  return (
    <main className="page-width" id="content">
      <div className="narrow panel">
        <h1>{t('registerTitle')}</h1>
        {hasBank && !isFromBank && letterToken === null ? (
          <>
            <BankStart locale={locale} returnTo={returnTo} label={words('bank.start')} errors={errors} />
            <p className="or-line">{words('bank.or')}</p>
          </>
        ) : null}
        {isFromBank ? (
          <Suspense>
            <BankRegistration
              rules={rules}
              locale={locale}
              termsVersion={rules.termsVersion}
              errors={errors}
              onRegistered={onRegistered}
            />
          </Suspense>
        ) : isWhole ? (
          <RegistrationForm
            rules={rules}
            locale={locale}
            letterToken={letterToken}
            errors={errors}
            onRegistered={onRegistered}
          />
        ) : (
          <ShortForm
            locale={locale}
            ageMin={rules.ageMin}
            termsVersion={rules.termsVersion}
            errors={errors}
            onRegistered={onRegistered}
          />
        )}
        {isFastTrack && !isWhole && !isFromBank ? (
          <Link className="text-link" to={paths.registerWhole(locale, returnTo)}>
            {words('whole')}
          </Link>
        ) : null}
        <Link className="text-link" to={paths.login(locale, returnTo)}>
          {t('toLogin')}
        </Link>
        {hasOld && !isFromBank ? (
          <Link className="text-link" to={paths.oldAccount(locale)}>
            {t('toOldAccount')}
          </Link>
        ) : null}
      </div>
    </main>
  )
}
