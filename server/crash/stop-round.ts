import { cashOutFor, LEAST_CASH_OUT } from '#games/engines/crash/math/index.ts'
import type { Transaction } from '../kernel/index.ts'
import type { CrashRoom } from './crash-room.ts'
import * as betQueries from './bets.queries.ts'
import type * as gameQueries from './games.queries.ts'
import * as roundQueries from './rounds.queries.ts'
import { rulesOf } from './game-rules.ts'
import { payBets } from './pay-bets.ts'

/**
 * The written rule for a round whose leader failed while it ran (decision 0012). Cash-outs that are booked stand. An
 * automatic cash-out counts as always: paid when the round would have reached it. A bet without one is cashed out at
 * the multiplier at which the round was last led, as if its player had done it then: it does not depend on where the
 * round would have crashed, so neither player nor house gains from a stop.
 */
export async function stopRound(
  room: CrashRoom,
  tx: Transaction,
  {
    game,
    round,
    link,
    crashPoint,
    stoppedAt,
    now,
  }: {
    readonly game: gameQueries.GameRow
    readonly round: roundQueries.RoundRow
    readonly link: string
    readonly crashPoint: number
    readonly stoppedAt: number
    readonly now: Date
  },
): Promise<roundQueries.RoundRow | undefined> {
  const definition = rulesOf(round.gameKey)?.definition
  if (!definition) return undefined
  const context = { seriesId: game.seriesId, roundNo: round.no, now }
  // A bet that is cashed out before 1.01, or between two stations, ends at the first possible multiplier.
  const exit = cashOutFor(definition, stoppedAt) ?? (definition.stations ? undefined : LEAST_CASH_OUT)
  if (exit !== undefined && exit <= crashPoint) {
    const byHand = await betQueries.lockByHand(tx, round.id)
    await payBets(
      room,
      tx,
      byHand.map((bet) => ({ bet, cashOut: exit, cashedBy: 'rule' as const })),
      context,
    )
  }
  return roundQueries.crashRound(tx, { id: round.id, crashedAt: now, crashPoint, link, stoppedAt })
}
