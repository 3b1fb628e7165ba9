import type { Transaction } from '../kernel/index.ts'
import { isArchived } from './archive/keep-archived.ts'
import { COMMIT_STAKE, type Committed, type Stake, type StakeContext } from './commit-stakes.ts'
import { paceOf } from './round-pace.ts'

/**
 * Takes one stake inside the caller's transaction, by the statement of the group commit: balance, limits, block, day,
 * series, pace and hour are checked where it is taken. For rounds that move something else with the stake; others are
 * committed in groups. Undefined when a check stops it or its reference is booked already.
 */
export async function postStake(
  tx: Transaction,
  { reference, accountId, stakeMinor, winMinor, seriesId, ordinal }: Stake,
  { day, at, contraId, minimumRoundMs }: StakeContext,
): Promise<Committed | undefined> {
  if (await isArchived(tx, reference)) return undefined
  const pace = paceOf(at, minimumRoundMs)
  const own = [[reference], [accountId], [stakeMinor], [winMinor], [seriesId], [ordinal]]
  const values = [...own, day, at.toISOString(), contraId, pace.after, pace.until, reference, reference]
  const [row] = await tx.query<{ accountId: number; seq: number; balance: number; staked: number; won: number }>({
    text: COMMIT_STAKE,
    values,
  })
  return row && { seq: row.seq, balanceMinor: row.balance, stakedMinor: row.staked, wonMinor: row.won }
}
