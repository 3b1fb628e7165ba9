import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl/react'
import { selfUpdate } from '#contract/onling-v2/account-requirements.ts'
import { REGISTRATION_FIELD_TYPES, type RegistrationFieldProblem } from '#contract/shapes/registration.ts'
import { Button } from '#ui/button/button.tsx'
import { api } from '../../shell/api.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { PageForm } from '../../shell/fields/page-form.tsx'
import { useSite } from '../../shell/site.ts'
import { suggestToPlayer } from '../../shell/address/suggest-address.ts'
import { problemsByInput, problemsOfRefusal, type Problems } from '../../shell/fields/field-problems.ts'
import { readStep } from './read-step.ts'
import { BirthPlaceField, DeclarationFields, NationalityField, PermanentAddressFields } from './step-fields.tsx'
import { withSanctions, type FormRules } from './steps.ts'

type Props = {
  readonly missingFields: readonly string[]
  readonly rules: FormRules
  readonly errors: Readonly<Record<string, string>> | undefined
  readonly onDone: () => void
}

/** The remaining personal data, after a short registration. */
export function CompletePerson({ missingFields, rules, errors, onDone }: Props) {
  const t = useTranslations('requirements')
  const { locale } = useSite()
  const [problems, setProblems] = useState<Problems>(new Map())
  const [failed, setFailed] = useState<Failed>()
  const [isBusy, setIsBusy] = useState(false)
  const types = REGISTRATION_FIELD_TYPES.filter((type) => missingFields.includes(type))

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = readStep(new FormData(event.currentTarget), withSanctions(types), '')
    const left = types.filter((type) => !fields.some(({ fieldType }) => fieldType === type))
    setFailed(undefined)
    if (left.length > 0)
      return setProblems(
        problemsByInput(left.map((field): RegistrationFieldProblem => ({ field, kind: 'RequiredField' }))),
      )
    setIsBusy(true)
    const answer = await api(selfUpdate, { body: { fields } })
    setIsBusy(false)
    if (answer.ok) return onDone()
    const named = problemsOfRefusal(answer.details)
    setProblems(problemsByInput(named))
    // Problems of fields are shown at the fields only.
    return named.length > 0 ? undefined : setFailed(answer)
  }

  const asks = (type: string) => missingFields.includes(type)
  const parts = { rules, locale, values: new Map<string, string>(), problems }
  return (
    <PageForm className="registration form-rows" noValidate onSubmit={(event) => void submit(event)}>
      {asks('Nationality') ? <NationalityField {...parts} /> : null}
      {asks('BirthPlace') ? <BirthPlaceField {...parts} /> : null}
      {asks('PermanentAddress') ? <PermanentAddressFields {...parts} suggest={suggestToPlayer} /> : null}
      {asks('PoliticallyExposed') || asks('OwnAccount') ? <DeclarationFields {...parts} /> : null}
      <Failure failed={failed} texts={errors} />
      <Button type="submit" size="large" isLoading={isBusy}>
        {t('save')}
      </Button>
    </PageForm>
  )
}
