import * as backoffice from '#contract/play-v1/backoffice.ts'
import { announce } from '../../../shell/announce.tsx'
import { api, ask, codeOf } from '../../../shell/api.ts'
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx'
import { queryClient } from '../../../shell/session.ts'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeMoney } from '../../../shell/write-money.ts'
import { ConversationDialog } from './conversation-dialog.tsx'
import type { DepositAction } from './deposit-rows.tsx'
import { ChargebackDialog } from './chargeback-dialog.tsx'
import { EndRefundDialog } from './end-refund-dialog.tsx'
import { RefundDialog } from './refund-dialog.tsx'

/** Actions of staff on a deposit: ask the gateway, read the exchanges, refund, remove from the queue. */
export function DepositDialog({ input, onClose }: { readonly input: DepositAction; readonly onClose: () => void }) {
  const { t } = useTexts()
  const { deposit, what } = input
  const { playerId, paymentId, attention } = deposit
  const values = { reference: deposit.referenceNumber, amount: writeMoney(deposit.amount) }
  const readAgain = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['player', playerId] }),
      queryClient.invalidateQueries({ queryKey: ['deposits'] }),
      queryClient.invalidateQueries({ queryKey: ['refunds', paymentId] }),
    ])
  if (what === 'ask') {
    return (
      <ConfirmDialog
        title={t('deposits.askTitle', values)}
        button={t('deposits.ask')}
        consequences={[
          { kind: 'info', what: t('deposits.gatewayWord'), text: t('deposits.askNow') },
          { kind: 'ok', what: t('lock.money'), text: t('deposits.askMoney', values) },
        ]}
        onClose={onClose}
        onCommit={async ({ explanation }) => {
          const asked = await ask(api(backoffice.askGateway, { body: { playerId, paymentId, explanation } }))
          await readAgain()
          announce(t('deposits.asked', { ...values, state: t(`payment.${asked.state}`) }))
        }}
      />
    )
  }
  if (what === 'conversation') return <ConversationDialog deposit={deposit} onClose={onClose} />
  if (what === 'refund') return <RefundDialog deposit={deposit} onChanged={readAgain} onClose={onClose} />
  if (what === 'charge-back') return <ChargebackDialog deposit={deposit} onChanged={readAgain} onClose={onClose} />
  if (what === 'end-refund') return <EndRefundDialog deposit={deposit} onChanged={readAgain} onClose={onClose} />
  return (
    <ConfirmDialog
      title={t('deposits.closeTitle', values)}
      button={t('deposits.closeButton')}
      consequences={[
        { kind: 'ok', what: t('screen.deposits'), text: t('deposits.closeNow') },
        { kind: 'idle', what: t('lock.money'), text: t('deposits.closeMoney') },
      ]}
      onClose={onClose}
      onCommit={async ({ explanation }) => {
        const body = { playerId, paymentId, reason: attention ?? '', explanation }
        try {
          await ask(api(backoffice.closeAttention, { body }))
        } catch (error) {
          if (codeOf(error) === 'ERR_STATE_CHANGED') void readAgain()
          throw error
        }
        await readAgain()
        announce(t('deposits.closed', values))
      }}
    />
  )
}
