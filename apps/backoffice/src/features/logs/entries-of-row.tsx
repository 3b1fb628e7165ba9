import { ChevronLeft } from 'lucide-react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { ReplyOf } from '#contract/call.ts'
import { listAccountingEntries } from '#contract/play-v1/logs.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell, NumberHeader } from '#ui/table/table.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { PagedList, usePages } from '../../shell/paged-list.tsx'
import { paths } from '../../shell/paths.ts'
import textStyles from '../../shell/text.module.css'
import { useRowKeys } from '../../shell/use-row-keys.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { writeBookDay } from '../../shell/write-book-day.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { writeMoment } from '../../shell/write-time.ts'

type Reply = ReplyOf<typeof listAccountingEntries>
type Row = Reply['rows'][number]

/** The entries that one row of the accounting log sums up, with its sums beside them. */
export function EntriesOfRow() {
  const { t, or, language } = useTexts()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const rowId = search.get('row') ?? ''
  const { query, rows } = usePages<Row, Reply>(['logs', 'entries', rowId], (cursor) =>
    ask(api(listAccountingEntries, { query: { rowId, ...(cursor ? { cursor } : {}) } })),
  )
  const of = (query.data?.pages as readonly Reply[] | undefined)?.[0]?.row
  useRowKeys([{ keys: 'Backspace', label: t('logs.climb'), run: () => void navigate(paths.log('accounting', {})) }])
  return (
    <>
      <nav className={joinClasses(layout.bar, layout.wrap, textStyles.small)} aria-label={t('reports.path')}>
        <Link to={paths.log('accounting', of ? { from: of.day, to: of.day } : {})} className={layout.row}>
          <ChevronLeft aria-hidden="true" size={16} />
          {t('logs.view.accounting')}
        </Link>
        {of ? (
          <b>
            {[
              writeBookDay(of.day, language),
              of.brand ?? '',
              or(`reports.account.${of.account}`, of.account),
              or(`movement.${of.movement}`, of.movement),
              of.contra,
            ]
              .filter((word) => word !== '')
              .join(' · ')}
          </b>
        ) : null}
      </nav>
      <PagedList
        pages={query}
        count={rows.length}
        label={t('logs.entriesOfRow')}
        empty={t('logs.none')}
        head={
          <tr>
            <th scope="col">{t('entries.time')}</th>
            <th scope="col">{t('reports.account')}</th>
            <th scope="col">{t('entries.contra')}</th>
            <NumberHeader>{t('entries.sequence')}</NumberHeader>
            <NumberHeader>{t('reports.figure.debitMinor')}</NumberHeader>
            <NumberHeader>{t('reports.figure.creditMinor')}</NumberHeader>
            <th scope="col">{t('entries.reference')}</th>
          </tr>
        }
        foot={of ? <SumOfRow of={of} /> : undefined}
      >
        {rows.map((row) => (
          <EntryRow key={`${row.account} ${row.sequence}`} row={row} />
        ))}
      </PagedList>
    </>
  )
}

function EntryRow({ row }: { readonly row: Row }) {
  const { language } = useTexts()
  const { reference, at, account, playerId, contra, sequence, debit, credit } = row
  return (
    <tr data-row={`${account} ${sequence}`} tabIndex={-1}>
      <td className={joinClasses(textStyles.small, textStyles.unbroken)}>{writeMoment(at, language)}</td>
      <td>{playerId === null ? account : <Link to={paths.player(playerId, 'entries')}>{account}</Link>}</td>
      <td className={textStyles.small}>{contra}</td>
      <NumberCell>{sequence.toLocaleString(language)}</NumberCell>
      <NumberCell>{writeMoney(debit)}</NumberCell>
      <NumberCell>{writeMoney(credit)}</NumberCell>
      <td className={joinClasses(textStyles.small, textStyles.unbroken)}>{reference}</td>
    </tr>
  )
}

/** What the log says of all entries together. */
function SumOfRow({ of: { entries, debit, credit } }: { readonly of: Reply['row'] }) {
  const { t } = useTexts()
  return (
    <tr>
      <th scope="row" colSpan={4}>
        {t('logs.sumOfEntries', { count: entries })}
      </th>
      <NumberCell>{writeMoney(debit)}</NumberCell>
      <NumberCell>{writeMoney(credit)}</NumberCell>
    </tr>
  )
}
