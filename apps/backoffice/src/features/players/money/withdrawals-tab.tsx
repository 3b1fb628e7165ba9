import { Link } from 'react-router'
import { listPlayerWithdrawals } from '#contract/play-v1/staff-payments.ts'
import { api, ask } from '../../../shell/api.ts'
import { PagedList, usePages } from '../../../shell/paged-list.tsx'
import { paths } from '../../../shell/paths.ts'
import { Status } from '../../../shell/status.tsx'
import { useTexts } from '../../../shell/use-texts.ts'
import { withdrawalStatus } from '../../../shell/withdrawal-status.ts'
import { writeMoney } from '../../../shell/write-money.ts'
import { writeMoment } from '../../../shell/write-time.ts'

/** Every withdrawal of the player, whatever became of it. */
export function WithdrawalsTab({ playerId }: { readonly playerId: number }) {
  const { t, or, language } = useTexts()
  const { query, rows } = usePages(['player', playerId, 'withdrawals'], (cursor) =>
    ask(api(listPlayerWithdrawals, { query: { playerId, ...(cursor ? { cursor } : {}) } })),
  )
  return (
    <PagedList
      pages={query}
      count={rows.length}
      label={t('tab.withdrawals')}
      empty={t('payments.noWithdrawals')}
      head={
        <tr>
          <th className="not-phone">{t('payments.asked')}</th>
          <th>{t('deposits.reference')}</th>
          <th className="hide">{t('payments.target')}</th>
          <th>{t('players.state')}</th>
          <th className="n">{t('deposits.amount')}</th>
        </tr>
      }
    >
      {rows.map((row) => (
        <tr key={row.withdrawalId} data-row={row.withdrawalId} tabIndex={-1}>
          <td className="s mut nw not-phone">{writeMoment(row.requestedAt, language)}</td>
          <td className="nw">
            <Link className="open-row" to={paths.payment(row.referenceNumber)}>
              {row.referenceNumber}
            </Link>
          </td>
          <td className="s sec hide">
            {or(`method.${row.method}`, row.method)} {row.accountHint}
          </td>
          <td>
            <Status kind={withdrawalStatus(row.state)}>{t(`withdrawal.${row.state}`)}</Status>
          </td>
          <td className="n b">{writeMoney(row.amount)}</td>
        </tr>
      ))}
    </PagedList>
  )
}
