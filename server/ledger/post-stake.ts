import type { Transaction } from '../kernel/index.ts'
import { COMMIT_STAKES, type Committed, type Stake, type StakeContext } from './commit-stakes.ts'

/**
 * Takes one stake inside the caller's transaction, by the statement of the group commit: balance, limits, block, day and
 * series are checked where it is taken. For rounds that move something else with the stake; others are committed in groups.
 * Nothing when a check stops it or its reference is booked.
 */
export async function postStake(
  tx: Transaction,
  { reference, accountId, stakeMinor, winMinor, seriesId, ordinal }: Stake,
  { day, at, contraId }: StakeContext,
): Promise<Committed | undefined> {
  const values = [[reference], [accountId], [stakeMinor], [winMinor], [seriesId], [ordinal], day, at, contraId]
  const [row] = await tx.query<{ seq: number; balance: number; staked: number; won: number }>({
    text: COMMIT_STAKES,
    values,
  })
  return row && { seq: row.seq, balanceMinor: row.balance, stakedMinor: row.staked, wonMinor: row.won }
}
