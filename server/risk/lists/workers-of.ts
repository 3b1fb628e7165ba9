import { AREA_RIGHTS, type RiskArea } from '#contract/shapes/risk.ts'
import type { Querier } from '#server/kernel/index.ts'
import type { RiskNeeds } from '../needs.ts'
import type { Workers } from './risk-list.queries.ts'

/** Who may work on cases of each area now. A case of somebody who left, or lost the permission, is nobody's. */
export async function workersOf(
  { findWorkers }: Pick<RiskNeeds, 'findWorkers'>,
  db: Querier,
  areas: readonly RiskArea[],
): Promise<Workers> {
  const workers: Record<string, readonly number[]> = {}
  for (const area of areas) workers[area] = (await findWorkers(db, AREA_RIGHTS[area])).map(({ userId }) => userId)
  return workers
}
