import type { ReplyOf } from '#contract/call.ts'
import type { confirmMigrationAtVenue as call } from '#contract/play-v1/account-migration.ts'
import { placeOf, refuse as refuseByCode, publish, type Input, type Refuse } from '#server/kernel/index.ts'
import { beginAttempt, refuseBad } from '#server/sign-in/index.ts'
import { holdWithOld } from './hold-with-old.ts'
import { findByVenueCode, findProvingByScan } from './migrations.queries.ts'
import { moveMigration, type Mover } from './move-migration.ts'
import type { AccountMigrationNeeds } from './needs.ts'

const refuse: Refuse<typeof call> = refuseByCode

type Needs = Pick<AccountMigrationNeeds, 'db' | 'clock' | 'target' | 'isIdentityVerified' | 'signIn'>
type Move = 'proveByScan' | 'proveAtVenue'

/** An approval of a person's identity was given or withdrawn: a migration that waited for it goes to staff. Idempotent. */
export async function proveByDocuments(
  needs: Pick<Needs, 'db' | 'clock' | 'target' | 'isIdentityVerified'>,
  playerId: number,
): Promise<void> {
  const { db, target, isIdentityVerified } = needs
  if (!(await isIdentityVerified(db, playerId))) return
  for (const { id } of await findProvingByScan(db, target, playerId))
    await prove(needs, id, 'proveByScan', { actorId: null, name: null })
}

/**
 * A venue saw the person with their document. A refusal does not say what is wrong with the code, and attempts are
 * counted by venue.
 */
export async function confirmAtVenue(
  needs: Needs,
  { body, caller, client }: Pick<Input<typeof call>, 'body' | 'caller' | 'client'>,
): Promise<ReplyOf<typeof call>> {
  const { db, target, signIn } = needs
  const account = `${target} venue ${caller.clientId}`
  const attempt = await beginAttempt(signIn, { realm: 'client', kind: 'migration', account, source: client.ip })
  const digits = body.venueCode.replaceAll(/\D/g, '')
  const found = await findByVenueCode(db, target, `${digits.slice(0, 5)} ${digits.slice(5)}`)
  if (!found || found.playerId === null) return refuseBad(attempt, 'ERR_MIGRATION_NOT_FOUND')
  await attempt.succeed()
  const isProved = await prove(needs, found.id, 'proveAtVenue', {
    actorId: caller.clientId,
    name: placeOf(caller, body.venueName),
  })
  return isProved ? { playerId: found.playerId, state: 'waiting' } : refuse('ERR_MIGRATION_NOT_FOUND')
}

async function prove(
  needs: Pick<Needs, 'db' | 'clock' | 'target'>,
  migrationId: string,
  move: Move,
  by: Mover,
): Promise<boolean> {
  return needs.db.transaction(async (tx) => {
    const held = await holdWithOld(tx, needs, migrationId)
    if (held?.migration.state !== 'proving') return false
    const { playerId } = await moveMigration(needs, tx, {
      migration: held.migration,
      move,
      by,
      change: { venueCode: null },
    })
    await publish(tx, 'account-migration.proved', { migrationId, playerId })
    return true
  })
}
