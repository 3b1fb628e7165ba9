import type { SealedColumn } from '#server/kernel/index.ts'
import { letterBelongsTo } from './letters/write-letter.ts'
import { versionBelongsTo } from './notes/show-notes.ts'

/** Columns of this room that are re-encrypted when the key changes. */
export const dossierSealedColumns: readonly SealedColumn[] = [
  {
    table: 'dossier.note_version',
    column: 'text_sealed',
    by: ['note_id', 'version'],
    belongsTo: (noteId = '', version = '') => versionBelongsTo(noteId, version),
  },
  { table: 'dossier.letter', column: 'text_sealed', by: ['id'], belongsTo: (id = '') => letterBelongsTo(id) },
]
