import { Link, useSearchParams } from 'react-router'
import type { ReplyOf } from '#contract/call.ts'
import { listBonusSteps } from '#contract/play-v1/feed-reports.ts'
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

type Reply = ReplyOf<typeof listBonusSteps>
type Row = Reply['rows'][number]

/** The steps that are summed in one row of the log of bonuses. */
export function BonusSteps() {
  const { t, or, language } = useTexts()
  const [search] = useSearchParams()
  const rowId = search.get('row') ?? ''
  const { query, rows } = usePages<Row, Reply>(['logs', 'bonus-steps', rowId], (cursor) =>
    ask(api(listBonusSteps, { query: { rowId, ...(cursor ? { cursor } : {}) } })),
  )
  const of = (query.data?.pages as readonly Reply[] | undefined)?.[0]?.row
  return (
    <>
      <Climb
        log="bonuses"
        day={of?.day}
        words={
          of
            ? [
                writeBookDay(of.day, language),
                of.ofCampaign ? of.name : or(`bonusFigures.from.${of.name}`, of.name),
                of.brand ?? '',
              ]
            : []
        }
      />
      <RowsTable
        pages={query}
        count={rows.length}
        label={t('logs.view.bonusSteps')}
        empty={t('logs.none')}
        head={
          <tr>
            <th scope="col">{t('entries.time')}</th>
            <th scope="col">{t('bonusFigures.player')}</th>
            <th scope="col">{t('bonusFigures.step')}</th>
            <NumberHeader>{t('bonusFigures.change')}</NumberHeader>
            <NumberHeader>{t('bonusFigures.wagered')}</NumberHeader>
            <NumberHeader>{t('bonusFigures.free')}</NumberHeader>
          </tr>
        }
      >
        {rows.map((row) => (
          <StepRow key={row.id} row={row} />
        ))}
      </RowsTable>
    </>
  )
}

function StepRow({ row: { id, at, step, playerId, change, wagered, free } }: { readonly row: Row }) {
  const { or, language } = useTexts()
  return (
    <tr data-row={id} tabIndex={-1}>
      <td className={joinClasses(textStyles.small, textStyles.unbroken)}>{writeMoment(at, language)}</td>
      <td>
        <Link to={paths.player(playerId, 'bonuses')}>{playerId}</Link>
      </td>
      <td>{or(`bonusFigures.step.${step}`, step)}</td>
      <NumberCell>{writeMoney(change)}</NumberCell>
      <NumberCell>{writeMoney(wagered)}</NumberCell>
      <NumberCell>{writeMoney(free)}</NumberCell>
    </tr>
  )
}
