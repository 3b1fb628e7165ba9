import { sendWithdrawals } from '#contract/play-v1/staff-withdrawals.ts'
import { announce } from '../../shell/announce.tsx'
import { api, ask, codeOf } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { queryClient } from '../../shell/session.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import type { Withdrawal } from './withdrawals-screen.tsx'

type Props = {
  readonly withdrawals: readonly Withdrawal[]
  readonly total: Withdrawal['amount']
  readonly onSent: () => void
  readonly onClose: () => void
}

/** Puts the chosen withdrawals into one file for the bank. */
export function SendDialog({ withdrawals, total, onSent, onClose }: Props) {
  const { t } = useTexts()
  const readAgain = () => queryClient.invalidateQueries({ queryKey: ['withdrawals'] })
  return (
    <ConfirmDialog
      title={t('withdrawals.sendTitle', { count: withdrawals.length, total: writeMoney(total) })}
      button={t('withdrawals.sendButton')}
      consequences={[
        { kind: 'info', what: t('screen.withdrawals'), text: t('withdrawals.sendNow') },
        { kind: 'ok', what: t('lock.money'), text: t('withdrawals.sendMoney') },
      ]}
      onClose={onClose}
      onCommit={async ({ explanation }) => {
        const withdrawalIds = withdrawals.map(({ withdrawalId }) => withdrawalId)
        try {
          const file = await ask(api(sendWithdrawals, { body: { withdrawalIds, explanation } }))
          onSent()
          announce(t('withdrawals.sent', { name: file.name }))
        } catch (error) {
          if (codeOf(error) === 'ERR_STATE_CHANGED') void readAgain()
          throw error
        }
        await readAgain()
      }}
    >
      <ul className="s col">
        {withdrawals.map(({ withdrawalId, referenceNumber, holder, accountHint, amount }) => (
          <li key={withdrawalId}>
            {referenceNumber} · {holder} {accountHint} · <b>{writeMoney(amount)}</b>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
