import { Link } from 'react-router'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { bonusLog } from '#contract/lists/bonus-log.ts'
import { listBonusDays } from '#contract/play-v1/feed-reports.ts'
import { api, ask } from '../../shell/api.ts'
import { DataList } from '../../shell/list/data-list.tsx'
import { paths } from '../../shell/paths.ts'
import rowStyles from '../../shell/rows.module.css'
import { useMay } from '../../shell/session.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { writeBookDay } from '../../shell/write-book-day.ts'

type Row = ReplyOf<typeof listBonusDays>['rows'][number]

/** Bonus money by day and campaign; a row links to its steps. */
export function BonusLog() {
  const { t, or, language } = useTexts()
  const names = {
    name: ({ ofCampaign, name }: Row) => (ofCampaign ? name : or(`bonusFigures.from.${name}`, name)),
  }
  const maySeeSteps = useMay('reports.players')
  return (
    <DataList
      list={bonusLog}
      label={t('logs.view.bonuses')}
      empty={t('logs.none')}
      read={(question) => ask(api(listBonusDays, { query: question as QueryOf<typeof listBonusDays> }))}
      keyOf={({ id }) => id}
      cells={
        maySeeSteps
          ? {
              ...names,
              day: ({ id, day }: Row) => (
                <Link data-opener className={rowStyles.opener} to={paths.log('bonusSteps', { row: id })}>
                  {writeBookDay(day, language)}
                </Link>
              ),
            }
          : names
      }
    />
  )
}
