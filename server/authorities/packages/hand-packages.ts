import { packageCan } from '#contract/states/package-states.ts'
import type { PackageNeeds } from '../needs.ts'
import { lockPackage } from './packages.queries.ts'
import * as work from './work.queries.ts'

/** How long whoever hands one over is waited for. */
const LEASE_MS = 60_000
const WAIT_MS = 10_000
const WAIT_MOST_MS = 900_000
const AT_ONCE = 20

/** Hands packages over in their order, until one fails or none is left. A repeated handover is the same one: the name says so. */
export async function handPackages(needs: PackageNeeds): Promise<number> {
  const { db, clock, target, handover } = needs
  let handed = 0
  while (handed < AT_ONCE) {
    const now = clock.now()
    const taken = await work.takeToHand(db, target, { now, until: new Date(now.getTime() + LEASE_MS) })
    if (!taken) return handed
    const { id, name, sealed, tries } = taken
    const offered = await handover.offer(name, sealed)
    if (!offered.ok) {
      const wait = Math.min(WAIT_MS * 2 ** Math.min(tries - 1, 10), WAIT_MOST_MS)
      await work.recordTry(db, id, new Date(clock.now().getTime() + wait), offered.problem)
      return handed
    }
    await db.transaction(async (tx) => {
      const row = await lockPackage(tx, target, id)
      if (row && packageCan('hand', row.state)) await work.recordHanded(tx, id, clock.now())
    })
    handed += 1
  }
  return handed
}
