import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ReplyOf } from '#contract/call.ts'
import { getMainOverviews } from '#contract/collin/reports.ts'
import {
  PEOPLE_FIGURES,
  PROTECTION_FIGURES,
  type PeopleFigure,
  type ProtectionFigure,
} from '#contract/lists/figure-entries.ts'
import { overviewDayList, overviewMonthList } from '#contract/lists/sums.ts'
import { getMainOverview } from '#contract/onling-v2/view.ts'
import { daysAfter, firstOfNextMonth } from '#contract/states/calendar.ts'
import { Select } from '#ui/field/select.tsx'
import { NumberCell, NumberHeader, Table } from '#ui/table/table.tsx'
import { api, ask } from '../../shell/api.ts'
import { FigureLink } from '../../shell/figure-link.tsx'
import { paths } from '../../shell/paths.ts'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { ViewPlace } from '../../shell/view-place.tsx'
import { useWayBack } from '../../shell/way-back.ts'
import { writeBookDay, writeBookMonth } from '../../shell/write-book-day.ts'
import { writeAmount } from '../../shell/write-money.ts'
import { Agreement } from './agreement.tsx'
import { DaysFilter } from './days-filter.tsx'
import { PlaceFilter } from './place-filter.tsx'
import { COLUMN_GROUPS, narrowing, type ColumnGroup } from './read-report-filter.ts'
import { useReportFilter } from './use-report-filter.ts'

type Row = ReplyOf<typeof getMainOverview>['rows'][number]

/** Figures by group; those that are not money are counts. */
const COLUMNS = {
  main: [
    'registrations',
    'actives',
    'stakeMinor',
    'winMinor',
    'ggrMinor',
    'ngrMinor',
    'depositsMinor',
    'withdrawalsMinor',
    'playersMoneyMinor',
  ],
  people: ['registrations', 'verified', 'firstDeposits', 'actives', 'rounds'],
  play: ['rounds', 'stakeMinor', 'winMinor', 'ggrMinor', 'jackpotMinor', 'taxBaseMinor'],
  gifts: [
    'freeMinor',
    'bonusStakeMinor',
    'bonusWinMinor',
    'bonusConvertedMinor',
    'jackpotFundMinor',
    'prizesMinor',
    'ngrMinor',
  ],
  money: ['deposits', 'depositsMinor', 'withdrawalsMinor', 'heldMinor', 'otherMinor', 'playersMoneyMinor'],
  protection: [
    'exclusionsSelf',
    'exclusionsRegister',
    'exclusionsPanic',
    'exclusionsOther',
    'limitsTightened',
    'limitsLoosened',
  ],
} as const satisfies Record<ColumnGroup, readonly (keyof Row)[]>
/** The rule of a group of figures. */
const ruleOf = (columns: ColumnGroup) =>
  columns === 'play'
    ? 'reports.taxRule'
    : columns === 'people' || columns === 'protection'
      ? 'reports.peopleRule'
      : 'reports.addsUp'

const RESULTS: readonly string[] = ['ggrMinor', 'ngrMinor', 'playersMoneyMinor']

/** The overview by days or months; a day links to its games. */
export function OverviewView() {
  const { t } = useTexts()
  const { filter, change } = useReportFilter()
  const { from, to, isByMonth } = filter
  const narrowed = narrowing(filter)
  const query = useQuery({
    queryKey: ['reports', 'overview', from, to, isByMonth, narrowed],
    queryFn: () => ask(api(isByMonth ? getMainOverviews : getMainOverview, { query: { from, to, ...narrowed } })),
  })
  const { data } = query
  return (
    <>
      <DaysFilter
        file={{
          list: isByMonth ? overviewMonthList : overviewDayList,
          asked: { from, to, ...narrowed },
          label: t('reports.view.overview'),
        }}
      >
        <Select
          label={t('reports.by')}
          value={isByMonth ? 'month' : 'day'}
          options={(['day', 'month'] as const).map((one) => ({ value: one, label: t(`reports.by.${one}`) }))}
          onChange={(event) => change({ months: event.target.value === 'month' ? '1' : '' })}
        />
        <Select
          label={t('reports.columns')}
          value={filter.columns}
          options={COLUMN_GROUPS.map((one) => ({ value: one, label: t(`reports.columns.${one}`) }))}
          onChange={(event) => change({ columns: event.target.value })}
        />
        <PlaceFilter brands={data?.brands} />
      </DaysFilter>
      {data ? <Agreement countedTo={data.countedTo} checked={data.checked} rule={t(ruleOf(filter.columns))} /> : null}
      <ViewPlace query={query} count={data?.rows.length ?? 0} empty={t('reports.none')}>
        {data ? <OverviewTable rows={data.rows} /> : null}
      </ViewPlace>
    </>
  )
}

function OverviewTable({ rows }: { readonly rows: readonly Row[] }) {
  const { t, language } = useTexts()
  const { filter, addressWith } = useReportFilter()
  return (
    <Table
      label={t('reports.view.overview')}
      head={
        <tr>
          <th scope="col">{t(filter.isByMonth ? 'reports.by.month' : 'reports.by.day')}</th>
          <th scope="col">{t('reports.currency')}</th>
          {COLUMNS[filter.columns].map((name) => (
            <NumberHeader key={name}>{t(`reports.figure.${name}`)}</NumberHeader>
          ))}
        </tr>
      }
    >
      {rows.map((row) => (
        <tr key={row.day + row.currency} data-row={row.day + row.currency} tabIndex={-1}>
          <th scope="row" className={textStyles.unbroken}>
            {filter.isByMonth ? (
              writeBookMonth(row.day, language)
            ) : (
              <Link to={addressWith({ view: 'games', from: row.day, to: row.day, by: '', game: '' })}>
                {writeBookDay(row.day, language)}
              </Link>
            )}
          </th>
          <td>{row.currency}</td>
          {COLUMNS[filter.columns].map((name) => (
            <NumberCell key={name} className={RESULTS.includes(name) ? textStyles.bold : undefined}>
              <FigureOf name={name} row={row} />
            </NumberCell>
          ))}
        </tr>
      ))}
    </Table>
  )
}

const COUNTS: readonly string[] = [...PEOPLE_FIGURES, ...PROTECTION_FIGURES]
/** Figures that are the sum of some movements of the books. */
const MOVEMENTS: Readonly<Partial<Record<string, readonly string[]>>> = {
  deposits: ['deposit'],
  depositsMinor: ['deposit'],
  withdrawalsMinor: ['withdrawal', 'withdrawal-returned'],
  bonusConvertedMinor: ['bonus-converted'],
  jackpotMinor: ['jackpot-win'],
  jackpotFundMinor: ['jackpot-fund'],
  prizesMinor: ['tournament-prize'],
}
/** Figures of games, which link to the log of games by day. */
const OF_GAMES: readonly string[] = [
  'rounds',
  'stakeMinor',
  'winMinor',
  'ggrMinor',
  'bonusStakeMinor',
  'bonusWinMinor',
  'freeMinor',
]

/** A figure of a day or month, with a link to what it sums. */
function FigureOf({ name, row }: { readonly name: (typeof COLUMNS)[ColumnGroup][number]; readonly row: Row }) {
  const { filter, addressWith } = useReportFilter()
  const back = useWayBack()
  const value = row[name]
  const text = written(name, row)
  if (value === null || value === 0) return text
  const last = filter.isByMonth ? daysAfter(firstOfNextMonth(row.day), -1) : row.day
  // For a partly requested month, that part.
  const from = row.day < filter.from ? filter.from : row.day
  const to = last > filter.to ? filter.to : last
  const { currency } = row
  const brand = filter.brand === '' ? {} : { brand: filter.brand }
  if (COUNTS.includes(name))
    return (
      <FigureLink figure={name as PeopleFigure | ProtectionFigure} value={value} of={{ from, to, currency, ...brand }}>
        {text}
      </FigureLink>
    )
  // What it is the result of: the other figures of the day, and the accounts whose balances it sums.
  if (name === 'ngrMinor' && filter.columns !== 'gifts')
    return <Link to={addressWith({ columns: 'gifts', from, to })}>{text}</Link>
  if (name === 'playersMoneyMinor' && filter.brand === '')
    return <Link to={addressWith({ view: 'accounting', from, to, account: '' })}>{text}</Link>
  const ofLog = { from, to, currencies: currency, ...(filter.brand === '' ? {} : { brands: filter.brand }), ...back }
  const movements = MOVEMENTS[name]
  if (movements) return <Link to={paths.log('accounting', { ...ofLog, movements })}>{text}</Link>
  return OF_GAMES.includes(name) ? <Link to={paths.log('games', ofLog)}>{text}</Link> : text
}

/** Money with its decimals, counts without; an unavailable value is a dash. */
function written(name: (typeof COLUMNS)[ColumnGroup][number], row: Row): string {
  const value = row[name]
  if (value === null) return '–'
  return name.endsWith('Minor') ? writeAmount(value, row.currency) : value.toLocaleString('cs-CZ')
}
