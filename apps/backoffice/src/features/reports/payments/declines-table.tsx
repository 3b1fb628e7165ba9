import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ReplyOf } from '#contract/call.ts'
import { NO_REASON } from '#contract/lists/funds-log.ts'
import { declineList } from '#contract/lists/reports.ts'
import { getDeclines } from '#contract/play-v1/payment-reports.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell, NumberHeader, Table } from '#ui/table/table.tsx'
import { api, ask } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
import { ExportDock } from '../../../shell/list/export-dock.tsx'
import { ReportFile } from '../../../shell/list/report-file.tsx'
import { useMay } from '../../../shell/session.ts'
import textStyles from '../../../shell/text.module.css'
import { useMarketZone } from '../../../shell/use-place.ts'
import { useTexts } from '../../../shell/use-texts.ts'
import { ViewPlace } from '../../../shell/view-place.tsx'
import { useWayBack } from '../../../shell/way-back.ts'
import { writeMoney } from '../../../shell/write-money.ts'
import { useReportFilter } from '../use-report-filter.ts'
import { fundsAddress } from './funds-address.ts'
import { overOf, type WaySuccess } from './sum-success.ts'

type Row = ReplyOf<typeof getDeclines>['rows'][number]

/** Why payments failed: by method, final state, and the partner's reason. */
export function DeclinesTable({ ways }: { readonly ways: readonly WaySuccess[] }) {
  const { t } = useTexts()
  const { filter } = useReportFilter()
  const { from, to } = filter
  const query = useQuery({
    queryKey: ['reports', 'declines', from, to],
    queryFn: () => ask(api(getDeclines, { query: { from, to } })),
  })
  const rows = query.data?.rows ?? []
  return (
    <>
      <div className={joinClasses(layout.row, layout.padded)}>
        <h2>{t('declines.title')}</h2>
        <ReportFile list={declineList} asked={{ from, to }} label={t('declines.title')} />
      </div>
      <ExportDock list={declineList} />
      <p className={joinClasses(layout.padded, textStyles.small, textStyles.secondary)}>{t('declines.rule')}</p>
      <ViewPlace query={query} count={rows.length} empty={t('declines.none')}>
        <div className={layout.tablePlace}>
          <Table
            scrolls="around"
            label={t('declines.title')}
            head={
              <tr>
                <th scope="col">{t('reports.direction')}</th>
                <th scope="col">{t('lists.method')}</th>
                <th scope="col">{t('reports.gateway')}</th>
                <th scope="col">{t('reports.state')}</th>
                <th scope="col">{t('declines.reason')}</th>
                <NumberHeader>{t('reports.count')}</NumberHeader>
                <NumberHeader>{t('declines.share')}</NumberHeader>
                <NumberHeader>{t('reports.sum')}</NumberHeader>
              </tr>
            }
          >
            {rows.map((row) => (
              <DeclineLine key={keyOf(row)} row={row} over={overOf(ways, row)} />
            ))}
          </Table>
        </div>
      </ViewPlace>
    </>
  )
}

const keyOf = ({ direction, method, gateway, state, reason, currency }: Row) =>
  [direction, method, gateway, state, reason, currency].join(' ')

function DeclineLine({ row, over }: { readonly row: Row; readonly over: number }) {
  const { t, or, language } = useTexts()
  const { filter } = useReportFilter()
  const maySeePayments = useMay('payments.read')
  const back = useWayBack()
  const zone = useMarketZone()
  const { direction, method, gateway, state, reason, currency, count, sum } = row
  const name = or(`fundState.${state}`, state)
  const { from, to } = filter
  const asked = { from, to, direction, method, gateway, state, reason, currency, back, zone }
  return (
    <tr data-row={keyOf(row)} tabIndex={-1}>
      <td>{t(`reports.direction.${direction}`)}</td>
      <td className={textStyles.unbroken}>{or(`method.${method}`, method)}</td>
      <td className={textStyles.small}>{or(`gateway.${gateway}`, gateway)}</td>
      <td className={joinClasses(textStyles.bold, textStyles.unbroken)}>
        {maySeePayments ? <Link to={fundsAddress(asked)}>{name}</Link> : name}
      </td>
      <td className={reason === null ? textStyles.muted : textStyles.wraps}>
        {reason ?? t(`declines.reasonWord.${NO_REASON}`)}
      </td>
      <NumberCell>{count.toLocaleString(language)}</NumberCell>
      <NumberCell>
        {over === 0 ? '–' : (count / over).toLocaleString(language, { style: 'percent', maximumFractionDigits: 1 })}
      </NumberCell>
      <NumberCell>{writeMoney(sum)}</NumberCell>
    </tr>
  )
}
