import type { Querier, Transaction } from '#server/kernel/index.ts'
import { eraseAskedAbout, findAskedAbout, findHeldAbout } from './personal-data.queries.ts'

/**
 * That something about the person was requested and decided stays under the number of the account; what was sealed and
 * texts of staff are erased. What the law forbids to disclose is in no copy of their data and is kept with the identity
 * (decision 0250). The type of a personal part belongs to a room above: the composition checks it.
 */
export function approvalParts() {
  return [
    {
      name: 'payments' as const,
      fate: 'unnamed' as const,
      read: async (db: Querier, playerId: number) => ({ askedOfStaff: await findAskedAbout(db, playerId) }),
      erase: (tx: Transaction, playerId: number, at: Date) => eraseAskedAbout(tx, playerId, { at, isHeld: false }),
    },
    {
      name: 'notes' as const,
      fate: 'held' as const,
      isWithheld: true,
      read: async (db: Querier, playerId: number) => ({ askedAtRisk: await findHeldAbout(db, playerId) }),
      erase: (tx: Transaction, playerId: number, at: Date) => eraseAskedAbout(tx, playerId, { at, isHeld: true }),
    },
  ]
}
