import { forEachOfPages } from '#server/kernel/index.ts'
import type { ListNeeds } from '../needs.ts'
import type { ExportRow } from './exports.queries.ts'
import { forgetParts, listToRemove } from './making.queries.ts'
import { removeParts } from './part-files.ts'

const AT_ONCE = 20

/** Removes expired files, and the remains of cancelled or failed exports; a failure does not affect the others. */
export async function removeExports(needs: ListNeeds): Promise<void> {
  const { db, clock, target } = needs
  const now = clock.now()
  await forEachOfPages<ExportRow, void>({
    limit: AT_ONCE,
    list: (page) => listToRemove(db, target, { now, ...page }),
    work: async (row) => {
      await removeParts(needs, row.leases, row.parts)
      await forgetParts(db, row.id, row.expiresAt <= now ? now : null)
    },
    message: 'Files of some exports could not be removed.',
  })
}
