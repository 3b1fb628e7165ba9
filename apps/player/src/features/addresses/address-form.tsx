import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl/react'
import type { ReplyOf } from '#contract/call.ts'
import { updateAddress, type getAddresses } from '#contract/onling-v2/player-address.ts'
import type { AddressKind } from '#contract/shapes/addresses.ts'
import { Button } from '#ui/button/button.tsx'
import { AddressFields } from '../../shell/address/address-fields.tsx'
import { api } from '../../shell/api.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { problemsByInput, problemsOfRefusal, type Problems } from '../../shell/fields/field-problems.ts'
import { PageForm } from '../../shell/fields/page-form.tsx'
import { useSite } from '../../shell/site.ts'
import { suggestToPlayer } from '../../shell/address/suggest-address.ts'

type Props = {
  readonly kind: AddressKind
  readonly address: ReplyOf<typeof getAddresses>['addresses'][number] | undefined
  readonly countries: readonly string[]
  readonly errors: Readonly<Record<string, string>> | undefined
  readonly onSaved: () => void
  readonly onCancelled: () => void
}

export function AddressForm({ kind, address, countries, errors, onSaved, onCancelled }: Props) {
  const t = useTranslations('address')
  const words = useTranslations('registration')
  const { locale } = useSite()
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Problems>(new Map())
  const [failed, setFailed] = useState<Failed>()
  const [isBusy, setIsBusy] = useState(false)

  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  useEffect(() => {
    if (problems.size > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problems])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const text = (part: string) => String(data.get(part) ?? '').trim()
    setIsBusy(true)
    setFailed(undefined)
    const entered = {
      street: text('street'),
      houseNumber: text('houseNumber'),
      town: text('town'),
      postCode: text('postCode'),
      country: text('country'),
    }
    const answer = await api(updateAddress, { body: { kind, address: entered } })
    setIsBusy(false)
    if (answer.ok) return onSaved()
    const named = problemsOfRefusal(answer.details)
    setProblems(problemsByInput(named))
    // Problems of fields are shown at the fields only.
    return named.length > 0 ? undefined : setFailed(answer)
  }

  return (
    <PageForm ref={form} className="registration form-rows" noValidate onSubmit={(event) => void submit(event)}>
      <AddressFields
        prefix=""
        locale={locale}
        countries={countries}
        valueOf={(part) => address?.[part]}
        problemOf={(part) => {
          const kindOfProblem = problems.get(`address.${part}`)
          return kindOfProblem && words(`problem.${kindOfProblem}`)
        }}
        suggest={suggestToPlayer}
      />
      <Failure failed={failed} texts={errors} />
      <div className="step-buttons">
        <Button type="submit" isLoading={isBusy}>
          {t('save')}
        </Button>
        <Button variant="ghost" onClick={onCancelled}>
          {t('cancel')}
        </Button>
      </div>
    </PageForm>
  )
}
