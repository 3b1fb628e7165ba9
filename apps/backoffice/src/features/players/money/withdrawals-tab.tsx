import { Link } from 'react-router'
import { listPlayerWithdrawals } from '#contract/play-v1/staff-payments.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell, NumberHeader } from '#ui/table/table.tsx'
import { api, ask } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
import { PagedList, usePages } from '../../../shell/paged-list.tsx'
import { paths } from '../../../shell/paths.ts'
import rowStyles from '../../../shell/rows.module.css'
import { Status } from '../../../shell/status.tsx'
import textStyles from '../../../shell/text.module.css'
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
          <th className={layout.notPhone}>{t('payments.asked')}</th>
          <th>{t('deposits.reference')}</th>
          <th className={layout.wideOnly}>{t('payments.target')}</th>
          <th>{t('players.state')}</th>
          <NumberHeader>{t('deposits.amount')}</NumberHeader>
        </tr>
      }
    >
      {rows.map((row) => (
        <tr key={row.withdrawalId} data-row={row.withdrawalId} tabIndex={-1}>
          <td className={joinClasses(textStyles.small, textStyles.muted, textStyles.unbroken, layout.notPhone)}>
            {writeMoment(row.requestedAt, language)}
          </td>
          <td className={textStyles.unbroken}>
            <Link data-opener className={rowStyles.opener} to={paths.payment(row.referenceNumber)}>
              {row.referenceNumber}
            </Link>
          </td>
          <td className={joinClasses(textStyles.small, textStyles.secondary, layout.wideOnly)}>
            {or(`method.${row.method}`, row.method)} {row.accountHint}
          </td>
          <td>
            <Status kind={withdrawalStatus(row.state)}>{t(`withdrawal.${row.state}`)}</Status>
          </td>
          <NumberCell className={textStyles.bold}>{writeMoney(row.amount)}</NumberCell>
        </tr>
      ))}
    </PagedList>
  )
}
