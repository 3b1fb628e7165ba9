import { useState } from 'react'
import { makeWithdrawal } from '#contract/play-v1/staff-payouts.ts'
import { STAFF_WITHDRAWAL_METHODS } from '#contract/shapes/withdrawals.ts'
import { Select } from '#ui/field/select.tsx'
import { AmountField } from '../../shell/amount-field.tsx'
import { announce } from '../../shell/announce.tsx'
import { api, ask, CallProblem } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { NumberField } from '../../shell/number-field.tsx'
import { readSignedAmount } from '../../shell/read-signed-amount.ts'
import { queryClient } from '../../shell/session.ts'
import { TextField } from '../../shell/text-field.tsx'
import { useMainCurrency } from '../../shell/use-main-currency.ts'
import { useTexts } from '../../shell/use-texts.ts'

/** Creates a withdrawal in a player's name: cash at the desk, or a transfer; a second person pays it out. */
export function MakePayoutDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts()
  const [player, setPlayer] = useState('')
  const [written, setWritten] = useState('')
  const [method, setMethod] = useState<(typeof STAFF_WITHDRAWAL_METHODS)[number]>('CashPayout')
  const [account, setAccount] = useState('')
  // One key for each dialog: repeated after a lost response it is the same payout.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const currency = useMainCurrency()
  const amountMinor = readSignedAmount(written, false)
  return (
    <ConfirmDialog
      title={t('payouts.make')}
      button={t('payouts.make')}
      consequences={[
        { kind: 'wait', what: t('lock.money'), text: t('payouts.held') },
        { kind: 'risk', what: t('screen.withdrawals'), text: t('payouts.second') },
      ]}
      onClose={onClose}
      onCommit={async ({ explanation, acceptedWarnings }) => {
        const playerId = Number(player)
        // Nothing is sent while a field is invalid; the currency may still be loading.
        if (!currency || amountMinor === undefined)
          throw new CallProblem({ ok: false, status: 400, code: 'ERR_INVALID_INPUT' })
        const target = method === 'CashlessPayout' ? { account } : {}
        const money = { amountMinor, currency }
        const body = { playerId, amount: money, method, ...target, explanation, acceptedWarnings, idempotencyKey }
        const made = await ask(api(makeWithdrawal, { body }))
        await queryClient.invalidateQueries({ queryKey: ['withdrawals'] })
        announce(t('payouts.made', { reference: made.referenceNumber }))
      }}
    >
      <NumberField label={t('statements.playerNumber')} value={player} isNeeded onWrite={setPlayer} />
      <Select
        label={t('payouts.method')}
        value={method}
        onChange={({ target }) =>
          setMethod(STAFF_WITHDRAWAL_METHODS.find((one) => one === target.value) ?? 'CashPayout')
        }
      >
        {STAFF_WITHDRAWAL_METHODS.map((one) => (
          <option key={one} value={one}>
            {t(`method.${one}`)}
          </option>
        ))}
      </Select>
      {method === 'CashlessPayout' ? (
        <TextField
          label={t('withdrawals.account')}
          spellCheck={false}
          maxLength={42}
          value={account}
          problem={account.trim() === '' ? t('field.needed') : undefined}
          onWrite={setAccount}
        />
      ) : null}
      <AmountField
        label={t('corrections.amount', { currency: currency ?? '' })}
        value={written}
        isRight={amountMinor !== undefined}
        onWrite={setWritten}
      />
    </ConfirmDialog>
  )
}
