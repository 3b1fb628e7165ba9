import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { cancelBankTransfer } from '#contract/onling-v2/bank-transfer.ts'
import { Button } from '#ui/button/button.tsx'
import { api } from '../../shell/api.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'

type Props = {
  readonly paymentId: string
  readonly errors: Readonly<Record<string, string>> | undefined
  readonly onCancelled: () => void
}

/** Cancels an unpaid order, after a confirmation: a player who has already sent the money must not cancel. */
export function CancelTransfer({ paymentId, errors, onCancelled }: Props) {
  const t = useTranslations('deposit')
  const [isAsked, setIsAsked] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [failed, setFailed] = useState<Failed>()

  async function cancel() {
    setIsBusy(true)
    const answer = await api(cancelBankTransfer, { body: { paymentId } })
    setIsBusy(false)
    if (answer.ok) onCancelled()
    else setFailed(answer)
  }

  if (!isAsked)
    return (
      <button type="button" className="text-link" onClick={() => setIsAsked(true)}>
        {t('transfer.cancel')}
      </button>
    )
  return (
    <div className="cancel-transfer" role="group" aria-label={t('transfer.cancel')}>
      <p>{t('transfer.cancelAsk')}</p>
      <Failure failed={failed} texts={errors} />
      <div className="button-row">
        <Button variant="ghost" isLoading={isBusy} onClick={() => void cancel()}>
          {t('transfer.cancelSure')}
        </Button>
        <button type="button" className="text-link" onClick={() => setIsAsked(false)}>
          {t('transfer.keep')}
        </button>
      </div>
    </div>
  )
}
