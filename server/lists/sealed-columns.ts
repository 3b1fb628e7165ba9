import type { SealedColumn } from '#server/kernel/index.ts'
import { questionBelongsTo } from './exports/question-place.ts'

/** What of this room is sealed anew when the key changes. Files are gone within days, before a key goes out of use. */
export const listSealedColumns: readonly SealedColumn[] = [
  { table: 'lists.export', column: 'question_sealed', by: ['id'], belongsTo: (id = '') => questionBelongsTo(id) },
]
