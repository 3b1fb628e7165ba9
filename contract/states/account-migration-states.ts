/**
 * States of the migration of an old account (decision 0027). The database has the same table of moves (`account_migration.way`; a
 * test compares the two).
 */
export const MIGRATION_STATES = [
  'started',
  'proving',
  'waiting',
  'approved',
  'rejected',
  'replaced',
  'expired',
] as const
export type MigrationState = (typeof MIGRATION_STATES)[number]

type Move = {
  readonly from: readonly MigrationState[]
  readonly to: MigrationState
  readonly by: MigrationActor
}

export const MIGRATION_ACTORS = ['player', 'partner', 'venue', 'staff', 'clock'] as const
export type MigrationActor = (typeof MIGRATION_ACTORS)[number]

export const migrationMoves = {
  /** The online account exists; the person still has to prove who they are. */
  finish: { from: ['started'], to: 'proving', by: 'player' },
  /** The same for a person whose documents staff have approved before: it waits for staff. */
  finishProved: { from: ['started'], to: 'waiting', by: 'player' },
  /** The bank identified the person, so no review is needed. */
  finishByBank: { from: ['started'], to: 'approved', by: 'partner' },
  /** The documents of the account are approved. */
  proveByScan: { from: ['proving'], to: 'waiting', by: 'staff' },
  /** A venue saw the person and sent the code. */
  proveAtVenue: { from: ['proving'], to: 'waiting', by: 'venue' },
  approve: { from: ['waiting'], to: 'approved', by: 'staff' },
  reject: { from: ['proving', 'waiting'], to: 'rejected', by: 'staff' },
  /** The migration of the same old account was started anew: this one is void. */
  replace: { from: ['started'], to: 'replaced', by: 'player' },
  expire: { from: ['started', 'proving'], to: 'expired', by: 'clock' },
} as const satisfies Record<string, Move>

export type MigrationMove = keyof typeof migrationMoves

/** Checked by the server before it writes and by the screens before they offer the move. */
export function migrationCan(move: MigrationMove, state: MigrationState): boolean {
  const from: readonly MigrationState[] = migrationMoves[move].from
  return from.includes(state)
}

/** Final: the old account is moved, or its migration may be started anew. */
export function isMigrationOver(state: MigrationState): boolean {
  return !Object.values(migrationMoves).some(({ from }) => (from as readonly MigrationState[]).includes(state))
}

/** How the old account was found. */
export const MIGRATION_WAYS = ['card', 'document', 'kyc'] as const
export type MigrationWay = (typeof MIGRATION_WAYS)[number]

/** How the person proves that the old account is theirs (player-site §3, landbaseIntegration). */
export const MERGE_METHODS = ['bankId', 'byScan', 'onLandbase'] as const
export type MergeMethod = (typeof MERGE_METHODS)[number]

/** Why staff reject a migration. Each has a text for the player in their language. */
export const MIGRATION_REJECT_REASONS = [
  'data-differ',
  'another-person',
  'not-shown',
  'account-closed',
  'other',
] as const
export type MigrationRejectReason = (typeof MIGRATION_REJECT_REASONS)[number]

/** Where the old account was. */
export const OLD_ACCOUNT_SOURCES = ['venue', 'online'] as const
export type OldAccountSource = (typeof OLD_ACCOUNT_SOURCES)[number]

type Compared = {
  readonly isIdentity: boolean
  readonly outcome: 'same' | 'filled' | 'kept'
  readonly old: string | null
  readonly online: string | null
}

/** Whether two accounts name two people: an approval then needs a note, by the server and on the screen. */
export function identityDiffers(differences: readonly Compared[]): boolean {
  return differences.some(
    ({ isIdentity, outcome, old, online }) => isIdentity && outcome === 'kept' && old !== null && online !== null,
  )
}
