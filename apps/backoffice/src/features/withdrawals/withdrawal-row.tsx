import { Link } from 'react-router'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell } from '#ui/table/table.tsx'
import layout from '../../shell/layout.module.css'
import { paths } from '../../shell/paths.ts'
import rowStyles from '../../shell/rows.module.css'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { withdrawalStatus } from '../../shell/withdrawal-status.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { writeMoment } from '../../shell/write-time.ts'
import type { Withdrawal } from './withdrawals-screen.tsx'
import { writeApproval } from './write-approval.ts'

type Props = {
  readonly row: Withdrawal
  readonly isChosen: boolean
  readonly onChoose: (isChosen: boolean) => void
  readonly onOpen: () => void
}

/** One withdrawal that waits: since when, whose, to whom, and what to look at. */
export function WithdrawalRow({ row, isChosen, onChoose, onOpen }: Props) {
  const { t, language } = useTexts()
  return (
    <tr data-row={row.withdrawalId} tabIndex={-1}>
      <td>
        <input
          type="checkbox"
          aria-label={t('withdrawals.select', { reference: row.referenceNumber })}
          checked={isChosen}
          onChange={(event) => onChoose(event.target.checked)}
        />
      </td>
      <td className={joinClasses(textStyles.small, textStyles.muted, textStyles.unbroken, layout.notPhone)}>
        {writeMoment(row.requestedAt, language)}
      </td>
      <td className={textStyles.unbroken}>
        <button
          type="button"
          data-opener
          className={rowStyles.opener}
          aria-label={t('withdrawals.open', { reference: row.referenceNumber })}
          onClick={onOpen}
        >
          {row.referenceNumber}
        </button>{' '}
        <Link to={paths.player(row.playerId)}>{t('player.title', { id: row.playerId })}</Link>
      </td>
      <td className={joinClasses(textStyles.small, textStyles.secondary, layout.wideOnly)}>
        {row.holder} · {row.accountHint || t('method.CashPayout')}
      </td>
      <td className={joinClasses(textStyles.small, layout.wideOnly)}>
        {row.signals.map((signal) => t(`signal.${signal}`)).join(', ') || '–'}
        <div className={joinClasses(textStyles.tiny, textStyles.muted)}>{writeApproval(row, t)}</div>
      </td>
      <td>
        <Status kind={withdrawalStatus(row.state)}>{t(`withdrawal.${row.state}`)}</Status>
      </td>
      <NumberCell className={textStyles.bold}>{writeMoney(row.amount)}</NumberCell>
    </tr>
  )
}
