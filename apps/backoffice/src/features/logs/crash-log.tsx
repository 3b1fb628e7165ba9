import { Link } from 'react-router'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { crashLog } from '#contract/lists/crash-log.ts'
import { listCrashRoundLog } from '#contract/play-v1/logs.ts'
import { api, ask } from '../../shell/api.ts'
import { DataList } from '../../shell/list/data-list.tsx'
import { paths } from '../../shell/paths.ts'
import rowStyles from '../../shell/rows.module.css'
import { Status } from '../../shell/status.tsx'
import { useGameNames } from '../../shell/use-game-names.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { ROUND_STATUS } from './crash-status.ts'
import { writeTimes } from './write-times.ts'

type Row = ReplyOf<typeof listCrashRoundLog>['rows'][number]

/** Shared rounds, newest first; a round links to its bets. */
export function CrashLog() {
  const { t, language } = useTexts()
  const nameOf = useGameNames()
  return (
    <DataList
      list={crashLog}
      label={t('logs.view.crash')}
      empty={t('logs.none')}
      read={(question) => ask(api(listCrashRoundLog, { query: question as QueryOf<typeof listCrashRoundLog> }))}
      keyOf={({ roundId }) => roundId}
      cells={{
        openedAt: ({ roundId, openedAt }: Row) => (
          <Link data-opener className={rowStyles.opener} to={paths.log('bets', { roundId })}>
            {writeMoment(openedAt, language)}
          </Link>
        ),
        gameKey: ({ gameKey }: Row) => nameOf(gameKey),
        state: ({ state }: Row) => <Status kind={ROUND_STATUS[state]}>{t(`crashRound.${state}`)}</Status>,
        crashPoint: ({ crashPoint }: Row) => writeTimes(crashPoint, language),
      }}
    />
  )
}
