import { listCrashBetLog, listCrashRoundLog } from '#contract/play-v1/logs.ts'
import { makeListSource } from '../kernel/index.ts'
import { archivedBetList, archivedRoundList } from './archive/list-archived.ts'
import { betsInSql, forMoney, roundsInSql, type LoggedBet, type LoggedRound } from './crash-log.queries.ts'
import type { CrashNeeds } from './needs.ts'

/** Multipliers are kept in hundredths. */
const timesOf = (hundredths: number | null): number | null => (hundredths === null ? null : hundredths / 100)

/** For staff: shared rounds, with what was bet in them for money. */
export const roundsListed = ({ db, currency }: Pick<CrashNeeds, 'db' | 'currency'>) =>
  makeListSource(
    { db },
    {
      of: roundsInSql(currency),
      call: listCrashRoundLog,
      moved: archivedRoundList(db, currency),
      show: (rows: readonly LoggedRound[]) =>
        rows.map(({ id, openedAt, settledAt, crashPoint, stake, win, ...row }) => ({
          roundId: id,
          gameKey: row.gameKey,
          no: row.no,
          state: row.state,
          crashPoint: timesOf(crashPoint),
          openedAt: openedAt.toISOString(),
          settledAt: settledAt?.toISOString() ?? null,
          players: row.players,
          bets: row.bets,
          stake: { amountMinor: stake, currency: row.currency },
          win: { amountMinor: win, currency: row.currency },
          ggr: { amountMinor: stake - win, currency: row.currency },
        })),
    },
  )

/** For staff: bets for money on shared rounds. */
export const betsListed = ({ db }: Pick<CrashNeeds, 'db'>) =>
  makeListSource(
    { db },
    {
      of: betsInSql,
      call: listCrashBetLog,
      where: () => forMoney,
      moved: archivedBetList(db),
      show: (rows: readonly LoggedBet[]) =>
        rows.map(({ id, cashOut, stake, win, currency, madeAt, ...row }) => ({
          betId: id,
          roundId: row.roundId,
          gameKey: row.gameKey,
          playerId: row.playerId,
          state: row.state,
          cashOut: timesOf(cashOut),
          stake: { amountMinor: stake, currency },
          win: { amountMinor: win, currency },
          madeAt: madeAt.toISOString(),
        })),
    },
  )
