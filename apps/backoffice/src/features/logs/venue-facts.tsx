import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { venueFactList } from '#contract/lists/feed-entries.ts'
import { listVenueFacts } from '#contract/play-v1/feed-reports.ts'
import { api, ask } from '../../shell/api.ts'
import { DataList } from '../../shell/list/data-list.tsx'
import { paths } from '../../shell/paths.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { writeBookDay } from '../../shell/write-book-day.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { Climb } from './climb.tsx'

type Row = ReplyOf<typeof listVenueFacts>['rows'][number]

/** The facts reported by a venue that are summed in one row of the log of venues. */
export function VenueFacts() {
  const { t, language } = useTexts()
  const [search] = useSearchParams()
  const rowId = search.get('row') ?? ''
  const of = useQuery({
    queryKey: ['logs', 'venue-day', rowId],
    queryFn: () => ask(api(listVenueFacts, { query: { rowId, limit: 1 } })),
  }).data?.row
  return (
    <>
      <Climb log="venues" day={of?.day} words={of ? [writeBookDay(of.day, language), of.venue, of.brand ?? ''] : []} />
      <DataList
        list={venueFactList}
        label={t('logs.view.venueFacts')}
        empty={t('logs.none')}
        read={(question) =>
          ask(api(listVenueFacts, { query: { ...question, rowId } as QueryOf<typeof listVenueFacts> }))
        }
        keyOf={({ reference }) => reference}
        keptAs={['logs', 'venue-facts', rowId]}
        of={{ rowId }}
        cells={{
          playerId: ({ playerId }: Row) => <Link to={paths.player(playerId)}>{playerId}</Link>,
          amount: ({ kind, amount }: Row) => (kind === 'visit' ? '–' : writeMoney(amount)),
        }}
      />
    </>
  )
}
