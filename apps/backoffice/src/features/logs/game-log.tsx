import { Link } from 'react-router'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { gameLog } from '#contract/lists/game-log.ts'
import { listGameDays } from '#contract/play-v1/logs.ts'
import { api, ask } from '../../shell/api.ts'
import { DataList } from '../../shell/list/data-list.tsx'
import { paths } from '../../shell/paths.ts'
import rowStyles from '../../shell/rows.module.css'
import { useMay } from '../../shell/session.ts'
import { useGameNames } from '../../shell/use-game-names.ts'
import { useTexts } from '../../shell/use-texts.ts'

type Row = ReplyOf<typeof listGameDays>['rows'][number]

/** Play by day and game; a game links to its rounds of that day. */
export function GameLog() {
  const { t } = useTexts()
  const nameOf = useGameNames()
  const maySeeRounds = useMay('rounds.read')
  return (
    <DataList
      list={gameLog}
      label={t('logs.view.games')}
      empty={t('logs.none')}
      read={(question) => ask(api(listGameDays, { query: question as QueryOf<typeof listGameDays> }))}
      keyOf={({ id }) => id}
      cells={{
        gameKey: ({ gameKey, day }: Row) =>
          maySeeRounds ? (
            <Link data-opener className={rowStyles.opener} to={paths.roundsOfDay(gameKey, day)} title={gameKey}>
              {nameOf(gameKey)}
            </Link>
          ) : (
            nameOf(gameKey)
          ),
        version: ({ version }: Row) => <span title={version ?? undefined}>{version?.slice(0, 8) ?? '–'}</span>,
      }}
    />
  )
}
