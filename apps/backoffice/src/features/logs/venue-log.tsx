import { Link } from 'react-router'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { venueLog } from '#contract/lists/venue-log.ts'
import { listVenueDays } from '#contract/play-v1/feed-reports.ts'
import { api, ask } from '../../shell/api.ts'
import { DataList } from '../../shell/list/data-list.tsx'
import { paths } from '../../shell/paths.ts'
import rowStyles from '../../shell/rows.module.css'
import { useMay } from '../../shell/session.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { writeBookDay } from '../../shell/write-book-day.ts'

type Row = ReplyOf<typeof listVenueDays>['rows'][number]

/** Play at venues by day and venue; a row links to the reported facts. */
export function VenueLog() {
  const { t, language } = useTexts()
  const maySeeFacts = useMay('reports.players')
  return (
    <DataList
      list={venueLog}
      label={t('logs.view.venues')}
      empty={t('logs.none')}
      read={(question) => ask(api(listVenueDays, { query: question as QueryOf<typeof listVenueDays> }))}
      keyOf={({ id }) => id}
      cells={
        maySeeFacts
          ? {
              day: ({ id, day }: Row) => (
                <Link data-opener className={rowStyles.opener} to={paths.log('venueFacts', { row: id })}>
                  {writeBookDay(day, language)}
                </Link>
              ),
            }
          : {}
      }
    />
  )
}
