import { lazy, Suspense, useEffect, useRef, type FormEvent } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import type { Language } from '#config/shapes.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { Button } from '#ui/button/button.tsx'
import { Failure } from '../../shell/failure.tsx'
import { Field } from '../../shell/fields/field.tsx'
import type { Problems } from '../../shell/fields/field-problems.ts'
import { PageForm } from '../../shell/fields/page-form.tsx'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import { StepList } from './step-list.tsx'
import { STEPS, type FormRules, type Step } from './steps.ts'
import { useRegistration } from './use-registration.ts'

const loadInputs = () => import('./step-inputs.tsx')
/** Fields of the steps after the e-mail: a first visit needs none of them. */
const StepInputs = lazy(loadInputs)

type Props = {
  readonly rules: FormRules
  readonly locale: Language
  /** From the link of the letter; null on an ordinary visit. */
  readonly letterToken: string | null
  readonly errors: Readonly<Record<string, string>> | undefined
  readonly onRegistered: () => void
}

/** The full registration in steps. It can be left at any time and continued later. */
export function RegistrationForm({ rules, locale, letterToken, errors, onRegistered }: Props) {
  const t = useTranslations('registration')
  const registration = useRegistration({ rules, language: locale, letterToken, onRegistered })
  const { step, fields, email, isEmailVerified, isRegistered, asksBirthDate, problems, failed, isBusy } = registration
  const heading = useRef<HTMLHeadingElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef<Step>(undefined)

  useEffect(() => {
    // A new step moves the focus to its heading; the first one does not.
    if (shown.current !== undefined && step !== shown.current) heading.current?.focus()
    shown.current = step
  }, [step])
  useEffect(() => {
    if (problems.size > 0) box.current?.querySelector<HTMLElement>('[aria-invalid="true"], .yes-no input')?.focus()
  }, [problems])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    if (asksBirthDate) return registration.open(String(data.get('BirthDate') ?? ''))
    // Submitted before it was known whether there is a started one: begins a new one.
    if (step === undefined || step === 'start') {
      void loadInputs()
      return registration.start(String(data.get('Email') ?? '').trim())
    }
    return registration.send(step, data)
  }

  if (isRegistered) return <LetterProved email={email} locale={locale} />
  const current = step ?? 'start'
  const before = STEPS[STEPS.indexOf(current) - 1]
  const form = (
    <PageForm key={current} onSubmit={(event) => void submit(event)}>
      {asksBirthDate ? <RepeatedBirthDate problems={problems} /> : null}
      {current === 'start' && !asksBirthDate ? (
        <Field
          label={t('email')}
          type="email"
          name="Email"
          autoComplete="username"
          required
          maxLength={254}
          hint={t('emailHint')}
          defaultValue={email}
        />
      ) : null}
      {current === 'start' ? null : <StepInputs step={current} {...{ rules, locale, fields, problems }} />}
      <Failure failed={failed} texts={errors} />
      <div className="step-buttons">
        {before && before !== 'start' ? (
          <Button variant="ghost" size="large" onClick={() => registration.goTo(before)}>
            {t('back')}
          </Button>
        ) : null}
        <Button type="submit" size="large" className="button-full" isLoading={isBusy}>
          {t(current === 'finish' ? 'submit' : 'next')}
        </Button>
      </div>
    </PageForm>
  )
  return (
    <div className="registration" ref={box} aria-busy={step === undefined}>
      <StepList current={current} />
      <h2 ref={heading} tabIndex={-1}>
        {t(`step.${current}`)}
      </h2>
      {current === 'start' ? null : (
        <div className="note">
          <p>{isEmailVerified ? t('emailProved', { email }) : t('emailSent', { email })}</p>
          <button type="button" className="text-link" onClick={registration.startAnew}>
            {t('startAnew')}
          </button>
        </div>
      )}
      {current === 'start' ? form : <Suspense>{form}</Suspense>}
    </div>
  )
}

/** Asked before data of a document are shown: the letter may have reached somebody else. */
function RepeatedBirthDate({ problems }: { readonly problems: Problems }) {
  const t = useTranslations('registration')
  const kind = problems.get('BirthDate')
  return (
    <>
      <p>{t('birthDateAgain')}</p>
      <Field
        label={t('birthDate')}
        type="date"
        name="BirthDate"
        autoComplete="bday"
        required
        min="1900-01-01"
        problem={kind === undefined ? undefined : t(`problem.${kind}`)}
      />
    </>
  )
}

/** Shown if the account was already open when the link was followed. */
function LetterProved({ email, locale }: { readonly email: string; readonly locale: Language }) {
  const t = useTranslations('registration')
  const { signedIn } = useSite()
  return (
    <div className="registration" role="status">
      <p>{t('letterProved', { email })}</p>
      <Link
        className={buttonClass('primary', 'large', 'button-full')}
        to={signedIn ? paths.lobby(locale) : paths.login(locale)}
      >
        {t(signedIn ? 'toGames' : 'toSignIn')}
      </Link>
    </div>
  )
}
