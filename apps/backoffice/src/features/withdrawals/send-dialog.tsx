import { payOutWithdrawals, sendWithdrawals } from '#contract/play-v1/staff-withdrawals.ts'
import { announce } from '../../shell/announce.tsx'
import { api, ask, codeOf } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { queryClient } from '../../shell/session.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import type { Withdrawal } from './withdrawals-screen.tsx'

/** What goes into a file for the bank; the rest is paid out by partners. */
const BANK_METHODS: readonly string[] = ['BankTransfer', 'CashlessPayout']

type Props = {
  readonly withdrawals: readonly Withdrawal[]
  readonly total: Withdrawal['amount']
  readonly onSent: () => void
  readonly onClose: () => void
}

/** Sends the chosen withdrawals: into one file for the bank, or to the partners that pay them out. */
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
        const idsOf = (isForBank: boolean) =>
          withdrawals
            .filter(({ method }) => BANK_METHODS.includes(method) === isForBank)
            .map(({ withdrawalId }) => withdrawalId)
        const [forBank, forPartners] = [idsOf(true), idsOf(false)]
        try {
          if (forPartners.length > 0)
            await ask(api(payOutWithdrawals, { body: { withdrawalIds: forPartners, explanation } }))
          const file =
            forBank.length > 0
              ? await ask(api(sendWithdrawals, { body: { withdrawalIds: forBank, explanation } }))
              : undefined
          onSent()
          announce(
            file
              ? t('withdrawals.sent', { name: file.name })
              : t('withdrawals.sentToPartner', { count: forPartners.length }),
          )
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
