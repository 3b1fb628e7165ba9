import { Link } from 'react-router'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { overviewLog } from '#contract/lists/overview-log.ts'
import { mainOverviewLog } from '#contract/play-v1/logs.ts'
import { api, ask } from '../../shell/api.ts'
import { FigureLink } from '../../shell/figure-link.tsx'
import { DataList } from '../../shell/list/data-list.tsx'
import { paths } from '../../shell/paths.ts'
import rowStyles from '../../shell/rows.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeBookDay } from '../../shell/write-book-day.ts'
import { writeMoney } from '../../shell/write-money.ts'

type Row = ReplyOf<typeof mainOverviewLog>['rows'][number]

const ofDay = ({ day, brand }: Row) => ({ from: day, to: day, ...(brand === null ? {} : { brands: brand }) })

/** The movements of a day behind a sum. */
const movementsOf = (row: Row, ...movements: readonly string[]) => paths.log('accounting', { ...ofDay(row), movements })

const COUNTS = [
  'registrations',
  'verified',
  'firstDeposits',
  'actives',
  'exclusionsSelf',
  'limitsTightened',
  'limitsLoosened',
] as const

/** Cells with counts of people, which link to them. */
const countCells = (language: string) =>
  Object.fromEntries(
    COUNTS.map((figure) => [
      figure,
      (row: Row) => (
        <FigureLink
          figure={figure}
          value={row[figure]}
          of={{
            from: row.day,
            to: row.day,
            currency: row.currency,
            ...(row.brand === null ? {} : { brand: row.brand }),
          }}
        >
          {row[figure].toLocaleString(language)}
        </FigureLink>
      ),
    ]),
  )

/** Figures by day and brand; each sum of a day links to its movements or games. */
export function OverviewLog() {
  const { t, language } = useTexts()
  return (
    <DataList
      list={overviewLog}
      label={t('logs.view.overview')}
      empty={t('logs.none')}
      read={(question) => ask(api(mainOverviewLog, { query: question as QueryOf<typeof mainOverviewLog> }))}
      keyOf={({ id }) => id}
      cells={{
        day: (row: Row) => (
          <Link data-opener className={rowStyles.opener} to={paths.log('accounting', ofDay(row))}>
            {writeBookDay(row.day, language)}
          </Link>
        ),
        ...countCells(language),
        rounds: (row: Row) => <Link to={paths.log('games', ofDay(row))}>{row.rounds.toLocaleString(language)}</Link>,
        stake: (row: Row) => <Link to={paths.log('games', ofDay(row))}>{writeMoney(row.stake)}</Link>,
        win: (row: Row) => <Link to={paths.log('games', ofDay(row))}>{writeMoney(row.win)}</Link>,
        ggr: (row: Row) => <Link to={paths.log('games', ofDay(row))}>{writeMoney(row.ggr)}</Link>,
        deposits: (row: Row) => <Link to={movementsOf(row, 'deposit')}>{writeMoney(row.deposits)}</Link>,
        withdrawals: (row: Row) => (
          <Link to={movementsOf(row, 'withdrawal', 'withdrawal-returned')}>{writeMoney(row.withdrawals)}</Link>
        ),
      }}
    />
  )
}
