import { useEffect, useState, type FormEvent, type ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { create } from '#contract/onling-v2/player.ts'
import { Button } from '#ui/button.tsx'
import type { Route } from './+types/register.route.ts'
import { api } from '../../shell/api.ts'
import { track } from '../../shell/analytics.ts'
import { describePage } from '../../shell/describe-page.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { Field } from '../../shell/field.tsx'
import { PageForm } from '../../shell/page-form.tsx'
import { pageParts } from '../../shell/page-parts.server.ts'
import { paths, safeReturn } from '../../shell/paths.ts'
import { siteContext } from '../../shell/site-context.ts'
import { MoreTexts } from '../../shell/texts.tsx'
import { finishSignIn } from './finish-sign-in.ts'
import { findBadFields } from './find-bad-fields.ts'
import { latestBirthDate } from './latest-birth-date.ts'
import { readRegistration } from './read-registration.ts'

/** Version of the terms page that the form links to; it changes with the text. */
const TERMS_VERSION = '2026-11'

export function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  return { ...pageParts(site, params.locale, 'signIn'), ageMin: site.market.minRegistrationAge }
}

export function meta({ loaderData, params }: Route.MetaArgs) {
  return describePage({ name: loaderData?.appName, ...loaderData, locale: params.locale, rest: '/register' })
}

export default function RegisterPage({ loaderData }: Route.ComponentProps) {
  return (
    <MoreTexts locale={loaderData.locale} texts={loaderData.texts}>
      <Register data={loaderData} />
    </MoreTexts>
  )
}

function Register({ data: { locale, errors, ageMin } }: { data: Route.ComponentProps['loaderData'] }) {
  const t = useTranslations('signIn')
  const [params] = useSearchParams()
  const [failed, setFailed] = useState<Failed>()
  const [badFields, setBadFields] = useState<ReadonlySet<string>>(new Set())
  const [isBusy, setIsBusy] = useState(false)
  const [latest, setLatest] = useState<string>()

  useEffect(() => {
    track('registration_start', {})
    // oxlint-disable-next-line react/set-state-in-effect -- today is the browser's, not the cached page's
    setLatest(latestBirthDate(new Date(), ageMin))
  }, [ageMin])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const body = readRegistration(new FormData(event.currentTarget), locale, TERMS_VERSION)
    setIsBusy(true)
    setFailed(undefined)
    const answer = await api(create, { body })
    if (answer.ok) {
      track('registration_done', {})
      // Each limit is set or refused before the first stake: the choice belongs to becoming a player.
      return finishSignIn(paths.limits(locale, safeReturn(params.get('return'), paths.lobby(locale))))
    }
    setIsBusy(false)
    setFailed(answer)
    setBadFields(findBadFields(answer))
  }

  const linkTerms = (words: ReactNode) => (
    <Link to={paths.page(locale, 'terms')} target="_blank">
      {words}
    </Link>
  )
  const problem = (name: string) => (badFields.has(name) ? t('badField') : undefined)
  return (
    <main className="wrap" id="content">
      <div className="narrow sheet">
        <h1>{t('registerTitle')}</h1>
        <PageForm onSubmit={(event) => void submit(event)}>
          <div className="two">
            <Field
              label={t('firstName')}
              name="firstName"
              autoComplete="given-name"
              required
              maxLength={100}
              problem={problem('firstName')}
            />
            <Field
              label={t('surname')}
              name="surname"
              autoComplete="family-name"
              required
              maxLength={100}
              problem={problem('surname')}
            />
          </div>
          <Field
            label={t('email')}
            type="email"
            name="email"
            autoComplete="username"
            required
            maxLength={254}
            problem={problem('email')}
          />
          <Field
            label={t('birthDate')}
            type="date"
            name="birthDate"
            autoComplete="bday"
            required
            min="1900-01-01"
            max={latest}
            hint={t('birthDateHint', { age: ageMin })}
            problem={problem('birthDate')}
          />
          <Field
            label={t('newPassword')}
            type="password"
            name="password"
            autoComplete="new-password"
            required
            minLength={10}
            maxLength={200}
            hint={t('passwordHint')}
            problem={problem('password')}
          />
          <label className="tick-box">
            <input type="checkbox" required name="terms" />
            <span>{t.rich('agree', { terms: linkTerms })}</span>
          </label>
          <Failure failed={failed} texts={errors} />
          <Button type="submit" size="large" className="full" isLoading={isBusy}>
            {t('registerSubmit')}
          </Button>
        </PageForm>
        <Link className="lnk" to={paths.login(locale, params.get('return') ?? undefined)}>
          {t('toLogin')}
        </Link>
      </div>
    </main>
  )
}
