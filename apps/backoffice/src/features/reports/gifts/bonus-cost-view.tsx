import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ReplyOf } from '#contract/call.ts'
import { getBonusCost } from '#contract/play-v1/feed-reports.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell, NumberHeader, Table } from '#ui/table/table.tsx'
import { api, ask } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
import { paths } from '../../../shell/paths.ts'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { ViewPlace } from '../../../shell/view-place.tsx'
import { writeMoney } from '../../../shell/write-money.ts'
import { Agreement } from '../agreement.tsx'
import { chartsOf } from '../days/charts-of.ts'
import { DaysChart } from '../days/days-chart.tsx'
import { DaysFilter } from '../days-filter.tsx'
import { PlaceFilter } from '../place-filter.tsx'
import { narrowing } from '../read-report-filter.ts'
import { useReportFilter } from '../use-report-filter.ts'

type Row = ReplyOf<typeof getBonusCost>['rows'][number]
const MONEY = ['given', 'wagered', 'converted', 'takenBack', 'cost'] as const

/** What bonuses cost, and what those who accepted them brought; a campaign leads to its days. */
export function BonusCostView() {
  const { t } = useTexts()
  const { filter } = useReportFilter()
  const asked = { from: filter.from, to: filter.to, ...narrowing(filter) }
  const query = useQuery({
    queryKey: ['reports', 'bonus-cost', asked],
    queryFn: () => ask(api(getBonusCost, { query: asked })),
  })
  const { data } = query
  const charts = chartsOf(data?.days ?? [], { first: ({ cost }) => cost, second: ({ given }) => given })
  return (
    <>
      <DaysFilter>
        <PlaceFilter brands={data?.brands} />
      </DaysFilter>
      {data ? <Agreement countedTo={data.countedTo} checked={data.checked} rule={t('bonusFigures.rule')} /> : null}
      <ViewPlace query={query} count={data?.rows.length ?? 0} empty={t('bonusFigures.none')}>
        <section className={layout.padded}>
          {charts.map(({ currency, days }) => (
            <DaysChart
              key={currency}
              title={t('bonusFigures.chart')}
              names={{ first: t('bonusFigures.cost'), second: t('bonusFigures.given') }}
              currency={currency}
              days={days}
            />
          ))}
        </section>
        <p className={joinClasses(layout.padded, textStyles.small, textStyles.secondary)}>{t('bonusFigures.value')}</p>
        <div className={layout.tablePlace}>
          <Table
            scrolls="around"
            label={t('reports.view.bonuses')}
            head={
              <tr>
                <th scope="col">{t('bonusFigures.name')}</th>
                <NumberHeader>{t('bonusFigures.offered')}</NumberHeader>
                <NumberHeader>{t('bonusFigures.accepted')}</NumberHeader>
                {MONEY.map((figure) => (
                  <NumberHeader key={figure}>{t(`bonusFigures.${figure}`)}</NumberHeader>
                ))}
                <NumberHeader>{t('bonusFigures.receivers')}</NumberHeader>
                <NumberHeader>{t('bonusFigures.ngrBefore')}</NumberHeader>
                <NumberHeader>{t('bonusFigures.ngrAfter')}</NumberHeader>
              </tr>
            }
          >
            {data?.rows.map((row) => (
              <SourceLine key={`${row.sourceId} ${row.cost.currency}`} row={row} />
            ))}
          </Table>
        </div>
      </ViewPlace>
    </>
  )
}

function SourceLine({ row }: { readonly row: Row }) {
  const { t, language } = useTexts()
  const { filter } = useReportFilter()
  const { sourceId, name, offered, accepted, receivers, ngrBefore, ngrAfter, isWhole } = row
  return (
    <tr data-row={sourceId} tabIndex={-1}>
      <td className={textStyles.bold}>
        <Link to={paths.log('bonuses', { sourceId, from: filter.from, to: filter.to })}>{name}</Link>
        {row.ofCampaign ? null : (
          <div className={joinClasses(textStyles.small, textStyles.muted)}>{t('bonusFigures.byHand')}</div>
        )}
      </td>
      <NumberCell>{offered.toLocaleString(language)}</NumberCell>
      <NumberCell>{accepted.toLocaleString(language)}</NumberCell>
      {MONEY.map((figure) => (
        <NumberCell key={figure} className={figure === 'cost' ? textStyles.bold : undefined}>
          {writeMoney(row[figure])}
        </NumberCell>
      ))}
      <NumberCell>{receivers.toLocaleString(language)}</NumberCell>
      <NumberCell>{writeMoney(ngrBefore)}</NumberCell>
      <NumberCell>
        {writeMoney(ngrAfter)}
        {isWhole ? null : (
          <div className={joinClasses(textStyles.small, textStyles.muted)}>{t('bonusFigures.notWhole')}</div>
        )}
      </NumberCell>
    </tr>
  )
}
