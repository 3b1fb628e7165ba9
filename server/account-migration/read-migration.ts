import { refuse, type Querier } from '#server/kernel/index.ts'
import { hashToken } from '#server/sign-in/index.ts'
import { findByToken, type MigrationRow } from './migrations.queries.ts'
import type { AccountMigrationNeeds } from './needs.ts'

/** The migration of a token. Refuses ERR_TOKEN_INVALID, and ERR_TOKEN_EXPIRED after its deadline. */
export async function readMigration(
  { target, clock }: Pick<AccountMigrationNeeds, 'target' | 'clock'>,
  db: Querier,
  token: string,
): Promise<MigrationRow> {
  const migration = await findByToken(db, target, hashToken(token))
  if (!migration || migration.state === 'replaced') return refuse('ERR_TOKEN_INVALID')
  return isLate(migration, clock.now()) ? refuse('ERR_TOKEN_EXPIRED') : migration
}

/**
 * Past its deadline without an account: one whose account was opened is still shown. The worker records it a moment
 * later.
 */
export function isLate({ state, playerId, expiresAt }: MigrationRow, now: Date): boolean {
  return playerId === null && (state === 'expired' || (expiresAt !== null && expiresAt <= now))
}
