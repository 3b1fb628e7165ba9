import type { SealedColumn } from '#server/kernel/index.ts'
import { oldCardOf, oldPersonOf } from './old-account.ts'

/** Sealed columns of this room, which are sealed again when the key changes. */
export const accountMigrationSealedColumns: readonly SealedColumn[] = [
  {
    table: 'account_migration.old_account',
    column: 'person_sealed',
    by: ['id'],
    belongsTo: (id = '') => oldPersonOf(id),
  },
  {
    table: 'account_migration.old_card',
    column: 'number_sealed',
    by: ['old_account_id', 'last_digits'],
    belongsTo: (oldAccountId = '', lastDigits = '') => oldCardOf(oldAccountId, lastDigits),
  },
]
