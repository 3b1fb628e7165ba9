import type { Querier } from '#server/kernel/index.ts'
import { findPlayerById, type PersonalPart } from '#server/players/index.ts'
import { listProlongations } from './prolongations.queries.ts'
import * as queries from './personal-data.queries.ts'

/** Registrations that a person started, and codes that were sent to their contacts. */
export function registrationParts({ target }: { readonly target: string }): PersonalPart[] {
  const emailOf = async (db: Querier, playerId: number) => (await findPlayerById(db, target, playerId))?.email ?? ''
  return [
    {
      name: 'contacts',
      fate: 'erased',
      read: async (db, playerId) => ({
        startedRegistrations: await queries.findStarted(db, target, playerId, await emailOf(db, playerId)),
        codesSent: await queries.findCodes(db, playerId),
        // How long the account was temporary; who moved its end is not of the person.
        temporaryAccount: (await listProlongations(db, playerId)).map(({ until, reason, prolongedAt }) => ({
          until,
          reason,
          prolongedAt,
        })),
      }),
      erase: async (tx, playerId) => queries.deleteTraces(tx, target, playerId, await emailOf(tx, playerId)),
    },
  ]
}
