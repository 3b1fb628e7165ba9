import type { SealedColumn } from '#server/kernel/index.ts'
import { messageBelongsTo } from './message-text.ts'

/** What of this room is sealed anew when the key changes. Files are sealed anew where they lie (`resealTicketFiles`). */
export const supportSealedColumns: readonly SealedColumn[] = [
  { table: 'support.message', column: 'text_sealed', by: ['id'], belongsTo: (id = '') => messageBelongsTo(id) },
]
