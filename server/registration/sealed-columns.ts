import type { SealedColumn } from '#server/kernel/index.ts'
import { contextBelongsTo } from './contexts.ts'

/** What of this room is sealed anew when the key changes. */
export const registrationSealedColumns: readonly SealedColumn[] = [
  { table: 'registration.context', column: 'fields_sealed', by: ['id'], belongsTo: (id = '') => contextBelongsTo(id) },
]
