import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ReplyOf } from '#contract/call.ts'
import { bonusCostList } from '#contract/lists/reports.ts'
import { getBonusCost } from '#contract/play-v1/feed-reports.ts'
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
import styles from './bonus-cost.module.css'

type Row = ReplyOf<typeof getBonusCost>['rows'][number]
/** Columns that make up the cost, after the source and its revenue. */
const MONEY = ['given', 'wagered', 'converted', 'takenBack', 'free'] as const

/** The cost of bonuses, and the revenue from those who accepted them; a campaign links to its days. */
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
      <DaysFilter file={{ list: bonusCostList, asked, label: t('reports.view.bonuses') }}>
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
                <NumberHeader>{t('bonusFigures.cost')}</NumberHeader>
                <NumberHeader>{t('bonusFigures.receivers')}</NumberHeader>
                <NumberHeader>{t('bonusFigures.ngrBefore')}</NumberHeader>
                <NumberHeader>{t('bonusFigures.ngrAfter')}</NumberHeader>
                <NumberHeader>{t('bonusFigures.offered')}</NumberHeader>
                <NumberHeader>{t('bonusFigures.accepted')}</NumberHeader>
                <NumberHeader>{t('bonusFigures.freeRounds')}</NumberHeader>
                {MONEY.map((figure) => (
                  <NumberHeader key={figure}>{t(`bonusFigures.${figure}`)}</NumberHeader>
                ))}
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
  const { t, or, language } = useTexts()
  const { filter } = useReportFilter()
  const back = useWayBack()
  const { sourceId, name, gift, cost, receivers, ngrBefore, ngrAfter, isWhole, offered, accepted, freeRounds } = row
  return (
    <tr data-row={sourceId} tabIndex={-1}>
      <td className={joinClasses(textStyles.bold, styles.source)}>
        <Link to={paths.log('bonuses', { sourceId, from: filter.from, to: filter.to, ...back })}>
          {row.ofCampaign ? name : or(`bonusFigures.from.${name}`, name)}
        </Link>
        <div className={joinClasses(textStyles.small, textStyles.muted)}>
          {gift ? t(`campaigns.kind.${gift}`) : t('bonusFigures.byHand')}
        </div>
      </td>
      <NumberCell className={textStyles.bold}>{writeMoney(cost)}</NumberCell>
      <NumberCell>{receivers.toLocaleString(language)}</NumberCell>
      <NumberCell>{writeMoney(ngrBefore)}</NumberCell>
      <NumberCell>
        {writeMoney(ngrAfter)}
        {isWhole ? null : (
          <div className={joinClasses(textStyles.small, textStyles.muted)}>{t('bonusFigures.notWhole')}</div>
        )}
      </NumberCell>
      <NumberCell>{offered.toLocaleString(language)}</NumberCell>
      <NumberCell>{accepted.toLocaleString(language)}</NumberCell>
      <NumberCell>{freeRounds.toLocaleString(language)}</NumberCell>
      {MONEY.map((figure) => (
        <NumberCell key={figure}>{writeMoney(row[figure])}</NumberCell>
      ))}
    </tr>
  )
}
