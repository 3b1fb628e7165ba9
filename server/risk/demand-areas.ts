import { AREA_RIGHTS, type RiskArea } from '#contract/shapes/risk.ts'
import { NotAllowed, type Querier, type StaffCaller } from '#server/kernel/index.ts'
import type { RiskNeeds } from './needs.ts'

/** Refuses a request about an area without permission. */
export function demandAreas(touched: readonly RiskArea[], own: readonly RiskArea[]): void {
  const foreign = touched.find((area) => !own.includes(area))
  if (foreign !== undefined) throw new NotAllowed({ permission: AREA_RIGHTS[foreign] })
}

/** The same for a second person, whose permissions are read from the database. */
export async function demandAreasOf(
  { findWorkers }: Pick<RiskNeeds, 'findWorkers'>,
  db: Querier,
  userId: number,
  touched: readonly RiskArea[],
): Promise<void> {
  for (const area of touched) {
    const people = await findWorkers(db, AREA_RIGHTS[area])
    if (!people.some((one) => one.userId === userId)) throw new NotAllowed({ permission: AREA_RIGHTS[area] })
  }
}

/** A report contains personal data that are masked elsewhere. */
export function demandReveal({ permissions }: Pick<StaffCaller, 'permissions'>): void {
  if (!permissions.includes('players.reveal')) throw new NotAllowed({ permission: 'players.reveal' })
}
