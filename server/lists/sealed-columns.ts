import type { SealedColumn } from '#server/kernel/index.ts'
import { questionBelongsTo } from './exports/question-place.ts'

/**
 * Columns of this room that are sealed again when the key changes. Files expire within days, before a key is retired.
 */
export const listSealedColumns: readonly SealedColumn[] = [
  { table: 'lists.export', column: 'question_sealed', by: ['id'], belongsTo: (id = '') => questionBelongsTo(id) },
]
