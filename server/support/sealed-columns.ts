import type { SealedColumn } from '#server/kernel/index.ts'
import { messageBelongsTo } from './message-text.ts'

/**
 * Columns of this room that are re-encrypted when the key changes. Files are re-encrypted in their storage
 * (`resealTicketFiles`).
 */
export const supportSealedColumns: readonly SealedColumn[] = [
  { table: 'support.message', column: 'text_sealed', by: ['id'], belongsTo: (id = '') => messageBelongsTo(id) },
]
