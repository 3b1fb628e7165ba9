import { forEachOfPages, publish, type Heartbeat, type Reaction } from '#server/kernel/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import { holdWithOld } from './hold-with-old.ts'
import { findExpired } from './migrations.queries.ts'
import { moveMigration } from './move-migration.ts'
import type { AccountMigrationNeeds } from './needs.ts'
import { deleteUnclaimed } from './old-accounts.queries.ts'
import { proveByDocuments } from './prove-migration.ts'

type Needs = Pick<AccountMigrationNeeds, 'db' | 'clock' | 'target' | 'sendLetter' | 'isIdentityVerified'>

const WATCH_EVERY_MS = 60_000
const BATCH = 100

/**
 * Ends migrations whose time is over; their old accounts may be migrated again. A failure does not affect the others. Returns how
 * many.
 */
export async function expireMigrations(needs: Omit<Needs, 'isIdentityVerified'>): Promise<number> {
  const { db, clock, target } = needs
  const now = clock.now()
  const late = await forEachOfPages<string, void>({
    limit: BATCH,
    list: (page) => findExpired(db, target, { now, ...page }),
    work: (id) => expireOne(needs, id),
    message: 'Some migrations could not be ended.',
  })
  return late.length
}

async function expireOne(needs: Omit<Needs, 'isIdentityVerified'>, migrationId: string): Promise<void> {
  const { db, clock, target, sendLetter } = needs
  await db.transaction(async (tx) => {
    const held = await holdWithOld(tx, needs, migrationId)
    const until = held?.migration.expiresAt
    // Finished, proved or decided meanwhile.
    if (!held || !until || until > clock.now()) return
    const { playerId } = held.migration
    await moveMigration(needs, tx, { migration: held.migration, move: 'expire', by: { actorId: null, name: null } })
    await publish(tx, 'account-migration.expired', { migrationId, playerId })
    const player = playerId === null ? undefined : await findPlayerById(tx, target, playerId)
    if (!player?.email) return
    const { email: to, language } = player
    await sendLetter(tx, { to, language, template: 'migration-expired', values: {} })
  })
}

/** Heartbeats of the worker for this room. */
export function accountMigrationHeartbeats(needs: Needs): Heartbeat[] {
  return [
    {
      name: 'account-migration.watch-time',
      everyMs: WATCH_EVERY_MS,
      beat: async () => {
        await expireMigrations(needs)
        await needs.db.transaction((tx) => deleteUnclaimed(tx, needs.clock.now()))
      },
    },
  ]
}

/** Reactions to events of other rooms. */
export function accountMigrationReactions(needs: Needs): Reaction[] {
  return [
    {
      event: 'documents.identity-changed',
      name: 'account-migration.on-identity-changed',
      react: async ({ playerId }) => proveByDocuments(needs, playerId),
    },
  ]
}
