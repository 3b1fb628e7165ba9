import { assert, type Transaction } from '../kernel/index.ts'
import * as queries from './ledger.queries.ts'
import { nextRoundAt } from './round-pace.ts'

/** A stake or a win in a round that many accounts play at once. Amounts in minor units. */
export type Play = {
  readonly reference: string
  readonly accountId: number
  readonly stakeMinor: number
  readonly winMinor: number
  /** Number of the round in its series. */
  readonly ordinal: number
}

/** What all plays of one statement share. The series is only recorded: its numbers are not checked here. */
export type PlayContext = {
  readonly contraId: number
  readonly seriesId: number
  /** Calendar day of the limits. */
  readonly day: string
  readonly at: Date
  /** Minimum time since the last round of the person; absent: the stakes belong to rounds that have begun. */
  readonly minimumRoundMs?: number
}

/** Why a stake is not taken; a win alone is never stopped. */
export type PlayObstacle = 'blocked' | 'too-soon' | 'hour-loss' | 'stake-limit' | 'loss-limit' | 'insufficient'

/**
 * Whether an obstacle may disappear once law and limits are evaluated again: a stop that is over, or a ceiling that is
 * older than what the person has played at another brand since.
 */
export function mayBeOver(obstacle: string): boolean {
  return ['blocked', 'stake-limit', 'loss-limit', 'hour-loss'].includes(obstacle)
}

export type PostedPlay =
  | { readonly outcome: 'posted'; readonly balanceAfterMinor: number }
  | { readonly outcome: 'stopped'; readonly obstacle: PlayObstacle }

/**
 * Books stakes and wins of many accounts in one statement, inside the caller's transaction, which also writes the
 * decisions that they follow from, so that each happens once. At most one play per account and call. Rows are locked in
 * account order, as the group commit does it. Returns the result of each by its reference.
 */
export async function postPlays(
  tx: Transaction,
  { contraId, seriesId, day, at, minimumRoundMs }: PlayContext,
  plays: readonly Play[],
): Promise<ReadonlyMap<string, PostedPlay>> {
  const accounts = plays.map(({ accountId }) => accountId)
  assert(new Set(accounts).size === accounts.length, 'A statement moves an account once.')
  for (const { stakeMinor, winMinor } of plays) {
    assert(Number.isSafeInteger(stakeMinor) && stakeMinor >= 0, 'A stake is whole minor units.')
    assert(Number.isSafeInteger(winMinor) && winMinor >= 0, 'A win is whole minor units.')
    assert(stakeMinor + winMinor > 0, 'A movement moves something.')
  }
  const balances = new Map((await queries.lockBalances(tx, accounts)).map((one) => [one.accountId, one]))
  for (const { accountId, day: begun } of balances.values()) {
    if (begun >= day) continue
    await queries.rollDay(tx, accountId, day)
    const rolled = await queries.readBalance(tx, accountId)
    if (rolled) balances.set(accountId, { ...rolled, accountId })
  }
  const results = new Map<string, PostedPlay>()
  const findTooSoon = (present: queries.Balance, ordinal: number): PlayObstacle | undefined => {
    if (minimumRoundMs === undefined) return undefined
    // Several bets on one shared round are one round.
    const isOfLastRound = present.roundSeries === seriesId && present.roundOrdinal === ordinal
    return !isOfLastRound && nextRoundAt(present.roundBegun, at, minimumRoundMs) ? 'too-soon' : undefined
  }
  const free = plays.filter(({ reference, accountId, stakeMinor, ordinal }) => {
    const balance = balances.get(accountId)
    assert(balance, 'A play has an account with a balance.')
    const obstacle = stakeMinor > 0 ? (findTooSoon(balance, ordinal) ?? findObstacle(balance, stakeMinor)) : undefined
    if (obstacle) results.set(reference, { outcome: 'stopped', obstacle })
    return obstacle === undefined
  })
  if (free.length === 0) return results
  const posted = await queries.insertPlays(tx, { contraId, seriesId, at, begins: minimumRoundMs !== undefined }, free)
  assert(posted.length === free.length, 'A locked balance row moves.')
  for (const { reference, balance } of posted) results.set(reference, { outcome: 'posted', balanceAfterMinor: balance })
  return results
}

function findObstacle(present: queries.Balance, stakeMinor: number): PlayObstacle | undefined {
  if (present.status !== 0) return 'blocked'
  if (present.stakeLeft < stakeMinor) return 'stake-limit'
  if (present.lossLeft < stakeMinor) return 'loss-limit'
  return present.balance < stakeMinor ? 'insufficient' : undefined
}
