import { assert, type Transaction } from '../kernel/index.ts'
import { postPlays, type PlayObstacle } from '../ledger/index.ts'
import type { CrashRoom } from './crash-room.ts'
import type { BetRow } from './bets.queries.ts'
import { lendForBet } from './bonus-part.ts'
import { payStakeOfHouse } from './free-part.ts'

type Staked = Pick<
  BetRow,
  'id' | 'gameKey' | 'mode' | 'playerId' | 'accountId' | 'sessionId' | 'stake' | 'freeRoundsId'
>

/**
 * Takes the stake of a bet inside the caller's transaction, or says what stands in the way: the caller rolls back then. What
 * cash lacks, the player's bonus lends (decision 0029); the stake of a free bet is the house's (decision 0032).
 */
export async function stakeBet(
  room: Pick<CrashRoom, 'contraId' | 'calendarDay' | 'playMoney' | 'bonuses' | 'freeRounds'>,
  tx: Transaction,
  bet: Staked,
  { seriesId, roundNo, now }: { readonly seriesId: number; readonly roundNo: number; readonly now: Date },
): Promise<PlayObstacle | undefined> {
  if (bet.mode === 'demo') {
    const left = await room.playMoney.move(tx, bet.sessionId, bet.stake, 0)
    return left === undefined ? 'insufficient' : undefined
  }
  assert(bet.accountId !== null, 'A bet for money has an account.')
  const play = { reference: bet.id, accountId: bet.accountId, stakeMinor: bet.stake, winMinor: 0, ordinal: roundNo }
  const context = { contraId: room.contraId, seriesId, day: room.calendarDay(), at: now }
  const post = async (): Promise<PlayObstacle | undefined> => {
    const posted = (await postPlays(tx, context, [play])).get(bet.id)
    assert(posted, 'A play has a result.')
    return posted.outcome === 'stopped' ? posted.obstacle : undefined
  }
  if (bet.freeRoundsId !== null) {
    await payStakeOfHouse(room, tx, bet, bet.freeRoundsId, now)
    return post()
  }
  const obstacle = await post()
  const isLent = obstacle === 'insufficient' && (await lendForBet(room, tx, bet, now))
  return isLent ? post() : obstacle
}

/** The refusal that a player is told. */
export const OBSTACLE_CODES = {
  blocked: 'ERR_PLAYING_BLOCKED',
  'stake-limit': 'ERR_STAKE_LIMIT_REACHED',
  'loss-limit': 'ERR_LOSS_LIMIT_REACHED',
  insufficient: 'ERR_INSUFFICIENT_FUNDS',
} as const satisfies Record<PlayObstacle, string>
