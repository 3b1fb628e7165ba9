import { Link } from 'react-router'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { overviewLog } from '#contract/lists/overview-log.ts'
import { mainOverviewLog } from '#contract/play-v1/logs.ts'
import { api, ask } from '../../shell/api.ts'
import { DataList } from '../../shell/list/data-list.tsx'
import { paths } from '../../shell/paths.ts'
import rowStyles from '../../shell/rows.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeBookDay } from '../../shell/write-book-day.ts'
import { writeMoney } from '../../shell/write-money.ts'

type Row = ReplyOf<typeof mainOverviewLog>['rows'][number]

const ofDay = ({ day, brand }: Row) => ({ from: day, to: day, ...(brand === null ? {} : { brands: brand }) })

/** The house by day and brand; a day leads to its movements, what games left to its games. */
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
        ggr: (row: Row) => <Link to={paths.log('games', ofDay(row))}>{writeMoney(row.ggr)}</Link>,
      }}
    />
  )
}
