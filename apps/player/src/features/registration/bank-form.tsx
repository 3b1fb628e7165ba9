import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl/react'
import type { RegistrationFieldType } from '#contract/shapes/registration.ts'
import { createByKyc } from '#contract/onling-v2/registration.ts'
import { Button } from '#ui/button/button.tsx'
import { track } from '../../shell/analytics/analytics.ts'
import { api } from '../../shell/api.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { problemsByInput, problemsOfRefusal, type Problems } from '../../shell/fields/field-problems.ts'
import { PageForm } from '../../shell/fields/page-form.tsx'
import type { BankProps, BankReply } from './bank-registration.tsx'
import { LockedFields } from './locked-fields.tsx'
import { readStep } from './read-step.ts'
import { RestFields, typesOfRest } from './rest-fields.tsx'
import { venueTokenPart } from './venue-token.ts'

const NOTHING: ReadonlyMap<string, string> = new Map()
/** Data from the bank cannot be changed; missing data, the contact and the consents are filled in. */
export function BankForm({
  said: { fields, missing },
  rules,
  locale,
  termsVersion,
  errors,
  onRegistered,
}: BankProps & { readonly said: BankReply }) {
  const t = useTranslations('registration')
  const [problems, setProblems] = useState<Problems>(new Map())
  const [failed, setFailed] = useState<Failed>()
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const entered = readStep(data, typesOfRest(missing), termsVersion)
    const valueOf = (type: RegistrationFieldType) => entered.find(({ fieldType }) => fieldType === type)?.value
    setIsBusy(true)
    setFailed(undefined)
    setProblems(new Map())
    const inBody: readonly string[] = ['Email', 'Password', 'Consent']
    const answer = await api(createByKyc, {
      body: {
        email: String(valueOf('Email') ?? ''),
        password: String(valueOf('Password') ?? ''),
        language: locale,
        consentTermsVersion: String(valueOf('Consent') ?? '-'),
        fields: entered.filter(({ fieldType }) => !inBody.includes(fieldType)),
        ...venueTokenPart(),
      },
    })
    if (answer.ok) {
      track('registration_done', {})
      return onRegistered()
    }
    setIsBusy(false)
    setFailed(answer)
    setProblems(problemsByInput(problemsOfRefusal(answer.details)))
  }

  const parts = { rules, locale, values: NOTHING, problems }
  return (
    <div className="registration">
      <LockedFields fields={fields} locale={locale} />
      <PageForm onSubmit={(event) => void submit(event)}>
        <RestFields {...parts} missing={missing} isEmailUsed={failed?.code === 'ERR_EMAIL_ALREADY_USED'} />
        <Failure failed={failed} texts={errors} />
        <Button type="submit" size="large" className="button-full" isLoading={isBusy}>
          {t('submit')}
        </Button>
      </PageForm>
    </div>
  )
}
