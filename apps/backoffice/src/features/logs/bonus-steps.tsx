import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { bonusStepList } from '#contract/lists/feed-entries.ts'
import { listBonusSteps } from '#contract/play-v1/feed-reports.ts'
import { api, ask } from '../../shell/api.ts'
import { DataList } from '../../shell/list/data-list.tsx'
import { paths } from '../../shell/paths.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { writeBookDay } from '../../shell/write-book-day.ts'
import { Climb } from './climb.tsx'

type Row = ReplyOf<typeof listBonusSteps>['rows'][number]

/** The steps that are summed in one row of the log of bonuses. */
export function BonusSteps() {
  const { t, or, language } = useTexts()
  const [search] = useSearchParams()
  const rowId = search.get('row') ?? ''
  const of = useQuery({
    queryKey: ['logs', 'bonus-day', rowId],
    queryFn: () => ask(api(listBonusSteps, { query: { rowId, limit: 1 } })),
  }).data?.row
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
      <DataList
        list={bonusStepList}
        label={t('logs.view.bonusSteps')}
        empty={t('logs.none')}
        read={(question) =>
          ask(api(listBonusSteps, { query: { ...question, rowId } as QueryOf<typeof listBonusSteps> }))
        }
        keyOf={({ id }) => id}
        keptAs={['logs', 'bonus-steps', rowId]}
        of={{ rowId }}
        cells={{
          playerId: ({ playerId }: Row) => <Link to={paths.player(playerId, 'bonuses')}>{playerId}</Link>,
        }}
      />
    </>
  )
}
