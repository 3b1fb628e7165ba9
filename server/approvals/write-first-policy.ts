import type { PolicyRule } from '#contract/shapes/approvals.ts'
import { newId } from '#server/kernel/index.ts'
import type { ApprovalNeeds } from './needs.ts'
import * as queries from './policy.queries.ts'

/**
 * Writes the first policy of an installation, and later the rows of actions that are new in a release: each time as a
 * version of its own. Idempotent, also in two concurrent processes.
 */
export async function writeFirstPolicy(
  { db, clock, target }: Pick<ApprovalNeeds, 'db' | 'clock' | 'target'>,
  first: readonly PolicyRule[],
): Promise<void> {
  const missing = async (querier: Parameters<typeof queries.listVersions>[0]) => {
    const [newest] = await queries.listVersions(querier, target)
    const rules = newest ? await queries.listRules(querier, newest.id) : []
    const known = new Set<string>(rules.map(({ action }) => action))
    return { newest, rules, added: first.filter(({ action }) => !known.has(action)) }
  }
  if ((await missing(db)).added.length === 0) return
  await db.transaction(async (tx) => {
    await queries.lockPolicy(tx, target)
    const { newest, rules, added } = await missing(tx)
    if (added.length === 0) return
    const now = clock.now()
    const version = {
      id: newId(now),
      version: (newest?.version ?? 0) + 1,
      validFrom: now,
      askedBy: null,
      askedByName: null,
      approvedBy: null,
      approvedByName: null,
    }
    await queries.insertVersion(tx, target, version, [...rules, ...added])
  })
}
