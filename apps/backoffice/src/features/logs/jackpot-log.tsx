import { Link } from 'react-router'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { jackpotLog } from '#contract/lists/jackpot-log.ts'
import { listJackpotMoves } from '#contract/play-v1/logs.ts'
import { api, ask } from '../../shell/api.ts'
import { DataList } from '../../shell/list/data-list.tsx'
import { paths } from '../../shell/paths.ts'
import rowStyles from '../../shell/rows.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { writeMoment } from '../../shell/write-time.ts'

type Row = ReplyOf<typeof listJackpotMoves>['rows'][number]

/** Movements of jackpots, newest first; a win links to its round. */
export function JackpotLog() {
  const { t, language } = useTexts()
  return (
    <DataList
      list={jackpotLog}
      label={t('logs.view.jackpots')}
      empty={t('logs.none')}
      read={(question) => ask(api(listJackpotMoves, { query: question as QueryOf<typeof listJackpotMoves> }))}
      keyOf={({ id }) => String(id)}
      cells={{
        // A win leaves the pool.
        amount: ({ kind, amount }: Row) =>
          writeMoney(kind === 'win' ? { ...amount, amountMinor: -amount.amountMinor } : amount),
        movedAt: ({ playerId, roundId, movedAt }: Row) => {
          const at = writeMoment(movedAt, language)
          if (playerId === null || roundId === null) return at
          return (
            <Link data-opener className={rowStyles.opener} to={paths.round(playerId, roundId)}>
              {at}
            </Link>
          )
        },
      }}
    />
  )
}
