import type { Clock, Database, Instant } from '#server/kernel/index.ts'
import type { ProposalList } from './proposals.ts'
import { countWaitingRequests } from './requests.queries.ts'

type Needs = {
  readonly db: Database
  readonly clock: Clock
  readonly target: string
  readonly proposals: () => readonly ProposalList[]
}

/**
 * Everything that waits for a second person, whoever that may be: requests, and proposals in tables of other rooms.
 * `late` are those that have waited since before `promisedAt`.
 */
export async function countWaitingApprovals(
  { db, clock, target, proposals }: Needs,
  promisedAt: Instant,
): Promise<{ readonly count: number; readonly oldestAt: Instant | null; readonly late: number }> {
  const requests = await countWaitingRequests(db, { target, now: clock.now(), promisedAt })
  const proposed: Instant[] = []
  for (const source of proposals()) proposed.push(...(await source.list(db)).map(({ askedAt }) => askedAt))
  const oldest = [...proposed, ...(requests.oldestAt ? [requests.oldestAt] : [])].toSorted(
    (one, other) => one.getTime() - other.getTime(),
  )
  return {
    count: requests.count + proposed.length,
    oldestAt: oldest[0] ?? null,
    late: requests.late + proposed.filter((askedAt) => askedAt < promisedAt).length,
  }
}
