import {
  isMigrationOver,
  migrationCan,
  migrationMoves,
  type MigrationMove,
} from '#contract/states/account-migration-states.ts'
import { refuse, type Transaction } from '#server/kernel/index.ts'
import { insertMove, setMigration, type MigrationChange, type MigrationRow } from './migrations.queries.ts'
import type { AccountMigrationNeeds } from './needs.ts'

/** Who makes a move, and their explanation for colleagues. */
export type Mover = {
  readonly actorId: string | null
  readonly name: string | null
  readonly explanation?: string | undefined
}

type Change = Partial<
  Pick<MigrationChange, 'mergeMethod' | 'playerId' | 'venueCode' | 'expiresAt' | 'rejectReason' | 'rejectMessage'>
>

/**
 * Changes the state of a locked migration, and records the move. Refuses with ERR_STATE_CHANGED what its state does not
 * allow. Returns the migration after it.
 */
export async function moveMigration(
  { clock }: Pick<AccountMigrationNeeds, 'clock'>,
  tx: Transaction,
  {
    migration,
    move,
    by,
    change = {},
  }: {
    readonly migration: MigrationRow
    readonly move: MigrationMove
    readonly by: Mover
    readonly change?: Change
  },
): Promise<MigrationRow> {
  if (!migrationCan(move, migration.state)) return refuse('ERR_STATE_CHANGED', { state: migration.state })
  const { to, by: actor } = migrationMoves[move]
  const at = clock.now()
  const next = {
    ...migration,
    // The deadline of a step ends with the step.
    expiresAt: null,
    venueCode: isMigrationOver(to) ? null : migration.venueCode,
    ...change,
    state: to,
    waitingSince: to === 'waiting' ? at : null,
    changedAt: at,
  }
  await setMigration(tx, next)
  await insertMove(tx, {
    migrationId: migration.id,
    toState: to,
    actor,
    actorId: by.actorId,
    actorName: by.name,
    explanation: by.explanation ?? null,
    at,
  })
  return next
}
