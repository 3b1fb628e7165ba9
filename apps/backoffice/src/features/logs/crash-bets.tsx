import { Link } from 'react-router'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { crashBetLog } from '#contract/lists/crash-log.ts'
import { listCrashBetLog } from '#contract/play-v1/logs.ts'
import { api, ask } from '../../shell/api.ts'
import { DataList } from '../../shell/list/data-list.tsx'
import { paths } from '../../shell/paths.ts'
import rowStyles from '../../shell/rows.module.css'
import { Status } from '../../shell/status.tsx'
import { useGameNames } from '../../shell/use-game-names.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { BET_STATUS } from './crash-status.ts'
import { writeTimes } from './write-times.ts'

type Row = ReplyOf<typeof listCrashBetLog>['rows'][number]

/** Bets of one shared round, or of all; a bet links to its proof and entries. */
export function CrashBets() {
  const { t, language } = useTexts()
  const nameOf = useGameNames()
  return (
    <DataList
      list={crashBetLog}
      label={t('logs.view.bets')}
      empty={t('logs.none')}
      read={(question) => ask(api(listCrashBetLog, { query: question as QueryOf<typeof listCrashBetLog> }))}
      keyOf={({ betId }) => betId}
      cells={{
        madeAt: ({ playerId, betId, madeAt }: Row) => (
          <Link data-opener className={rowStyles.opener} to={paths.round(playerId, betId)}>
            {writeMoment(madeAt, language)}
          </Link>
        ),
        gameKey: ({ gameKey }: Row) => nameOf(gameKey),
        state: ({ state }: Row) => <Status kind={BET_STATUS[state]}>{t(`crashBet.${state}`)}</Status>,
        cashOut: ({ cashOut }: Row) => writeTimes(cashOut, language),
      }}
    />
  )
}
