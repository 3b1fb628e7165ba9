import { Link } from 'react-router'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { accountingLog } from '#contract/lists/accounting-log.ts'
import { listAccounting } from '#contract/play-v1/logs.ts'
import { api, ask } from '../../shell/api.ts'
import { DataList } from '../../shell/list/data-list.tsx'
import { nameAccount } from '../../shell/name-account.ts'
import { paths } from '../../shell/paths.ts'
import rowStyles from '../../shell/rows.module.css'
import { useMay } from '../../shell/session.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { useWayBack } from '../../shell/way-back.ts'
import { writeBookDay } from '../../shell/write-book-day.ts'

type Row = ReplyOf<typeof listAccounting>['rows'][number]

/** The books by day, account and kind of movement; a row links to its entries. */
export function AccountingLog() {
  const { t, or, language } = useTexts()
  const maySeeEntries = useMay('reports.players')
  const back = useWayBack()
  return (
    <DataList
      list={accountingLog}
      label={t('logs.view.accounting')}
      empty={t('logs.none')}
      read={(question) => ask(api(listAccounting, { query: question as QueryOf<typeof listAccounting> }))}
      keyOf={({ id }) => id}
      cells={{
        account: ({ account, desks }: Row) => nameAccount(account, or, desks),
        contra: ({ contra, desks }: Row) => nameAccount(contra, or, desks),
        ...(maySeeEntries
          ? {
              day: ({ id, day }: Row) => (
                <Link data-opener className={rowStyles.opener} to={paths.log('entries', { row: id, ...back })}>
                  {writeBookDay(day, language)}
                </Link>
              ),
            }
          : {}),
      }}
    />
  )
}
