import type { SealedColumn } from '#server/kernel/index.ts'
import { birthNumberBelongsTo } from './profile.ts'

/** Columns of this room that are re-encrypted when the key changes. */
export const playerSealedColumns: readonly SealedColumn[] = [
  {
    table: 'players.profile',
    column: 'birth_number_sealed',
    by: ['player_id'],
    belongsTo: (playerId = '') => birthNumberBelongsTo(playerId),
  },
]
