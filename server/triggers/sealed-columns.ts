import type { SealedColumn } from '../kernel/index.ts'

export const secretBelongsTo = (triggerId: string): string => `triggers.secret:${triggerId}`

/** Columns of this room that are re-encrypted when the key changes. */
export const triggerSealedColumns: readonly SealedColumn[] = [
  { table: 'triggers.trigger', column: 'secret_sealed', by: ['id'], belongsTo: (id = '') => secretBelongsTo(id) },
]
