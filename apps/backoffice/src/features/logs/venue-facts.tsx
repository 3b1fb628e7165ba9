import { Link, useSearchParams } from 'react-router'
import type { ReplyOf } from '#contract/call.ts'
import { listVenueFacts } from '#contract/play-v1/feed-reports.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell, NumberHeader } from '#ui/table/table.tsx'
import { api, ask } from '../../shell/api.ts'
import { RowsTable } from '../../shell/list/rows-table.tsx'
import { usePages } from '../../shell/list/use-pages.ts'
import { paths } from '../../shell/paths.ts'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeBookDay } from '../../shell/write-book-day.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { Climb } from './climb.tsx'

type Reply = ReplyOf<typeof listVenueFacts>
type Row = Reply['rows'][number]

/** The facts reported by a venue that are summed in one row of the log of venues. */
export function VenueFacts() {
  const { t, language } = useTexts()
  const [search] = useSearchParams()
  const rowId = search.get('row') ?? ''
  const { query, rows } = usePages<Row, Reply>(['logs', 'venue-facts', rowId], (cursor) =>
    ask(api(listVenueFacts, { query: { rowId, ...(cursor ? { cursor } : {}) } })),
  )
  const of = (query.data?.pages as readonly Reply[] | undefined)?.[0]?.row
  return (
    <>
      <Climb log="venues" day={of?.day} words={of ? [writeBookDay(of.day, language), of.venue, of.brand ?? ''] : []} />
      <RowsTable
        pages={query}
        count={rows.length}
        label={t('logs.view.venueFacts')}
        empty={t('logs.none')}
        head={
          <tr>
            <th scope="col">{t('entries.time')}</th>
            <th scope="col">{t('bonusFigures.player')}</th>
            <th scope="col">{t('venueFigures.kind')}</th>
            <NumberHeader>{t('venueFigures.amount')}</NumberHeader>
            <th scope="col">{t('entries.reference')}</th>
          </tr>
        }
      >
        {rows.map((row) => (
          <FactRow key={row.reference} row={row} />
        ))}
      </RowsTable>
    </>
  )
}

function FactRow({ row: { reference, at, kind, playerId, amount } }: { readonly row: Row }) {
  const { t, language } = useTexts()
  return (
    <tr data-row={reference} tabIndex={-1}>
      <td className={joinClasses(textStyles.small, textStyles.unbroken)}>{writeMoment(at, language)}</td>
      <td>
        <Link to={paths.player(playerId)}>{playerId}</Link>
      </td>
      <td>{t(`venueFigures.kind.${kind}`)}</td>
      <NumberCell>{kind === 'visit' ? '–' : writeMoney(amount)}</NumberCell>
      <td className={textStyles.small}>{reference}</td>
    </tr>
  )
}
