import type { ReplyOf } from '#contract/call.ts'
import type { getMigration as call } from '#contract/play-v1/account-migration.ts'
import type { MigrationRejectReason } from '#contract/states/account-migration-states.ts'
import type { Input } from '#server/kernel/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import { compareAccounts } from './compare-accounts.ts'
import { showRow } from './list-migrations.ts'
import { findMigration, findMoves } from './migrations.queries.ts'
import type { AccountMigrationNeeds } from './needs.ts'
import { openFields } from './old-account.ts'
import { findOldAccount, findOldCards } from './old-accounts.queries.ts'
import { migrationRejectTexts } from './texts/reject-texts.ts'

/** One migration for staff: both accounts side by side, uncovered, with the result of an approval for each field. */
export async function getMigration(
  needs: AccountMigrationNeeds,
  { query, refuse, concerns }: Pick<Input<typeof call>, 'query' | 'refuse' | 'concerns'>,
): Promise<ReplyOf<typeof call>> {
  const { db, target, cipher, people, isIdentityVerified } = needs
  const migration = await findMigration(db, target, query.migrationId)
  const old = migration && (await findOldAccount(db, migration.oldAccountId))
  if (!migration || !old) return refuse('ERR_MIGRATION_NOT_FOUND')
  const { playerId, rejectReason, rejectMessage } = migration
  if (playerId !== null) concerns(playerId)
  const player = playerId === null ? undefined : await findPlayerById(db, target, playerId)
  const online = playerId === null ? [] : await people.read(db, playerId)
  const language = player?.language ?? 'cs'
  return {
    row: showRow(needs, migration, old),
    language,
    oldAccount: {
      source: old.source,
      reference: old.reference,
      importedAt: old.importedAt.toISOString(),
      cards: (await findOldCards(db, old.id)).map(({ lastDigits }) => lastDigits),
      hasPin: old.pinSealed !== null,
    },
    differences: compareAccounts(openFields(cipher, old), online),
    isIdentityVerified: playerId !== null && (await isIdentityVerified(db, playerId)),
    rejection:
      rejectReason !== null && rejectMessage !== null ? { reason: rejectReason, message: rejectMessage } : null,
    moves: (await findMoves(db, migration.id)).map(({ toState, actor, actorName, explanation, at }) => ({
      to: toState,
      by: actor,
      name: actorName,
      explanation,
      at: at.toISOString(),
    })),
    templates: Object.entries(migrationRejectTexts[language]).map(([reason, text]) => ({
      reason: reason as MigrationRejectReason,
      text,
    })),
  }
}
