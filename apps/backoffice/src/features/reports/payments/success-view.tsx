import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { fundSumList } from '#contract/lists/sums.ts'
import { getFundSums } from '#contract/onling-v2/view.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell, NumberHeader, Table } from '#ui/table/table.tsx'
import { api, ask } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
import { useMay } from '../../../shell/session.ts'
import textStyles from '../../../shell/text.module.css'
import { useMarketZone } from '../../../shell/use-place.ts'
import { useTexts } from '../../../shell/use-texts.ts'
import { ViewPlace } from '../../../shell/view-place.tsx'
import { useWayBack } from '../../../shell/way-back.ts'
import { DaysFilter } from '../days-filter.tsx'
import { ShareCell } from '../people/share-cell.tsx'
import type { ReportFilter } from '../read-report-filter.ts'
import { useReportFilter } from '../use-report-filter.ts'
import { DeclinesTable } from './declines-table.tsx'
import { fundsAddress } from './funds-address.ts'
import { sumSuccess, type WaySuccess, type WaySum } from './sum-success.ts'

/** The success rate of payments by method, and the reasons of failures. */
export function SuccessView() {
  const { t } = useTexts()
  const { filter } = useReportFilter()
  const query = useQuery({
    queryKey: ['reports', 'success', filter.from, filter.to],
    queryFn: async () => sumSuccess(await readSums(filter)),
  })
  const rows = query.data ?? []
  return (
    <>
      <DaysFilter
        file={{
          list: fundSumList,
          asked: { from: filter.from, to: filter.to, by: 'way' },
          columns: fundSumList.columns.flatMap(({ key }) => (key === 'day' ? [] : [key])),
          label: t('reports.view.success'),
        }}
      />
      <p className={joinClasses(layout.padded, textStyles.small, textStyles.secondary)}>{t('success.rule')}</p>
      <ViewPlace query={query} count={rows.length} empty={t('reports.none')}>
        <div className={layout.tablePlace}>
          <Table
            scrolls="around"
            label={t('reports.view.success')}
            head={
              <tr>
                <th scope="col">{t('reports.direction')}</th>
                <th scope="col">{t('lists.method')}</th>
                <th scope="col">{t('reports.gateway')}</th>
                <NumberHeader>{t('success.over')}</NumberHeader>
                <NumberHeader>{t('success.succeeded')}</NumberHeader>
                <th scope="col">{t('success.failed')}</th>
                <NumberHeader>{t('success.waiting')}</NumberHeader>
              </tr>
            }
          >
            {rows.map((row) => (
              <WayLine key={[row.direction, row.method, row.gateway].join(' ')} row={row} filter={filter} />
            ))}
          </Table>
        </div>
      </ViewPlace>
      <DeclinesTable ways={rows} />
    </>
  )
}

/** All sums by method and state, in one page: there are few of them. */
async function readSums({ from, to }: ReportFilter): Promise<WaySum[]> {
  const sums: WaySum[] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const query = { from, to, by: 'way', limit: 200, ...(cursor ? { cursor } : {}) } as const
    const page = await ask(api(getFundSums, { query }))
    sums.push(...page.rows)
    cursor = page.nextCursor
  }
  return sums
}

function WayLine({ row, filter }: { readonly row: WaySuccess; readonly filter: ReportFilter }) {
  const { t, or, language } = useTexts()
  const maySeePayments = useMay('payments.read')
  const back = useWayBack()
  const zone = useMarketZone()
  const { direction, method, gateway, over, succeeded, waiting, failed } = row
  const name = t(`reports.direction.${direction}`)
  const { from, to } = filter
  const asked = { from, to, direction, method, gateway, back, zone }
  const words = failed.map(({ state, count }) => `${or(`fundState.${state}`, state)} ${count.toLocaleString(language)}`)
  return (
    <tr data-row={[direction, method, gateway].join(' ')} tabIndex={-1}>
      <td className={textStyles.bold}>{maySeePayments ? <Link to={fundsAddress(asked)}>{name}</Link> : name}</td>
      <td>{or(`method.${method}`, method)}</td>
      <td className={textStyles.small}>{or(`gateway.${gateway}`, gateway)}</td>
      <NumberCell>{over.toLocaleString(language)}</NumberCell>
      <ShareCell people={succeeded} of={over} />
      <td className={textStyles.small}>{words.join(', ') || '–'}</td>
      <NumberCell>{waiting.toLocaleString(language)}</NumberCell>
    </tr>
  )
}
