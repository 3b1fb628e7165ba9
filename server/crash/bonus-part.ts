import { shareOf } from '#money'
import { assert, type Transaction } from '../kernel/index.ts'
import { lockBalance, readBalance } from '../ledger/index.ts'
import type { CrashRoom } from './crash-room.ts'
import * as betQueries from './bets.queries.ts'

type Staked = Pick<betQueries.BetRow, 'id' | 'gameKey' | 'playerId' | 'accountId' | 'sessionId' | 'stake'>

/**
 * Puts what cash lacks of a bet's stake on the cash account, from the player's bonus, inside the transaction that
 * stakes the bet. False, and nothing moved, where no bonus covers it. The caller rolls back when the stake is stopped
 * afterwards.
 */
export async function lendForBet(
  { bonuses }: Pick<CrashRoom, 'bonuses'>,
  tx: Transaction,
  { id, gameKey, playerId, accountId, sessionId, stake }: Staked,
  at: Date,
): Promise<boolean> {
  if (!bonuses || playerId === null || accountId === null) return false
  const lentMinor = stake - ((await readBalance(tx, accountId))?.balance ?? 0)
  assert(lentMinor > 0, 'A stake that cash pays asks for no bonus.')
  const awardId = await bonuses.lend(tx, { playerId, gameKey, roundId: id, stakeMinor: stake, lentMinor, at })
  if (awardId === undefined) return false
  await betQueries.markLent(tx, id, awardId, lentMinor)
  // Bonus money is not part of the player's net result until it becomes cash.
  await bonuses.moveNet(tx, sessionId, lentMinor)
  return true
}

/**
 * Moves the bonus's share of what bets have won back to it, and releases the bonus of a bet that is over, inside the
 * transaction that pays or loses them. Returns the bets after it. After half of a bet the bonus still waits for the
 * rest.
 */
export async function settleBonusParts(
  room: Pick<CrashRoom, 'bonuses'>,
  tx: Transaction,
  bets: readonly betQueries.BetRow[],
  at: Date,
): Promise<betQueries.BetRow[]> {
  const settled: betQueries.BetRow[] = []
  for (const bet of bets) settled.push(bet.awardId === null ? bet : await settlePart(room, tx, bet, bet.awardId, at))
  return settled
}

async function settlePart(
  { bonuses }: Pick<CrashRoom, 'bonuses'>,
  tx: Transaction,
  bet: betQueries.BetRow,
  awardId: string,
  at: Date,
): Promise<betQueries.BetRow> {
  assert(bonuses, 'What was lent has a lender.')
  const bonusWon = shareOf(bet.win, bet.lent, bet.stake)
  const shareMinor = bonusWon - bet.bonusWon
  await bonuses.settle(tx, { awardId, roundId: bet.id, shareMinor, at, isOpen: bet.state === 'placed' })
  if (shareMinor > 0) await bonuses.moveNet(tx, bet.sessionId, -shareMinor)
  await betQueries.markBonusWon(tx, bet.id, bonusWon)
  return { ...bet, bonusWon }
}

/** Ends bets that lost: their bonuses do not wait for them any more. Cash is locked before bonuses, as with every stake. */
export async function endLostParts(
  room: Pick<CrashRoom, 'bonuses'>,
  tx: Transaction,
  lost: readonly betQueries.BetRow[],
  at: Date,
): Promise<void> {
  const accounts = new Set(lost.flatMap(({ accountId }) => (accountId === null ? [] : [accountId])))
  for (const accountId of [...accounts].toSorted((a, b) => a - b)) await lockBalance(tx, accountId)
  await settleBonusParts(room, tx, lost, at)
}
