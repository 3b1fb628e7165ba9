import { useState } from 'react'
import { closeCredit } from '#contract/play-v1/staff-hall.ts'
import type { Money } from '#contract/shapes/money.ts'
import { CREDIT_OUTCOMES, type CreditOutcome } from '#contract/shapes/venue-play.ts'
import { Select } from '#ui/field/select.tsx'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { queryClient } from '../../shell/session.ts'
import { TextField } from '../../shell/text-field.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { PLACES } from './places.ts'

type Props = {
  readonly incidentId: string
  readonly serial: string
  readonly amount: Money
  readonly onClose: () => void
}

/** Closes a case of money left on a terminal that the terminal does not give back. */
export function CloseCreditDialog({ incidentId, serial, amount, onClose }: Props) {
  const { t } = useTexts()
  const [outcome, setOutcome] = useState<CreditOutcome>('paid')
  const [receipt, setReceipt] = useState('')
  const isPaid = outcome === 'paid'
  return (
    <ConfirmDialog
      title={t('places.closeCreditTitle', { amount: writeMoney(amount), serial })}
      button={t('places.closeCredit')}
      isDangerous
      consequences={[{ kind: 'wait', what: writeMoney(amount), text: t('places.closeCreditNow') }]}
      onClose={onClose}
      onCommit={async ({ explanation, acceptedWarnings }) => {
        const body = { incidentId, outcome, ...(isPaid ? { receipt: receipt.trim() } : {}) }
        await ask(api(closeCredit, { body: { ...body, explanation, acceptedWarnings } }))
        await queryClient.invalidateQueries({ queryKey: PLACES })
        announce(t('places.creditClosed'))
      }}
    >
      <Select
        label={t('places.creditOutcome')}
        value={outcome}
        onChange={({ target }) => setOutcome(CREDIT_OUTCOMES.find((one) => one === target.value) ?? 'other')}
      >
        {CREDIT_OUTCOMES.map((one) => (
          <option key={one} value={one}>
            {t(`places.creditOutcome.${one}`)}
          </option>
        ))}
      </Select>
      {isPaid ? (
        <TextField
          label={t('places.receiptNumber')}
          value={receipt}
          maxLength={60}
          onWrite={setReceipt}
          problem={receipt.trim() === '' ? t('places.receiptNeeded') : undefined}
        />
      ) : null}
    </ConfirmDialog>
  )
}
