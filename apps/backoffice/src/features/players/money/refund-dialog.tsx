import { useState } from 'react'
import * as backoffice from '#contract/play-v1/backoffice.ts'
import { AmountField } from '../../../shell/amount-field.tsx'
import { announce } from '../../../shell/announce.tsx'
import { api, ask } from '../../../shell/api.ts'
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx'
import { readSignedAmount } from '../../../shell/read-signed-amount.ts'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeMoney } from '../../../shell/write-money.ts'
import type { Deposit } from './deposit-rows.tsx'

type Props = {
  readonly deposit: Deposit
  readonly onChanged: () => Promise<unknown>
  readonly onClose: () => void
}

/** Refunds a deposit, or a part of it, through its gateway. An empty amount means the whole rest. */
export function RefundDialog({ deposit, onChanged, onClose }: Props) {
  const { t, or } = useTexts()
  const { playerId, paymentId, refunded } = deposit
  const { currency } = deposit.amount
  const left = { amountMinor: deposit.amount.amountMinor - refunded.amountMinor, currency }
  const [written, setWritten] = useState('')
  const part = readSignedAmount(written, false)
  const isWrong = written !== '' && (part === undefined || part > left.amountMinor)
  const amount = written === '' ? left : { amountMinor: part ?? 0, currency }
  const values = { reference: deposit.referenceNumber, amount: writeMoney(amount) }
  return (
    <ConfirmDialog
      title={t('deposits.refundTitle', { ...values, gateway: or(`gateway.${deposit.gateway}`, deposit.gateway) })}
      button={t('deposits.refund')}
      isDangerous
      consequences={[
        { kind: 'risk', what: t('lock.money'), text: t('deposits.refundNow', values) },
        { kind: 'info', what: t('deposits.gatewayWord'), text: t('deposits.refundMoney') },
      ]}
      onClose={onClose}
      onCommit={async ({ explanation, acceptedWarnings }) => {
        const body = { playerId, paymentId, explanation, acceptedWarnings, ...(written === '' ? {} : { amount }) }
        try {
          await ask(api(backoffice.refundDeposit, { body }))
        } finally {
          // Also after an error the deposit has changed: read it again.
          await onChanged()
        }
        announce(t('deposits.refunded', values))
      }}
    >
      <AmountField
        label={t('refunds.part', { currency })}
        hint={t('refunds.left', { left: writeMoney(left) })}
        placeholder={writeMoney(left)}
        value={written}
        isRight={!isWrong}
        onWrite={setWritten}
      />
    </ConfirmDialog>
  )
}
