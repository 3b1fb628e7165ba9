import { joinClasses } from '#ui/join-classes.ts'
import rowStyles from '../../shell/rows.module.css'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { withdrawalStatus } from '../../shell/withdrawal-status.ts'
import type { Withdrawal } from './withdrawals-screen.tsx'
import { writeApproval } from './write-approval.ts'

/** Cells of the queue with more than their value: the number opens it, signals show why no rule approved it. */
export function useWithdrawalCells(onOpen: (row: Withdrawal) => void) {
  const { t } = useTexts()
  return {
    referenceNumber: (row: Withdrawal) => (
      <button
        type="button"
        data-opener
        className={rowStyles.opener}
        aria-label={t('withdrawals.open', { reference: row.referenceNumber })}
        onClick={() => onOpen(row)}
      >
        {row.referenceNumber}
      </button>
    ),
    accountHint: (row: Withdrawal) => row.accountHint || t('method.CashPayout'),
    signals: (row: Withdrawal) => (
      <span className={textStyles.small}>
        {row.signals.map((signal) => t(`signal.${signal}`)).join(', ') || '–'}
        <div className={joinClasses(textStyles.tiny, textStyles.muted)}>{writeApproval(row, t)}</div>
      </span>
    ),
    state: (row: Withdrawal) => <Status kind={withdrawalStatus(row.state)}>{t(`withdrawal.${row.state}`)}</Status>,
  }
}
