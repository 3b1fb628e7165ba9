import { useState } from 'react'
import { bookChargeback } from '#contract/play-v1/refunds.ts'
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

/** Books a chargeback of a deposit. An empty amount means the whole rest. */
export function ChargebackDialog({ deposit, onChanged, onClose }: Props) {
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
      title={t('deposits.chargeBackTitle', { ...values, gateway: or(`gateway.${deposit.gateway}`, deposit.gateway) })}
      button={t('deposits.chargeBack')}
      isDangerous
      consequences={[
        { kind: 'risk', what: t('lock.money'), text: t('deposits.chargeBackNow', values) },
        { kind: 'info', what: t('deposits.gifts'), text: t('deposits.chargeBackGifts') },
      ]}
      onClose={onClose}
      onCommit={async ({ explanation, acceptedWarnings }) => {
        const body = { playerId, paymentId, explanation, acceptedWarnings, ...(written === '' ? {} : { amount }) }
        try {
          await ask(api(bookChargeback, { body }))
        } finally {
          await onChanged()
        }
        announce(t('deposits.chargedBack', values))
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
