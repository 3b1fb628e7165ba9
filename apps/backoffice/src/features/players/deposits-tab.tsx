import * as backoffice from '#contract/play-v1/backoffice.ts'
import { api, ask } from '../../shell/api.ts'
import { PagedList, usePages } from '../../shell/paged-list.tsx'
import { Status } from '../../shell/status.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { paymentStatus } from './payment-status.ts'

export function DepositsTab({ playerId }: { readonly playerId: number }) {
  const { t, language } = useTexts()
  const { query, rows } = usePages(['player', playerId, 'deposits'], (cursor) =>
    ask(api(backoffice.listDeposits, { query: { playerId, ...(cursor ? { cursor } : {}) } })),
  )
  return (
    <PagedList
      pages={query}
      count={rows.length}
      label={t('tab.deposits')}
      empty={t('deposits.none')}
      head={
        <tr>
          <th>{t('deposits.created')}</th>
          <th>{t('deposits.reference')}</th>
          <th className="hide">{t('deposits.gateway')}</th>
          <th>{t('players.state')}</th>
          <th className="n">{t('deposits.amount')}</th>
          <th className="hide">{t('deposits.settled')}</th>
        </tr>
      }
    >
      {rows.map((row) => (
        <tr key={row.paymentId} data-row={row.paymentId} tabIndex={-1}>
          <td className="s mut nw">{writeMoment(row.createdAt, language)}</td>
          <td title={row.paymentId}>{row.referenceNumber}</td>
          <td className="s sec hide">
            {row.method}, {row.gateway}
          </td>
          <td>
            <Status kind={paymentStatus(row.state)}>{t(`payment.${row.state}`)}</Status>
          </td>
          <td className="n b">{writeMoney(row.amount, language)}</td>
          <td className="s mut nw hide">{row.settledAt ? writeMoment(row.settledAt, language) : '–'}</td>
        </tr>
      ))}
    </PagedList>
  )
}
