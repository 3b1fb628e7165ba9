import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl/react'
import { finishMigration } from '#contract/onling-v2/player-migration.ts'
import type { RegistrationFieldType } from '#contract/shapes/registration.ts'
import type { MergeMethod } from '#contract/states/account-migration-states.ts'
import { Button } from '#ui/button/button.tsx'
import { track } from '../../../shell/analytics/analytics.ts'
import { api } from '../../../shell/api.ts'
import { writeClientValue } from '../../../shell/client-values.ts'
import { Failure, type Failed } from '../../../shell/failure.tsx'
import { Field } from '../../../shell/fields/field.tsx'
import { problemsByInput, problemsOfRefusal, type Problems } from '../../../shell/fields/field-problems.ts'
import { finishSignIn } from '../../../shell/session/finish-sign-in.ts'
import { PageForm } from '../../../shell/fields/page-form.tsx'
import { paths } from '../../../shell/paths.ts'
import { readStep } from '../read-step.ts'
import { RestFields, typesOfRest } from '../rest-fields.tsx'
import type { FinishProps } from './finish-migration.tsx'
import { signInByMigration } from './sign-in-by-migration.ts'

const NOTHING: ReadonlyMap<string, string> = new Map()
const IN_BODY: readonly string[] = ['Email', 'Password', 'Consent']
const CHANGED = ['FirstName', 'Surname'] as const

/** Asks for data missing in the earlier account, then opens the online account and signs in. */
export function OpenAccountForm({
  found: { token = '', migration },
  locale,
  rules,
  errors,
  mergeMethod,
}: FinishProps & { readonly mergeMethod: MergeMethod }) {
  const t = useTranslations('oldAccount')
  const [problems, setProblems] = useState<Problems>(new Map())
  const [failed, setFailed] = useState<Failed>()
  const [isBusy, setIsBusy] = useState(false)
  const isByBank = mergeMethod === 'bankId'

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const entered = readStep(data, typesOfRest(migration.missing), rules.termsVersion)
    const valueOf = (type: RegistrationFieldType) => entered.find(({ fieldType }) => fieldType === type)?.value
    const changed = CHANGED.flatMap((fieldType) => {
      const value = String(data.get(fieldType) ?? '').trim()
      return value === '' ? [] : [{ fieldType, value }]
    })
    setIsBusy(true)
    setFailed(undefined)
    setProblems(new Map())
    const answer = await api(finishMigration, {
      body: {
        token,
        mergeMethod,
        account: {
          email: String(valueOf('Email') ?? ''),
          password: String(valueOf('Password') ?? ''),
          language: locale,
          consentTermsVersion: String(valueOf('Consent') ?? '-'),
          fields: [...entered.filter(({ fieldType }) => !IN_BODY.includes(fieldType)), ...changed],
        },
      },
    })
    if (answer.ok) {
      track('registration_done', {})
      writeClientValue('oldAccount', undefined)
      // Each limit must be set or refused before the first stake, so the choice follows the registration.
      const next = paths.limits(locale, paths.oldAccount(locale))
      if (await signInByMigration(token)) return finishSignIn(next)
      return location.assign(paths.login(locale, next))
    }
    setIsBusy(false)
    setFailed(answer)
    setProblems(problemsByInput(problemsOfRefusal(answer.details)))
  }

  return (
    <PageForm onSubmit={(event) => void submit(event)}>
      <h2>{t('rest')}</h2>
      {isByBank ? null : (
        <details>
          <summary>{t('changed')}</summary>
          <p className="quiet-text">{t('changedHelp')}</p>
          <div className="two-columns">
            <Field label={t('firstName')} name="FirstName" autoComplete="given-name" maxLength={100} />
            <Field label={t('newSurname')} name="Surname" autoComplete="family-name" maxLength={100} />
          </div>
        </details>
      )}
      <RestFields
        rules={rules}
        locale={locale}
        values={NOTHING}
        problems={problems}
        missing={migration.missing}
        isEmailUsed={failed?.code === 'ERR_EMAIL_ALREADY_USED'}
      />
      <Failure failed={failed} texts={errors} />
      <Button type="submit" size="large" className="button-full" isLoading={isBusy}>
        {t('open')}
      </Button>
    </PageForm>
  )
}
