import type { Querier } from '#server/kernel/index.ts'
import { eraseAskedAbout, findAskedAbout } from './personal-data.queries.ts'

/**
 * That something about the person was requested and decided stays under the number of the account; what was sealed and
 * texts of staff are erased. The type of a personal part belongs to a room above: the composition checks it.
 */
export function approvalParts() {
  return [
    {
      name: 'payments' as const,
      fate: 'unnamed' as const,
      read: async (db: Querier, playerId: number) => ({ askedOfStaff: await findAskedAbout(db, playerId) }),
      erase: eraseAskedAbout,
    },
  ]
}
