import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl/react'
import { startByPlayerCard } from '#contract/play-v1/account-migration.ts'
import { Button } from '#ui/button/button.tsx'
import { api } from '../../../shell/api.ts'
import { Failure, type Failed } from '../../../shell/failure.tsx'
import { Field } from '../../../shell/fields/field.tsx'
import { PageForm } from '../../../shell/fields/page-form.tsx'
import type { Started } from './use-old-account.ts'

type Props = {
  readonly errors: Parameters<typeof Failure>[0]['texts']
  readonly onFound: (started: Started) => void
}

/** By card number and PIN. */
export function FindByCard({ errors, onFound }: Props) {
  const t = useTranslations('oldAccount')
  const [failed, setFailed] = useState<Failed>()
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setFailed(undefined)
    setIsBusy(true)
    const answer = await api(startByPlayerCard, {
      body: { cardNumber: String(form.get('cardNumber') ?? ''), pin: String(form.get('pin') ?? '') },
    })
    if (answer.ok) return onFound(answer.data)
    setIsBusy(false)
    setFailed(answer)
  }

  return (
    <PageForm onSubmit={(event) => void submit(event)}>
      <Field
        label={t('cardNumber')}
        hint={t('cardHint')}
        name="cardNumber"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        maxLength={40}
      />
      <Field
        label={t('pin')}
        type="password"
        name="pin"
        inputMode="numeric"
        autoComplete="off"
        pattern="[0-9]{4,6}"
        minLength={4}
        maxLength={6}
        required
      />
      <Failure failed={failed} texts={errors} />
      <Button type="submit" size="large" className="button-full" isLoading={isBusy}>
        {t('find')}
      </Button>
    </PageForm>
  )
}
