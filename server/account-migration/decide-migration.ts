import type { Static } from 'typebox'
import type { MigrationRow as Shown } from '#contract/shapes/account-migrations.ts'
import { identityDiffers, type MigrationRejectReason } from '#contract/states/account-migration-states.ts'
import { assert, refuse, tell, type StaffCaller, type Transaction } from '#server/kernel/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import { compareAccounts } from './compare-accounts.ts'
import { holdWithOld } from './hold-with-old.ts'
import { mergeAccounts } from './merge-accounts.ts'
import type { MigrationRow } from './migrations.queries.ts'
import { moveMigration } from './move-migration.ts'
import type { AccountMigrationNeeds } from './needs.ts'
import { openFields } from './old-account.ts'
import type { OldAccountRow } from './old-accounts.queries.ts'
import { showRow } from './list-migrations.ts'

/** Words for colleagues where the two accounts do not name the same person. */
const EXPLANATION_MIN = 20

export type Decision = { readonly migrationId: string; readonly explanation?: string | undefined } & (
  | { readonly move: 'approve' }
  | { readonly move: 'reject'; readonly reason: MigrationRejectReason; readonly message: string }
)

/**
 * Approves a migration, and the old account becomes a part of the online one; or rejects it, and the old account may be
 * begun with anew. Writes to the player. Of two who decide at once the second finds it decided (ERR_STATE_CHANGED).
 */
export async function decideMigration(
  needs: AccountMigrationNeeds,
  caller: Pick<StaffCaller, 'userId' | 'name'>,
  decision: Decision,
  concerns: (playerId: number) => void,
): Promise<Static<typeof Shown>> {
  return needs.db.transaction(async (tx) => {
    const held = await holdWithOld(tx, needs, decision.migrationId)
    if (!held || held.migration.playerId === null) return refuse('ERR_MIGRATION_NOT_FOUND')
    const { migration, old } = held
    const playerId = held.migration.playerId
    concerns(playerId)
    const explanation = decision.explanation?.trim()
    const by = { actorId: String(caller.userId), name: caller.name, explanation: explanation || undefined }
    if (decision.move === 'reject') {
      const { reason, message } = decision
      const change = { rejectReason: reason, rejectMessage: message }
      const rejected = await moveMigration(needs, tx, { migration, move: 'reject', by, change })
      await tell(tx, 'account-migration.rejected', { migrationId: migration.id, playerId, reason })
      await writeRejection(needs, tx, playerId, message)
      return showRow(needs, rejected, old)
    }
    const player = await findPlayerById(tx, needs.target, playerId)
    // Nothing comes to an account that nobody has any more; it is rejected.
    if (player?.state === 'closed') return refuse('ERR_STATE_CHANGED', { state: player.state })
    const approved = await moveMigration(needs, tx, { migration, move: 'approve', by })
    await refuseUnexplained(needs, tx, { migration, old, explanation })
    await mergeAccounts(needs, tx, { migration: approved, old, playerId })
    return showRow(needs, approved, old)
  })
}

async function refuseUnexplained(
  { cipher, people }: AccountMigrationNeeds,
  tx: Transaction,
  {
    migration,
    old,
    explanation = '',
  }: { migration: MigrationRow; old: OldAccountRow; explanation: string | undefined },
): Promise<void> {
  assert(migration.playerId !== null, 'A migration that is decided has a player.')
  const differences = compareAccounts(openFields(cipher, old), await people.read(tx, migration.playerId))
  if (identityDiffers(differences) && explanation.length < EXPLANATION_MIN) refuse('ERR_REASON_REQUIRED')
}

async function writeRejection(
  { target, sendLetter }: AccountMigrationNeeds,
  tx: Transaction,
  playerId: number,
  message: string,
): Promise<void> {
  const player = await findPlayerById(tx, target, playerId)
  if (!player?.email) return
  const { email: to, language } = player
  await sendLetter(tx, { to, language, template: 'migration-rejected', values: { message } })
}
