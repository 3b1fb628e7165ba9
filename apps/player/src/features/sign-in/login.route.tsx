import { lazy, Suspense, useState, type FormEvent } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { requestAccessCode } from '#contract/capi-v1/player-authentication.ts'
import { loginByEmail, requestPasswordReset } from '#contract/onling-v2/player.ts'
import { Button } from '#ui/button/button.tsx'
import type { Route } from './+types/login.route.ts'
import { api } from '../../shell/api.ts'
import { describePage } from '../../shell/describe-page.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { Field } from '../../shell/fields/field.tsx'
import { hasOldAccounts } from '../../shell/session/has-old-accounts.ts'
import { PageForm } from '../../shell/fields/page-form.tsx'
import { pageParts } from '../../shell/page-parts.server.ts'
import { paths, safeReturn } from '../../shell/paths.ts'
import { siteContext } from '../../shell/site-context.ts'
import { MoreTexts } from '../../shell/texts.tsx'
import { finishSignIn, rememberDevice } from '../../shell/session/finish-sign-in.ts'
import { PasskeyLogin } from '../../shell/session/passkey-login.tsx'
import { RememberedLogin } from '../../shell/session/remembered-login.tsx'

// Few sign in by a card: its fields are loaded when somebody asks for them.
const CardLogin = lazy(() => import('./card-login.tsx'))

export function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  return {
    ...pageParts(site, params.locale, 'signIn'),
    hasCards: site.brand.backOffice.canIssueCards,
    hasOldAccounts: hasOldAccounts(site.brand),
  }
}

export function meta({ loaderData, params }: Route.MetaArgs) {
  return describePage({ name: loaderData?.tabName, ...loaderData, locale: params.locale, rest: '/login' })
}

type Way = 'password' | 'code' | 'card' | 'forgotten'
type Step = { kind: 'asking' } | { kind: 'busy' } | { kind: 'sent' } | { kind: 'failed'; failed: Failed }

export default function LoginPage({ loaderData }: Route.ComponentProps) {
  return (
    <MoreTexts locale={loaderData.locale} texts={loaderData.texts}>
      <Login data={loaderData} />
    </MoreTexts>
  )
}

function Login({
  data: { locale, errors, hasCards, hasOldAccounts: hasOld },
}: {
  data: Route.ComponentProps['loaderData']
}) {
  const t = useTranslations('signIn')
  const [params] = useSearchParams()
  const [way, setWay] = useState<Way>(params.get('way') === 'forgotten' ? 'forgotten' : 'password')
  const [step, setStep] = useState<Step>({ kind: 'asking' })
  const returnTo = safeReturn(params.get('return'), paths.lobby(locale))

  function choose(next: Way) {
    setWay(next)
    setStep({ kind: 'asking' })
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const email = String(form.get('email') ?? '')
    const secret = String(form.get(way) ?? '')
    setStep({ kind: 'busy' })
    if (way === 'forgotten' || (way === 'code' && secret === '')) {
      const mode = form.has('sms') ? 'Sms' : 'Email'
      const answer =
        way === 'code'
          ? await api(requestAccessCode, { body: { login: email, mode } })
          : await api(requestPasswordReset, { body: { email } })
      return setStep(answer.ok ? { kind: 'sent' } : { kind: 'failed', failed: answer })
    }
    const answer = await api(loginByEmail, {
      body: way === 'code' ? { email, oneTimePassword: secret } : { email, password: secret },
    })
    if (!answer.ok) return setStep({ kind: 'failed', failed: answer })
    if (form.has('remember')) await rememberDevice()
    await finishSignIn(returnTo)
  }

  return (
    <main className="page-width" id="content">
      <div className="narrow panel">
        <h1>{way === 'forgotten' ? t('forgottenTitle') : t('title')}</h1>
        {way === 'forgotten' ? null : <WayChoice way={way} hasCards={hasCards} onChoose={choose} />}
        {way === 'forgotten' ? null : <RememberedLogin errors={errors} returnTo={returnTo} />}
        {way === 'password' ? <PasskeyLogin errors={errors} returnTo={returnTo} /> : null}
        {way === 'card' ? (
          <Suspense>
            <CardLogin errors={errors} returnTo={returnTo} />
          </Suspense>
        ) : null}
        {way === 'card' ? null : (
          <PageForm onSubmit={(event) => void submit(event)}>
            <Field
              label={t('email')}
              type="email"
              name="email"
              autoComplete="username webauthn"
              required
              maxLength={254}
            />
            <SecretFields way={way} />
            <output>{step.kind === 'sent' ? <span className="note">{t('sent')}</span> : null}</output>
            <Failure failed={step.kind === 'failed' ? step.failed : undefined} texts={errors} />
            <Button type="submit" size="large" className="button-full" isLoading={step.kind === 'busy'}>
              {way === 'forgotten' ? t('sendLink') : way === 'code' ? t('codeSubmit') : t('submit')}
            </Button>
          </PageForm>
        )}
        <LoginLinks way={way} locale={locale} hasOld={hasOld} onChoose={choose} />
      </div>
    </main>
  )
}

type WayProps = { readonly way: Way; readonly onChoose: (way: Way) => void }

function WayChoice({ way, hasCards, onChoose }: WayProps & { readonly hasCards: boolean }) {
  const t = useTranslations('signIn')
  return (
    <fieldset className="segments" aria-label={t('way')}>
      <button type="button" aria-pressed={way === 'password'} onClick={() => onChoose('password')}>
        {t('byPassword')}
      </button>
      <button type="button" aria-pressed={way === 'code'} onClick={() => onChoose('code')}>
        {t('byCode')}
      </button>
      {hasCards ? (
        <button type="button" aria-pressed={way === 'card'} onClick={() => onChoose('card')}>
          {t('byCard')}
        </button>
      ) : null}
    </fieldset>
  )
}

/** Password or PIN, and the choice to remember the device. */
function SecretFields({ way }: { readonly way: Way }) {
  const t = useTranslations('signIn')
  return (
    <>
      {way === 'password' ? (
        <Field
          label={t('password')}
          type="password"
          name="password"
          autoComplete="current-password"
          required
          maxLength={200}
        />
      ) : null}
      {way === 'code' ? (
        <Field
          label={t('code')}
          hint={t('codeHint')}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]{6}"
          maxLength={6}
        />
      ) : null}
      {way === 'code' ? (
        <label className="tick-box">
          <input type="checkbox" name="sms" />
          <span>{t('codeBySms')}</span>
        </label>
      ) : null}
      {way === 'forgotten' ? (
        <p className="note">{t('forgottenHint')}</p>
      ) : (
        <label className="tick-box">
          <input type="checkbox" name="remember" />
          <span>{t('remember')}</span>
        </label>
      )}
    </>
  )
}

type LinksProps = WayProps & {
  readonly locale: Route.ComponentProps['loaderData']['locale']
  readonly hasOld: boolean
}

function LoginLinks({ way, locale, hasOld, onChoose }: LinksProps) {
  const t = useTranslations('signIn')
  const shell = useTranslations('shell')
  const [params] = useSearchParams()
  return (
    <div className="login-links">
      {way === 'forgotten' ? (
        <button type="button" className="text-link" onClick={() => onChoose('password')}>
          {t('backToSignIn')}
        </button>
      ) : (
        <button type="button" className="text-link" onClick={() => onChoose('forgotten')}>
          {t('forgotten')}
        </button>
      )}
      <Link className="text-link" to={paths.register(locale, params.get('return') ?? undefined)}>
        {t('toRegister')}
      </Link>
      <Link className="text-link" to={paths.askSupport(locale)}>
        {shell('help')}
      </Link>
      {hasOld ? (
        <Link className="text-link" to={paths.oldAccount(locale)}>
          {t('toOldAccount')}
        </Link>
      ) : null}
    </div>
  )
}
