import { useQuery } from '@tanstack/react-query'
import { joinClasses } from '#ui/join-classes.ts'
import { announce } from '../../shell/announce.tsx'
import { codeOf } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { queryClient } from '../../shell/session.ts'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { sendGroups, groupByApproval } from './send-groups.ts'
import type { Withdrawal } from './withdrawals-screen.tsx'

type Props = {
  readonly withdrawals: readonly Withdrawal[]
  readonly total: Withdrawal['amount']
  readonly onSent: () => void
  readonly onClose: () => void
}

/**
 * Sends the chosen withdrawals: into one file for the bank, or to the partners that pay them out. Those that need a
 * second person are listed separately and requested; each warning is accepted here by its name.
 */
export function SendDialog({ withdrawals, total, onSent, onClose }: Props) {
  const { t } = useTexts()
  const ids = withdrawals.map(({ withdrawalId }) => withdrawalId)
  const apart = useQuery({ queryKey: ['withdrawals', 'foresee', ids], queryFn: () => groupByApproval(withdrawals) })
  const groups = apart.data ?? []
  const second = new Set(
    groups.flatMap((group) => (group.needsSecond ? group.withdrawals.map(({ withdrawalId }) => withdrawalId) : [])),
  )
  const readAgain = () => queryClient.invalidateQueries({ queryKey: ['withdrawals'] })
  return (
    <ConfirmDialog
      title={t('withdrawals.sendTitle', { count: withdrawals.length, total: writeMoney(total) })}
      button={t('withdrawals.sendButton')}
      consequences={[
        { kind: 'info', what: t('screen.withdrawals'), text: t('withdrawals.sendNow') },
        { kind: 'ok', what: t('lock.money'), text: t('withdrawals.sendMoney') },
      ]}
      warnings={groups.flatMap(({ warnings }) => warnings)}
      onClose={onClose}
      onCommit={async (said) => {
        try {
          const { file, waiting } = await sendGroups(await groupByApproval(withdrawals), said)
          if (file !== undefined) announce(t('withdrawals.sent', { name: file }))
          else if (waiting === undefined) announce(t('withdrawals.sentToPartner', { count: withdrawals.length }))
          await queryClient.invalidateQueries({ queryKey: ['approvals'] })
          if (waiting !== undefined) throw waiting
          onSent()
        } catch (error) {
          if (codeOf(error) === 'ERR_STATE_CHANGED') void readAgain()
          throw error
        }
        await readAgain()
      }}
    >
      {apart.isError ? <ProblemNote error={apart.error} onRetry={() => void apart.refetch()} /> : null}
      <ul className={joinClasses(textStyles.small, layout.column)}>
        {withdrawals.map(({ withdrawalId, referenceNumber, holder, accountHint, amount }) => (
          <li key={withdrawalId} className={joinClasses(layout.row, layout.wrap)}>
            <span>
              {referenceNumber} · {holder} {accountHint} · <b>{writeMoney(amount)}</b>
            </span>
            {second.has(withdrawalId) ? <Status kind="hold">{t('queue.outcome.would-ask')}</Status> : null}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
