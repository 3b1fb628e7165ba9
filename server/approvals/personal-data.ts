import type { Querier } from '#server/kernel/index.ts'
import { eraseAskedAbout, findAskedAbout } from './personal-data.queries.ts'

/**
 * That something about the person was asked for and decided stays under the number of the account; what was sealed and what
 * staff wrote goes. The type of a personal part is of a room above: the composition joins them.
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
