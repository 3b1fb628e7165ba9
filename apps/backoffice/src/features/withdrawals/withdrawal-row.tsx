import { Link } from 'react-router'
import { paths } from '../../shell/paths.ts'
import { Status } from '../../shell/status.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { writeApproval } from './write-approval.ts'
import { withdrawalStatus } from '../../shell/withdrawal-status.ts'
import type { Withdrawal } from './withdrawals-screen.tsx'

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
      <td className="s mut nw not-phone">{writeMoment(row.requestedAt, language)}</td>
      <td className="nw">
        <button
          type="button"
          className="open-row lnk"
          aria-label={t('withdrawals.open', { reference: row.referenceNumber })}
          onClick={onOpen}
        >
          {row.referenceNumber}
        </button>{' '}
        <Link to={paths.player(row.playerId)}>{t('player.title', { id: row.playerId })}</Link>
      </td>
      <td className="s sec hide">
        {row.holder} · {row.accountHint || t('method.CashPayout')}
      </td>
      <td className="s hide">
        {row.signals.map((signal) => t(`signal.${signal}`)).join(', ') || '–'}
        <div className="xs mut">{writeApproval(row, t)}</div>
      </td>
      <td>
        <Status kind={withdrawalStatus(row.state)}>{t(`withdrawal.${row.state}`)}</Status>
      </td>
      <td className="n b">{writeMoney(row.amount)}</td>
    </tr>
  )
}
