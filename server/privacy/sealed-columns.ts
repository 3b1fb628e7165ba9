import type { SealedColumn } from '#server/kernel/index.ts'
import { keyBelongsTo } from './held-data.ts'

/** What of this room is sealed anew when the key changes. Archives are gone a week after they were made. */
export const privacySealedColumns: readonly SealedColumn[] = [
  { table: 'privacy.hold', column: 'key_sealed', by: ['id'], belongsTo: (id = '') => keyBelongsTo(id) },
]
