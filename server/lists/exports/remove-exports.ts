import type { ListNeeds } from '../needs.ts'
import { forgetParts, listToRemove } from './making.queries.ts'
import { removeParts } from './part-files.ts'

const AT_ONCE = 20

/** Removes expired files, and the remains of cancelled or failed exports. */
export async function removeExports(needs: ListNeeds): Promise<void> {
  const { db, clock, target } = needs
  const now = clock.now()
  for (const row of await listToRemove(db, target, now, AT_ONCE)) {
    await removeParts(needs, row.leases, row.parts)
    await forgetParts(db, row.id, row.expiresAt <= now ? now : null)
  }
}
