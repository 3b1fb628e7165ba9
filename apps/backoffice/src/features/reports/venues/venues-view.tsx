import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ReplyOf } from '#contract/call.ts'
import { venueSumList } from '#contract/lists/reports.ts'
import { getVenueSums } from '#contract/play-v1/feed-reports.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell, NumberHeader, Table } from '#ui/table/table.tsx'
import { api, ask } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
import { paths } from '../../../shell/paths.ts'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { ViewPlace } from '../../../shell/view-place.tsx'
import { useWayBack } from '../../../shell/way-back.ts'
import { writeMoney } from '../../../shell/write-money.ts'
import { Agreement } from '../agreement.tsx'
import { chartsOf } from '../days/charts-of.ts'
import { DaysChart } from '../days/days-chart.tsx'
import { DaysFilter } from '../days-filter.tsx'
import { PlaceFilter } from '../place-filter.tsx'
import { narrowing } from '../read-report-filter.ts'
import { useReportFilter } from '../use-report-filter.ts'

type Row = ReplyOf<typeof getVenueSums>['rows'][number]

/** Play reported by venues; a venue links to its days. */
export function VenuesView() {
  const { t } = useTexts()
  const { filter } = useReportFilter()
  const asked = { from: filter.from, to: filter.to, ...narrowing(filter) }
  const query = useQuery({
    queryKey: ['reports', 'venues', asked],
    queryFn: () => ask(api(getVenueSums, { query: asked })),
  })
  const { data } = query
  const charts = chartsOf(data?.days ?? [], { first: ({ ggr }) => ggr, second: ({ stake }) => stake })
  return (
    <>
      <DaysFilter file={{ list: venueSumList, asked, label: t('reports.view.venues') }}>
        <PlaceFilter brands={data?.brands} />
      </DaysFilter>
      {data ? <Agreement countedTo={data.countedTo} checked={data.checked} rule={t('venueFigures.rule')} /> : null}
      <ViewPlace query={query} count={data?.rows.length ?? 0} empty={t('venueFigures.none')}>
        <section className={layout.padded}>
          {charts.map(({ currency, days }) => (
            <DaysChart
              key={currency}
              title={t('venueFigures.chart')}
              names={{ first: t('reports.ggr'), second: t('reports.stake') }}
              currency={currency}
              days={days}
            />
          ))}
        </section>
        <div className={layout.tablePlace}>
          <Table
            scrolls="around"
            label={t('reports.view.venues')}
            head={
              <tr>
                <th scope="col">{t('venueFigures.venue')}</th>
                <th scope="col">{t('reports.brand')}</th>
                <NumberHeader>{t('venueFigures.visits')}</NumberHeader>
                <NumberHeader>{t('venueFigures.rounds')}</NumberHeader>
                <NumberHeader>{t('reports.stake')}</NumberHeader>
                <NumberHeader>{t('reports.win')}</NumberHeader>
                <NumberHeader>{t('venueFigures.jackpot')}</NumberHeader>
                <NumberHeader>{t('reports.ggr')}</NumberHeader>
              </tr>
            }
          >
            {data?.rows.map((row) => (
              <VenueLine key={`${row.venueId} ${row.currency}`} row={row} />
            ))}
          </Table>
        </div>
      </ViewPlace>
    </>
  )
}

function VenueLine({ row }: { readonly row: Row }) {
  const { language } = useTexts()
  const { filter } = useReportFilter()
  const back = useWayBack()
  const { venueId, venue, town, brand, visits, rounds, stake, win, jackpot, ggr } = row
  return (
    <tr data-row={venueId} tabIndex={-1}>
      <td className={textStyles.bold}>
        <Link to={paths.log('venues', { venueId, from: filter.from, to: filter.to, ...back })}>{venue}</Link>
        <div className={joinClasses(textStyles.small, textStyles.muted)}>{town}</div>
      </td>
      <td className={textStyles.small}>{brand ?? '–'}</td>
      <NumberCell>{visits.toLocaleString(language)}</NumberCell>
      <NumberCell>{rounds.toLocaleString(language)}</NumberCell>
      <NumberCell>{writeMoney(stake)}</NumberCell>
      <NumberCell>{writeMoney(win)}</NumberCell>
      <NumberCell>{writeMoney(jackpot)}</NumberCell>
      <NumberCell className={textStyles.bold}>{writeMoney(ggr)}</NumberCell>
    </tr>
  )
}
