import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl/react'
import type { Language } from '#config/shapes.ts'
import { startByDocument } from '#contract/onling-v2/player-migration.ts'
import type { DocumentKind } from '#contract/states/document-states.ts'
import { Button } from '#ui/button/button.tsx'
import { api } from '../../../shell/api.ts'
import { Select } from '#ui/field/select.tsx'
import { homeFirst, nameCountries } from '../../../shell/address/countries.ts'
import { Failure, type Failed } from '../../../shell/failure.tsx'
import { Field } from '../../../shell/fields/field.tsx'
import { PageForm } from '../../../shell/fields/page-form.tsx'
import type { Started } from './use-old-account.ts'

type Props = {
  readonly locale: Language
  readonly kinds: readonly DocumentKind[]
  readonly country: string
  readonly errors: Parameters<typeof Failure>[0]['texts']
  readonly onFound: (started: Started) => void
}

/** By the document with which the account was opened, the surname and the date of birth. */
export default function FindByDocument({ locale, kinds, country, errors, onFound }: Props) {
  const t = useTranslations('oldAccount')
  const words = useTranslations('identity')
  const [failed, setFailed] = useState<Failed>()
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '').trim()
    const kind = kinds.find((one) => one === text('kind'))
    if (!kind) return
    setFailed(undefined)
    setIsBusy(true)
    const answer = await api(startByDocument, {
      body: {
        kind,
        country: text('country'),
        number: text('number'),
        surname: text('surname'),
        birthDate: text('birthDate'),
      },
    })
    if (answer.ok) return onFound(answer.data)
    setIsBusy(false)
    setFailed(answer)
  }

  const countries = nameCountries(locale, homeFirst(country))
  return (
    <PageForm onSubmit={(event) => void submit(event)}>
      <Select
        label={t('kind')}
        name="kind"
        options={kinds.map((kind) => ({ value: kind, label: words(`kind.${kind}`) }))}
        defaultValue={kinds[0] ?? ''}
        problem={undefined}
      />
      <Select
        label={t('country')}
        name="country"
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        defaultValue={country}
        problem={undefined}
      />
      <Field
        label={t('number')}
        name="number"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        minLength={5}
        maxLength={30}
      />
      <Field label={t('surname')} name="surname" autoComplete="family-name" required maxLength={100} />
      <Field label={t('birthDate')} type="date" name="birthDate" autoComplete="bday" required min="1900-01-01" />
      <Failure failed={failed} texts={errors} />
      <Button type="submit" size="large" className="button-full" isLoading={isBusy}>
        {t('find')}
      </Button>
    </PageForm>
  )
}
