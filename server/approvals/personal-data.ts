import type { Querier, Transaction } from '#server/kernel/index.ts'
import { eraseRequestsAbout, findRequestsAbout, findHeldRequestsAbout } from './personal-data.queries.ts'

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
      read: async (db: Querier, playerId: number) => ({ askedOfStaff: await findRequestsAbout(db, playerId) }),
      erase: (tx: Transaction, playerId: number, at: Date) => eraseRequestsAbout(tx, playerId, { at, isHeld: false }),
    },
    {
      name: 'notes' as const,
      fate: 'held' as const,
      isWithheld: true,
      read: async (db: Querier, playerId: number) => ({ askedAtRisk: await findHeldRequestsAbout(db, playerId) }),
      erase: (tx: Transaction, playerId: number, at: Date) => eraseRequestsAbout(tx, playerId, { at, isHeld: true }),
    },
  ]
}
