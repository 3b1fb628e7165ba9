import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { accountingEntryList } from '#contract/lists/accounting-entries.ts'
import { listAccountingEntries } from '#contract/play-v1/logs.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { DataList } from '../../shell/list/data-list.tsx'
import { paths } from '../../shell/paths.ts'
import textStyles from '../../shell/text.module.css'
import { nameAccount } from '../../shell/name-account.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { writeBookDay } from '../../shell/write-book-day.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { Climb } from './climb.tsx'

type Reply = ReplyOf<typeof listAccountingEntries>
type Row = Reply['rows'][number]

/** The entries that are summed in one row of the accounting log, with the sums. */
export function EntriesOfRow() {
  const { t, or, language } = useTexts()
  const [search] = useSearchParams()
  const rowId = search.get('row') ?? ''
  const of = useQuery({
    queryKey: ['logs', 'row', rowId],
    queryFn: () => ask(api(listAccountingEntries, { query: { rowId, limit: 1 } })),
  }).data?.row
  return (
    <>
      <Climb
        log="accounting"
        day={of?.day}
        words={
          of
            ? [
                writeBookDay(of.day, language),
                of.brand ?? '',
                nameAccount(of.account, or, of.desks),
                or(`movement.${of.movement}`, of.movement),
                nameAccount(of.contra, or, of.desks),
              ]
            : []
        }
      />
      {of ? <SumOfRow of={of} /> : null}
      <DataList
        list={accountingEntryList}
        label={t('logs.entriesOfRow')}
        empty={t('logs.none')}
        read={(question) =>
          ask(api(listAccountingEntries, { query: { ...question, rowId } as QueryOf<typeof listAccountingEntries> }))
        }
        keyOf={({ account, sequence }) => `${account} ${sequence}`}
        keptAs={['logs', 'entries', rowId]}
        of={{ rowId }}
        cells={{
          account: ({ account, playerId }: Row) =>
            playerId === null ? (
              nameAccount(account, or, of?.desks)
            ) : (
              <Link to={paths.player(playerId, 'entries')}>{account}</Link>
            ),
          contra: ({ contra }: Row) => nameAccount(contra, or, of?.desks),
          sequence: ({ sequence }: Row) => sequence.toLocaleString(language),
        }}
      />
    </>
  )
}

/** The sums of the row in the log. */
function SumOfRow({ of: { entries, debit, credit } }: { readonly of: Reply['row'] }) {
  const { t } = useTexts()
  return (
    <p className={joinClasses(layout.padded, textStyles.small, textStyles.muted)}>
      {t('logs.sumOfEntries', { count: entries })}
      {': '}
      {t('reports.figure.debitMinor')} <b>{writeMoney(debit)}</b>, {t('reports.figure.creditMinor')}{' '}
      <b>{writeMoney(credit)}</b>
    </p>
  )
}
