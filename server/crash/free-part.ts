import type { placeCrashBet } from '#contract/play-v1/crash.ts'
import { assert, refuse as refuseByCode, type Querier, type Transaction, type Refuse } from '../kernel/index.ts'
import { lockBalance } from '../ledger/index.ts'
import type { CrashRoom } from './crash-room.ts'
import * as betQueries from './bets.queries.ts'

const refuse: Refuse<typeof placeCrashBet> = refuseByCode

type Bet = Pick<betQueries.BetRow, 'id' | 'gameKey' | 'playerId' | 'accountId' | 'sessionId' | 'stake'>

/**
 * The house puts the stake of a bet on its player's account and one free round is spent, inside the transaction that
 * stakes the bet. The account is locked before the free rounds, as with every round.
 */
export async function payStakeOfHouse(
  { freeRounds }: Pick<CrashRoom, 'freeRounds'>,
  tx: Transaction,
  { id, gameKey, playerId, accountId, sessionId, stake }: Bet,
  awardId: string,
  at: Date,
): Promise<void> {
  assert(playerId !== null && accountId !== null, 'A free bet is one for money.')
  await lockBalance(tx, accountId)
  const input = { awardId, playerId, accountId, gameKey, stakeMinor: stake, roundId: id, at }
  if (!(await freeRounds?.spend(tx, input))) return refuse('ERR_FREE_ROUND_GONE')
  // What the house put in is no loss of the player's.
  await freeRounds?.moveNet(tx, sessionId, stake)
}

/**
 * Refuses a waiting bet with a free round where other waiting bets already need all that are left. Nothing is spent or
 * reserved: the transaction that places the bet decides.
 */
export async function judgeWaitingFree(
  { freeRounds }: Pick<CrashRoom, 'freeRounds'>,
  db: Querier,
  { gameKey, playerId, stake }: Bet,
  awardId: string,
  at: Date,
): Promise<void> {
  const about = { awardId, playerId: playerId ?? 0, gameKey, stakeMinor: stake, at }
  const left = (await freeRounds?.countLeft(db, about)) ?? 0
  if (left < (await betQueries.countWaitingFree(db, awardId))) return refuse('ERR_FREE_ROUND_GONE')
}
