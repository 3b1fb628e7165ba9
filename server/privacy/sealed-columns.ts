import type { SealedColumn } from '#server/kernel/index.ts'
import { keyBelongsTo } from './held-data.ts'

/**
 * Sealed columns of this room, which are sealed again when the key changes. Archives are deleted a week after they were
 * made.
 */
export const privacySealedColumns: readonly SealedColumn[] = [
  { table: 'privacy.hold', column: 'key_sealed', by: ['id'], belongsTo: (id = '') => keyBelongsTo(id) },
]
