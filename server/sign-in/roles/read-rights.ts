import type { Querier } from '#server/kernel/index.ts'
import { earlierOf, minutesAfter } from '../after.ts'
import type { SignInNeeds } from '../needs.ts'
import { rightsOf, whyClosed, type Closed, type Rights } from './rights.ts'
import * as queries from './roles.queries.ts'

export type RightsNow = Rights & {
  /** Why roles that are held do not count here and now. */
  readonly closedBy: Closed | undefined
  /** When this can change by the passing of time alone. */
  readonly until: Date | undefined
}

export type RightsNeeds = Pick<SignInNeeds, 'clock' | 'target' | 'market'>

/** Rights of a member of staff now, from an address: by the grants that have begun and not ended. */
export async function readRights(
  db: Querier,
  { clock, target, market }: RightsNeeds,
  { userId, source }: { userId: number; source: string },
): Promise<RightsNow> {
  const at = clock.now()
  const held = await queries.findLivingRoles(db, { userIds: [userId], target, at })
  const nextChange = (await queries.findNextChange(db, userId, at)) ?? undefined
  const place = { at, source, timeZone: market.timeZone }
  const hasHours = held.some(({ hours }) => hours !== null)
  return {
    ...rightsOf(held, place),
    closedBy: whyClosed(held, place),
    until: hasHours ? earlierOf(nextMinute(at), nextChange ?? nextMinute(at)) : nextChange,
  }
}

/** Working hours begin and end at whole minutes. */
function nextMinute(at: Date): Date {
  const wholeMinute = new Date(at)
  wholeMinute.setUTCSeconds(0, 0)
  return minutesAfter(wholeMinute, 1)
}
