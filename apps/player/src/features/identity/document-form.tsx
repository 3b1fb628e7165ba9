import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl/react'
import { create, update } from '#contract/onling-v2/player-identity-document.ts'
import type { DocumentKind } from '#contract/states/document-states.ts'
import { Button } from '#ui/button/button.tsx'
import { api } from '../../shell/api.ts'
import { Select } from '#ui/field/select.tsx'
import { homeFirst, nameCountries } from '../../shell/address/countries.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { explainError } from '../../shell/explain-error.ts'
import { Field } from '../../shell/fields/field.tsx'
import { PageForm } from '../../shell/fields/page-form.tsx'
import { useSite } from '../../shell/site.ts'
import type { ErrorTexts, IdentityDocument } from './identity.ts'

type Props = {
  readonly errors: ErrorTexts
  readonly onDone: (document: IdentityDocument) => void
} & (
  | { readonly kinds: readonly DocumentKind[]; readonly document?: undefined }
  | { readonly document: IdentityDocument; readonly kinds?: undefined }
)

/** The data of a document: a new one, or a correction of a rejected one. */
export function DocumentForm({ kinds, document, errors, onDone }: Props) {
  const t = useTranslations('identity')
  const { locale, market } = useSite()
  const [hasEnd, setHasEnd] = useState(document ? document.expiresOn !== null : true)
  const [failed, setFailed] = useState<Failed>()
  const [isBusy, setIsBusy] = useState(false)
  const countries = nameCountries(locale, homeFirst(market))
  const badField = failed?.details?.['field']
  const problemOf = (field: string) => (failed && badField === field ? explainError(errors, failed.code) : undefined)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const read = (name: string) => String(form.get(name) ?? '').trim()
    const written = { country: read('country'), expiresOn: hasEnd ? read('expiresOn') : null }
    setIsBusy(true)
    setFailed(undefined)
    const number = read('number')
    const answer = document
      ? await api(update, {
          body: { documentId: document.documentId, ...written, ...(number === '' ? {} : { number }) },
        })
      : await api(create, { body: { kind: read('kind') as DocumentKind, number, ...written } })
    setIsBusy(false)
    if (answer.ok) onDone(answer.data)
    else setFailed(answer)
  }

  return (
    <PageForm onSubmit={(event) => void submit(event)}>
      {kinds ? (
        <Select
          label={t('what')}
          name="kind"
          options={kinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
          defaultValue={kinds[0] ?? ''}
          problem={problemOf('kind')}
        />
      ) : null}
      <Select
        label={t('country')}
        name="country"
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        defaultValue={document?.country ?? countries[0]?.code ?? ''}
        problem={undefined}
      />
      <Field
        label={t('number')}
        name="number"
        hint={document ? t('numberStays', { hint: document.numberHint }) : t('numberHint')}
        required={!document}
        minLength={5}
        maxLength={30}
        pattern="[A-Za-z0-9 \-]+"
        autoComplete="off"
        spellCheck={false}
        problem={problemOf('number')}
      />
      {hasEnd ? (
        <Field
          label={t('expires')}
          name="expiresOn"
          type="date"
          required
          defaultValue={document?.expiresOn ?? ''}
          problem={problemOf('expiresOn')}
        />
      ) : null}
      <label className="tick-box">
        <input type="checkbox" checked={!hasEnd} onChange={(event) => setHasEnd(!event.target.checked)} />
        <span>{t('noEnd')}</span>
      </label>
      <Failure failed={typeof badField === 'string' ? undefined : failed} texts={errors} />
      <Button type="submit" size="large" className="button-full" isLoading={isBusy}>
        {document ? t('saveCorrection') : t('toPictures')}
      </Button>
    </PageForm>
  )
}
