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
 * Takes the stake of a bet inside the caller's transaction, or returns the obstacle: then the caller rolls back. What
 * cash lacks, the player's bonus lends (decision 0029); the house pays the stake of a free bet (decision 0032). The
 * limit of losses in shared games is not in the books: it is judged here again, while no other bet of the person is taken.
 */
export async function stakeBet(
  room: Pick<
    CrashRoom,
    'contraId' | 'calendarDay' | 'playMoney' | 'bonuses' | 'freeRounds' | 'minimumRoundMs' | 'hourLoss' | 'limits'
  >,
  tx: Transaction,
  bet: Staked,
  { seriesId, roundNo, now }: { readonly seriesId: number; readonly roundNo: number; readonly now: Date },
): Promise<PlayObstacle | undefined> {
  if (bet.mode === 'demo') {
    const left = await room.playMoney.move(tx, bet.sessionId, bet.stake, 0)
    return left === undefined ? 'insufficient' : undefined
  }
  assert(bet.accountId !== null && bet.playerId !== null, 'A bet for money has a player and an account.')
  await room.limits.holdStake(tx, {
    playerId: bet.playerId,
    stakeMinor: bet.stake,
    game: 'crash',
    gameKey: bet.gameKey,
  })
  const play = { reference: bet.id, accountId: bet.accountId, stakeMinor: bet.stake, winMinor: 0, ordinal: roundNo }
  const { contraId, minimumRoundMs } = room
  const context = { contraId, seriesId, day: room.calendarDay(), at: now, minimumRoundMs }
  const post = async (): Promise<PlayObstacle | undefined> => {
    const posted = (await postPlays(tx, context, [play])).get(bet.id)
    assert(posted, 'A play has a result.')
    if (posted.outcome === 'stopped') return posted.obstacle
    return (await isHourPassed(room, tx, bet, now)) ? 'hour-loss' : undefined
  }
  if (bet.freeRoundsId !== null) {
    await payStakeOfHouse(room, tx, bet, bet.freeRoundsId, now)
    return post()
  }
  const obstacle = await post()
  const isLent = obstacle === 'insufficient' && (await lendForBet(room, tx, bet, now))
  return isLent ? post() : obstacle
}

/** Whether the stake that was just booked exceeds the loss bound of the hour; the account is locked meanwhile. */
async function isHourPassed(
  { hourLoss }: Pick<CrashRoom, 'hourLoss'>,
  tx: Transaction,
  { playerId, gameKey }: Staked,
  at: Date,
): Promise<boolean> {
  const max = hourLoss?.maxOf(gameKey) ?? null
  if (!hourLoss || max === null || playerId === null) return false
  return (await hourLoss.lostIn(tx, { playerId, gameKey, at })) > max
}

/** Refusals, by obstacle. */
export const OBSTACLE_CODES = {
  blocked: 'ERR_PLAYING_BLOCKED',
  'too-soon': 'ERR_ROUND_TOO_SOON',
  'hour-loss': 'ERR_HOURLY_LOSS_REACHED',
  'stake-limit': 'ERR_STAKE_LIMIT_REACHED',
  'loss-limit': 'ERR_LOSS_LIMIT_REACHED',
  insufficient: 'ERR_INSUFFICIENT_FUNDS',
} as const satisfies Record<PlayObstacle, string>
