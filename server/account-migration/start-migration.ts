import type { Static } from 'typebox'
import type { MigrationStarted } from '#contract/onling-v2/player-migration.ts'
import type { MigrationWay } from '#contract/states/account-migration-states.ts'
import { assert, newId, newToken, refuse, publish } from '#server/kernel/index.ts'
import { hashToken } from '#server/sign-in/index.ts'
import { migrationRules } from './migration-rules.ts'
import { findMigration, findRunning, insertMigration, insertMove } from './migrations.queries.ts'
import { moveMigration } from './move-migration.ts'
import type { AccountMigrationNeeds } from './needs.ts'
import { isSameOwner, openFields } from './old-account.ts'
import { lockOldAccount } from './old-accounts.queries.ts'
import { showMigration } from './show-migration.ts'

/** `tm`: token of the browser that started a migration. */
const PREFIX = 'tm'
const HOUR_MS = 3_600_000

export type Start = {
  readonly oldAccountId: string
  readonly way: MigrationWay
  /** Signed in: the old account becomes a part of this one. */
  readonly playerId: number | undefined
}

/**
 * Starts a migration of an old account, after proof of knowing it. An earlier unfinished one is replaced: a closed
 * browser must not lock its person out. Refuses ERR_ALREADY_MIGRATED, ERR_MIGRATION_IN_PROGRESS, and
 * ERR_MIGRATION_OTHER_PERSON for a signed-in player who is somebody else.
 */
export async function startMigration(
  needs: AccountMigrationNeeds,
  { oldAccountId, way, playerId }: Start,
): Promise<Static<typeof MigrationStarted>> {
  const { db, clock, target, cipher, people } = needs
  const startedAt = clock.now()
  const id = newId(startedAt)
  const token = newToken(PREFIX)
  await db.transaction(async (tx) => {
    const old = await lockOldAccount(tx, oldAccountId)
    if (!old) return refuse('ERR_STATE_CHANGED')
    if (old.playerId !== null) return refuse('ERR_ALREADY_MIGRATED')
    const running = await findRunning(tx, oldAccountId)
    if (running && running.state !== 'started') return refuse('ERR_MIGRATION_IN_PROGRESS')
    if (playerId !== undefined && !isSameOwner(openFields(cipher, old), await people.read(tx, playerId)))
      return refuse('ERR_MIGRATION_OTHER_PERSON')
    if (running)
      await moveMigration(needs, tx, { migration: running, move: 'replace', by: { actorId: null, name: null } })
    const expiresAt = new Date(startedAt.getTime() + migrationRules.startedHours * HOUR_MS)
    await insertMigration(tx, { id, target, oldAccountId, way, tokenHash: hashToken(token), startedAt, expiresAt })
    await insertMove(tx, {
      migrationId: id,
      toState: 'started',
      actor: 'player',
      actorId: playerId === undefined ? null : String(playerId),
      actorName: null,
      explanation: null,
      at: startedAt,
    })
    await publish(tx, 'account-migration.started', { migrationId: id, way })
  })
  const migration = await findMigration(db, target, id)
  assert(migration !== undefined, 'A migration that was begun is there.')
  return { token, migration: await showMigration(needs, migration) }
}
