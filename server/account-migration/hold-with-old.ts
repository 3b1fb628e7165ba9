import type { Transaction } from '#server/kernel/index.ts'
import { findMigration, lockMigration, type MigrationRow } from './migrations.queries.ts'
import type { AccountMigrationNeeds } from './needs.ts'
import { lockOldAccount, type OldAccountRow } from './old-accounts.queries.ts'

/** Locks a migration and its old account: the account first, as a start does, so that two never deadlock. */
export async function holdWithOld(
  tx: Transaction,
  { target }: Pick<AccountMigrationNeeds, 'target'>,
  migrationId: string,
): Promise<{ readonly migration: MigrationRow; readonly old: OldAccountRow } | undefined> {
  const found = await findMigration(tx, target, migrationId)
  const old = found && (await lockOldAccount(tx, found.oldAccountId))
  const migration = old && (await lockMigration(tx, migrationId))
  return migration && old ? { migration, old } : undefined
}
