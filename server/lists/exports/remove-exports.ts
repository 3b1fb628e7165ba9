import type { ListNeeds } from '../needs.ts'
import { forgetParts, listToRemove } from './making.queries.ts'
import { removeParts } from './part-files.ts'

const AT_ONCE = 20

/** Removes files whose time is over, and what is left of exports that were stopped or failed. */
export async function removeExports(needs: ListNeeds): Promise<void> {
  const { db, clock, target } = needs
  const now = clock.now()
  for (const row of await listToRemove(db, target, now, AT_ONCE)) {
    await removeParts(needs, row.leases, row.parts)
    await forgetParts(db, row.id, row.expiresAt <= now ? now : null)
  }
}
