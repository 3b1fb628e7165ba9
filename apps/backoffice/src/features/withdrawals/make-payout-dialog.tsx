import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getMainCurrency } from '#contract/capi-v1.1/currency.ts'
import { makeWithdrawal } from '#contract/play-v1/staff-payouts.ts'
import { STAFF_WITHDRAWAL_METHODS } from '#contract/shapes/withdrawals.ts'
import { announce } from '../../shell/announce.tsx'
import { api, ask, CallProblem } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { readSignedAmount } from '../../shell/read-signed-amount.ts'
import { queryClient } from '../../shell/session.ts'
import { useTexts } from '../../shell/use-texts.ts'

/** Takes money out in a player's name: cash at the desk, or a transfer; somebody else pays it out. */
export function MakePayoutDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts()
  const [player, setPlayer] = useState('')
  const [written, setWritten] = useState('')
  const [method, setMethod] = useState<(typeof STAFF_WITHDRAWAL_METHODS)[number]>('CashPayout')
  const [account, setAccount] = useState('')
  // One key for one dialog: pressed twice, or after a lost answer, it is the same payout.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const currency = useQuery({ queryKey: ['main-currency'], queryFn: () => ask(api(getMainCurrency, {})) }).data
    ?.currency
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
      onCommit={async ({ explanation }) => {
        const playerId = Number(player)
        if (!currency || amountMinor === undefined || !Number.isSafeInteger(playerId) || playerId < 1)
          throw new CallProblem({ ok: false, status: 400, code: 'ERR_INVALID_INPUT' })
        const target = method === 'CashlessPayout' ? { account } : {}
        const body = { playerId, amount: { amountMinor, currency }, method, ...target, explanation, idempotencyKey }
        const made = await ask(api(makeWithdrawal, { body }))
        await queryClient.invalidateQueries({ queryKey: ['withdrawals'] })
        announce(t('payouts.made', { reference: made.referenceNumber }))
      }}
    >
      <label className="f">
        {t('statements.playerNumber')}
        <input
          className="in"
          inputMode="numeric"
          maxLength={12}
          value={player}
          onChange={({ target }) => setPlayer(target.value.replaceAll(/\D/g, ''))}
        />
      </label>
      <label className="f">
        {t('payouts.method')}
        <select
          className="in"
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
        </select>
      </label>
      {method === 'CashlessPayout' ? (
        <label className="f">
          {t('withdrawals.account')}
          <input
            className="in"
            autoComplete="off"
            spellCheck={false}
            maxLength={42}
            value={account}
            onChange={({ target }) => setAccount(target.value)}
          />
        </label>
      ) : null}
      <label className="f">
        {t('corrections.amount', { currency: currency ?? '' })}
        <input
          className="in"
          inputMode="decimal"
          maxLength={14}
          value={written}
          aria-invalid={written !== '' && amountMinor === undefined}
          onChange={({ target }) => setWritten(target.value)}
        />
      </label>
    </ConfirmDialog>
  )
}
