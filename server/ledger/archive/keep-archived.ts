import { systemClock, type Querier } from '../../kernel/index.ts'
import type { Stake } from '../commit-stakes.ts'
import type { StakeResult } from '../group-commit.ts'
import { findArchived } from './read-archived.ts'
import { mayHaveLeft, timeOfReference } from './old-references.ts'

/**
 * Whether a reference is booked in a closed month whose keys have left the database. Undefined at once, without a
 * query, when the time in the reference is recent, as it is for all new rounds.
 */
export function isArchived(db: Querier, reference: string): Promise<boolean> | undefined {
  const madeAt = timeOfReference(reference)
  if (!madeAt || !mayHaveLeft(madeAt, systemClock.now())) return undefined
  return findArchived(db, [reference]).then((found) => found.length > 0)
}

/**
 * Rejects a stake whose reference is booked in a month that has left: a repeat is never booked again, however old it
 * is.
 */
export function withoutArchived<Commit extends { readonly submit: (stake: Stake) => Promise<StakeResult> }>(
  db: Querier,
  commit: Commit,
): Commit {
  const submit = (stake: Stake): Promise<StakeResult> => {
    const archived = isArchived(db, stake.reference)
    if (!archived) return commit.submit(stake)
    return archived.then((isBooked) => (isBooked ? { outcome: 'absent' } : commit.submit(stake)))
  }
  return { ...commit, submit }
}
