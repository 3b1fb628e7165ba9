import type { Static } from 'typebox'
import type { MigrationRow as Shown } from '#contract/shapes/account-migrations.ts'
import {
  identityDiffers,
  migrationCan,
  migrationMoves,
  type MigrationRejectReason,
} from '#contract/states/account-migration-states.ts'
import { emptyPreview, type Action } from '#server/approvals/index.ts'
import { refuse, publish, type StaffCaller, type Transaction } from '#server/kernel/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import { compareAccounts } from './compare-accounts.ts'
import { holdWithOld } from './hold-with-old.ts'
import { mergeAccounts } from './merge-accounts.ts'
import { moveMigration } from './move-migration.ts'
import type { AccountMigrationNeeds } from './needs.ts'
import { openFields } from './old-account.ts'
import { findOldCards, type OldAccountRow } from './old-accounts.queries.ts'
import { showRow } from './list-migrations.ts'

export type Rejection = {
  readonly migrationId: string
  readonly explanation?: string | undefined
  readonly reason: MigrationRejectReason
  readonly message: string
}
type Approving = { readonly migrationId: string }
type Caller = Pick<StaffCaller, 'userId' | 'name'>

/**
 * Approves a migration: the old account becomes a part of the online one, and the player gets a letter. A difference of
 * identity is a warning, which two people must accept. Of two concurrent decisions the second is refused
 * (ERR_STATE_CHANGED).
 */
export function approveAction(needs: AccountMigrationNeeds): Action<Approving, Static<typeof Shown>> {
  return {
    key: 'identity.migrate',
    permission: 'documents.decide',
    preview: async (tx, { migrationId }) => {
      const { migration, old, playerId } = await holdToApprove(needs, tx, migrationId)
      const cards = await findOldCards(tx, old.id)
      const differs = identityDiffers(await differencesOf(needs, tx, old, playerId))
      return {
        ...emptyPreview,
        subject: { kind: 'migration', id: migration.id, label: '' },
        playerId,
        touched: { kind: 'players', count: 1 },
        changes: [
          { field: 'migration', before: migration.state, after: migrationMoves.approve.to },
          { field: 'cards', before: 0, after: cards.length },
          { field: 'pin', before: false, after: old.pinSealed !== null },
        ],
        warnings: differs ? [{ id: 'identity-differs', about: null }] : [],
      }
    },
    run: async (tx, { migrationId }, { asker, reason }) => {
      const { migration, old, playerId } = await holdToApprove(needs, tx, migrationId)
      const approved = await moveMigration(needs, tx, { migration, move: 'approve', by: causeOf(asker, reason) })
      await mergeAccounts(needs, tx, { migration: approved, old, playerId })
      return showRow(needs, approved, old)
    },
  }
}

/** Rejects a migration and sends the player a letter; the old account may be migrated again. */
export async function rejectMigration(
  needs: AccountMigrationNeeds,
  caller: Caller,
  { migrationId, reason, message, explanation }: Rejection,
  concerns: (playerId: number) => void,
): Promise<Static<typeof Shown>> {
  return needs.db.transaction(async (tx) => {
    const { migration, old, playerId } = await holdOfPlayer(needs, tx, migrationId)
    concerns(playerId)
    const change = { rejectReason: reason, rejectMessage: message }
    const by = causeOf(caller, explanation)
    const rejected = await moveMigration(needs, tx, { migration, move: 'reject', by, change })
    await publish(tx, 'account-migration.rejected', { migrationId: migration.id, playerId, reason })
    await writeRejection(needs, tx, playerId, message)
    return showRow(needs, rejected, old)
  })
}

const causeOf = ({ userId, name }: Caller, explanation: string | undefined) => ({
  actorId: String(userId),
  name,
  explanation: explanation?.trim() || undefined,
})

async function holdOfPlayer(needs: AccountMigrationNeeds, tx: Transaction, migrationId: string) {
  const held = await holdWithOld(tx, needs, migrationId)
  const playerId = held?.migration.playerId ?? null
  if (!held || playerId === null) return refuse('ERR_MIGRATION_NOT_FOUND')
  return { ...held, playerId }
}

async function holdToApprove(needs: AccountMigrationNeeds, tx: Transaction, migrationId: string) {
  const held = await holdOfPlayer(needs, tx, migrationId)
  const player = await findPlayerById(tx, needs.target, held.playerId)
  // A closed account gets nothing; its migration can only be rejected.
  if (player?.state === 'closed') return refuse('ERR_STATE_CHANGED', { state: player.state })
  const { state } = held.migration
  return migrationCan('approve', state) ? held : refuse('ERR_STATE_CHANGED', { state })
}

async function differencesOf(
  { cipher, people }: AccountMigrationNeeds,
  tx: Transaction,
  old: OldAccountRow,
  playerId: number,
) {
  return compareAccounts(openFields(cipher, old), await people.read(tx, playerId))
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
