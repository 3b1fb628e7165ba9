import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl/react'
import { verifyByCard } from '#contract/capi-v1.1/verify-by-card.ts'
import { Button } from '#ui/button/button.tsx'
import { api } from '../../shell/api.ts'
import { CardNumberField } from '../../shell/fields/card-number-field.tsx'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { PageForm } from '../../shell/fields/page-form.tsx'
import { PinField } from '../../shell/fields/pin-field.tsx'
import type { Withdrawal } from './withdrawal.ts'

type Props = {
  readonly withdrawal: Withdrawal
  readonly errors: Readonly<Record<string, string>> | undefined
  readonly onDone: (withdrawal: Withdrawal) => void
  /** Called when the state of the withdrawal has changed. */
  readonly onChanged: () => void
}

/** The focus moves to the opened field. */
const focus = (input: HTMLInputElement | null) => input?.focus()

/** The other way to confirm a withdrawal, where the brand has it: a card of a venue and its PIN. Opened on demand. */
export function CardConfirm({ withdrawal, errors, onDone, onChanged }: Props) {
  const t = useTranslations('withdraw')
  const [failed, setFailed] = useState<Failed>()
  const [isBusy, setIsBusy] = useState(false)
  const [isOpen, setIsOpen] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const valueOf = (name: string) => String(form.get(name) ?? '')
    setFailed(undefined)
    setIsBusy(true)
    const body = { id: withdrawal.withdrawalId, cardNumber: valueOf('cardNumber'), pin: valueOf('pin') }
    const answer = await api(verifyByCard, { body })
    setIsBusy(false)
    if (answer.ok) return onDone(answer.data)
    setFailed(answer)
    if (answer.code === 'ERR_STATE_CHANGED') onChanged()
  }

  if (!isOpen) {
    return (
      <button type="button" className="text-link" onClick={() => setIsOpen(true)}>
        {t('byVenueCard')}
      </button>
    )
  }
  return (
    <PageForm onSubmit={(event) => void submit(event)}>
      <h2>{t('byVenueCard')}</h2>
      <CardNumberField label={t('venueCard')} ref={focus} />
      <PinField label={t('venuePin')} />
      <Failure failed={failed} texts={{ ...errors, ERR_TOO_MANY_BAD_ATTEMPTS: t('pinTooMany') }} />
      <Button type="submit" variant="ghost" className="button-full" isLoading={isBusy}>
        {t('confirm')}
      </Button>
    </PageForm>
  )
}
