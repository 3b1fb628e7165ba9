import { gamePerformanceList } from '#contract/lists/reports.ts'
import { PERFORMANCE_GROUPS } from '#contract/play-v1/performance.ts'
import { Select } from '#ui/field/select.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell, NumberHeader, Table } from '#ui/table/table.tsx'
import { Link } from 'react-router'
import layout from '../../../shell/layout.module.css'
import { Status, type StatusKind } from '../../../shell/status.tsx'
import textStyles from '../../../shell/text.module.css'
import { useGameChoices } from '../../../shell/use-game-names.ts'
import { writeMoney } from '../../../shell/write-money.ts'
import { ViewPlace } from '../../../shell/view-place.tsx'
import { Agreement } from '../agreement.tsx'
import { DaysFilter } from '../days-filter.tsx'
import { PlaceFilter } from '../place-filter.tsx'
import { useReportFilter } from '../use-report-filter.ts'
import { BandChart } from './band-chart.tsx'
import { keyOfRow, performanceAsked, usePerformance, type PerformanceRow } from './use-performance.ts'
import { useRowWords } from './use-row-words.ts'
import { writeShare } from './write-share.ts'

const ROWS_OF_PLOT = 20

/** Measured returns of games, compared with the proved ones, with the band of chance. */
export function PerformanceView() {
  const { t, titleOf } = useRowWords()
  const { filter, change } = useReportFilter()
  const query = usePerformance(filter)
  const choices = useGameChoices()
  const { data } = query
  const rows = data?.rows ?? []
  const judged = rows.filter(({ band }) => band !== null)
  const outside = rows.filter(({ verdict }) => verdict === 'above' || verdict === 'below')
  return (
    <>
      <DaysFilter
        file={{ list: gamePerformanceList, asked: performanceAsked(filter), label: t('reports.view.performance') }}
      >
        <Select
          label={t('reports.by')}
          value={filter.performanceBy}
          options={PERFORMANCE_GROUPS.map((one) => ({ value: one, label: t(`performance.by.${one}`) }))}
          onChange={(event) => change({ by: event.target.value })}
        />
        <Select
          label={t('reports.game')}
          value={filter.game}
          options={[{ value: '', label: t('reports.allGames') }, ...choices]}
          onChange={(event) => change({ game: event.target.value })}
        />
        <PlaceFilter brands={data?.brands} />
      </DaysFilter>
      {data ? <Agreement countedTo={data.countedTo} checked={data.checked} rule={t('performance.rule')} /> : null}
      <ViewPlace query={query} count={rows.length} empty={t('reports.none')}>
        {judged.length > 0 ? (
          <section className={layout.padded}>
            <h2>
              {outside.length === 0
                ? t('performance.allInside', { count: judged.length })
                : t('performance.outside', {
                    count: outside.length,
                    names: outside.slice(0, 3).map(titleOf).join(', '),
                  })}
            </h2>
            <p className={joinClasses(textStyles.small, textStyles.muted)}>{t('performance.chance')}</p>
            <BandChart rows={judged.slice(0, ROWS_OF_PLOT)} />
          </section>
        ) : null}
        <PerformanceTable rows={rows} />
        {data?.isMore ? <p className={joinClasses(layout.padded, textStyles.small)}>{t('performance.more')}</p> : null}
      </ViewPlace>
    </>
  )
}

function PerformanceTable({ rows }: { readonly rows: readonly PerformanceRow[] }) {
  const { t } = useRowWords()
  return (
    <div className={layout.tablePlace}>
      <Table
        scrolls="around"
        label={t('reports.view.performance')}
        head={
          <tr>
            <th scope="col">{t('reports.game')}</th>
            <NumberHeader>{t('performance.players')}</NumberHeader>
            <NumberHeader>{t('reports.rounds')}</NumberHeader>
            <NumberHeader>{t('reports.stake')}</NumberHeader>
            <NumberHeader>{t('reports.ggr')}</NumberHeader>
            <NumberHeader>{t('performance.measured')}</NumberHeader>
            <NumberHeader>{t('performance.declared')}</NumberHeader>
            <NumberHeader>{t('performance.bandWord')}</NumberHeader>
            <th scope="col">{t('performance.verdict')}</th>
            <th scope="col">{t('performance.volatility')}</th>
          </tr>
        }
      >
        {rows.map((row) => (
          <PerformanceLine key={keyOfRow(row)} row={row} />
        ))}
      </Table>
    </div>
  )
}

function PerformanceLine({ row }: { readonly row: PerformanceRow }) {
  const { or, language, titleOf, bandOf, declaredOf } = useRowWords()
  const { addressWith } = useReportFilter()
  const { gameKey, players, rounds, stake, ggr, returned, deviation } = row
  const opened = { view: 'games', game: gameKey, by: 'day', sort: '', order: '' }
  return (
    <tr data-row={keyOfRow(row)} tabIndex={-1}>
      <td className={joinClasses(textStyles.bold, textStyles.unbroken)}>
        <Link to={addressWith(opened)}>{titleOf(row)}</Link>
      </td>
      <NumberCell>{players.toLocaleString(language)}</NumberCell>
      <NumberCell>{rounds.toLocaleString(language)}</NumberCell>
      <NumberCell>{writeMoney(stake)}</NumberCell>
      <NumberCell className={textStyles.bold}>{writeMoney(ggr)}</NumberCell>
      <NumberCell className={textStyles.bold}>{writeShare(returned, language)}</NumberCell>
      <NumberCell>{declaredOf(row)}</NumberCell>
      <NumberCell>{bandOf(row)}</NumberCell>
      <td>
        <Verdict row={row} />
      </td>
      <td className={textStyles.small}>
        {row.volatility === null ? '–' : or(`performance.class.${row.volatility}`, row.volatility)}
        {deviation === null ? null : ` · σ ${deviation.toLocaleString(language, { maximumFractionDigits: 2 })}`}
      </td>
    </tr>
  )
}

const KINDS = { inside: 'ok', above: 'hold', below: 'hold', 'too-few': 'idle' } as const satisfies Readonly<
  Record<string, StatusKind>
>

/** Whether chance explains the difference, and what is known of the spread. */
function Verdict({ row: { verdict, spread } }: { readonly row: PerformanceRow }) {
  const { t } = useRowWords()
  return (
    <>
      {verdict === null ? null : <Status kind={KINDS[verdict]}>{t(`performance.verdict.${verdict}`)}</Status>}
      {spread === 'exact' ? null : (
        <div className={joinClasses(textStyles.small, textStyles.muted)}>{t(`performance.spread.${spread}`)}</div>
      )}
    </>
  )
}
