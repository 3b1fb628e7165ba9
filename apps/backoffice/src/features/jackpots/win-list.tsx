import { Link } from 'react-router'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { jackpotWinList } from '#contract/lists/jackpot-wins.ts'
import { listPoolWins } from '#contract/play-v1/jackpots.ts'
import { api, ask } from '../../shell/api.ts'
import { DataList } from '../../shell/list/data-list.tsx'
import { paths } from '../../shell/paths.ts'
import rowStyles from '../../shell/rows.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'

type Row = ReplyOf<typeof listPoolWins>['rows'][number]

/** Who won which jackpot in which round, newest first; the round links to its replay. */
export function WinList() {
  const { t, language } = useTexts()
  return (
    <DataList
      list={jackpotWinList}
      label={t('jackpots.view.wins')}
      empty={t('jackpots.noWins')}
      read={(question) => ask(api(listPoolWins, { query: question as QueryOf<typeof listPoolWins> }))}
      keyOf={({ reference }) => reference}
      keptAs={['jackpots', 'wins']}
      cells={{
        wonAt: ({ playerId, roundId, wonAt }: Row) => (
          <Link data-opener className={rowStyles.opener} to={paths.round(playerId, roundId)}>
            {writeMoment(wonAt, language)}
          </Link>
        ),
      }}
    />
  )
}
