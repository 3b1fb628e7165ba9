import type { Querier } from '../../kernel/index.ts'
import { listEnds } from '../archive/find-spent.ts'
import { listAwardsOf } from './relations.queries.ts'

/** For each played round of some relations, in order: whether it won; null while its end is not known. */
export async function listResults(
  db: Querier,
  relationIds: readonly string[],
): Promise<ReadonlyMap<string, (boolean | null)[]>> {
  const awards = await listAwardsOf(db, relationIds)
  const relationOf = new Map(awards.map(({ id, relationId }) => [id, relationId]))
  const results = new Map<string, (boolean | null)[]>()
  for (const { awardId, isWin } of await listEnds(db, awards)) {
    const relationId = relationOf.get(awardId) ?? ''
    results.set(relationId, [...(results.get(relationId) ?? []), isWin])
  }
  return results
}
