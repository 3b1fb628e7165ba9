import { useEffect, useState, type FormEvent, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import type { Language } from '#config/shapes.ts'
import { create } from '#contract/onling-v2/registration.ts'
import { Button } from '#ui/button/button.tsx'
import { track } from '../../shell/analytics/analytics.ts'
import { api } from '../../shell/api.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { Field } from '../../shell/fields/field.tsx'
import { PageForm } from '../../shell/fields/page-form.tsx'
import { paths } from '../../shell/paths.ts'
import { findBadFields } from './find-bad-fields.ts'
import { latestBirthDate } from './latest-birth-date.ts'
import { readRegistration } from './read-registration.ts'
import { useNewTerms } from './use-new-terms.ts'
import { venueTokenPart } from './venue-token.ts'

type Props = {
  readonly locale: Language
  readonly ageMin: number
  readonly termsVersion: string
  readonly errors: Readonly<Record<string, string>> | undefined
  readonly onRegistered: () => void
}

/** Fast registration: only what opens an account. The other personal data are requested later. */
export function ShortForm({ locale, ageMin, termsVersion, errors, onRegistered }: Props) {
  const t = useTranslations('signIn')
  const [failed, setFailed] = useState<Failed>()
  const [badFields, setBadFields] = useState<ReadonlySet<string>>(new Set())
  const [isBusy, setIsBusy] = useState(false)
  const [latest, setLatest] = useState<string>()

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- today is the browser's, not the cached page's
    setLatest(latestBirthDate(new Date(), ageMin))
  }, [ageMin])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const body = readRegistration(new FormData(event.currentTarget), locale, termsVersion)
    setIsBusy(true)
    setFailed(undefined)
    setBadFields(new Set())
    const answer = await api(create, { body: { ...body, ...venueTokenPart() } })
    if (answer.ok) {
      track('registration_done', {})
      return onRegistered()
    }
    setIsBusy(false)
    setFailed(answer)
    setBadFields(findBadFields(answer))
  }

  const areTermsNew = badFields.has('consentTermsVersion')
  useNewTerms(areTermsNew)
  // What is wrong stands beside each field; the general text of this refusal is about accounts without a contract.
  const areNamed = failed?.code === 'ERR_INVALID_CONTRACT' && badFields.size > 0
  const problem = (name: string) => (badFields.has(name) ? t('badField') : undefined)
  return (
    <PageForm onSubmit={(event) => void submit(event)}>
      <div className="two-columns">
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
        // The browser's own words name a date, and not the reason.
        onInvalid={({ currentTarget: field }) =>
          field.setCustomValidity(field.validity.rangeOverflow ? t('birthDateHint', { age: ageMin }) : '')
        }
        onInput={({ currentTarget: field }) => field.setCustomValidity('')}
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
      <TermsTick locale={locale} termsVersion={termsVersion} isNew={areTermsNew} />
      <Failure failed={areNamed ? undefined : failed} texts={errors} />
      <Button type="submit" size="large" className="button-full" isLoading={isBusy}>
        {t('registerSubmit')}
      </Button>
    </PageForm>
  )
}

type TickProps = Pick<Props, 'locale' | 'termsVersion'> & {
  /** Other terms came into force while the form was open: they are agreed to again. */
  readonly isNew: boolean
}

function TermsTick({ locale, termsVersion, isNew }: TickProps) {
  const t = useTranslations('signIn')
  const rest = useTranslations('registration')
  const linkTerms = (words: ReactNode) => (
    <Link to={paths.page(locale, 'terms')} target="_blank">
      {words}
    </Link>
  )
  return (
    <>
      <label className="tick-box">
        <input key={termsVersion} type="checkbox" required name="terms" />
        <span>{t.rich('agree', { terms: linkTerms })}</span>
      </label>
      {isNew ? (
        <p className="problem-text" role="alert">
          {rest('termsChanged')}
        </p>
      ) : null}
    </>
  )
}
