import type { SealedColumn } from '#server/kernel/index.ts'
import { contextBelongsTo } from './contexts.ts'

/** Sealed columns of this room, which are sealed again when the key changes. */
export const registrationSealedColumns: readonly SealedColumn[] = [
  { table: 'registration.context', column: 'fields_sealed', by: ['id'], belongsTo: (id = '') => contextBelongsTo(id) },
]
