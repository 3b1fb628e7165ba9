import type { SealedColumn } from '#server/kernel/index.ts'
import { cardBelongsTo } from './card-number.ts'

/** Sealed columns of this room, which are sealed again when the key changes. */
export const cardSealedColumns: readonly SealedColumn[] = [
  { table: 'cards.player_card', column: 'number_sealed', by: ['id'], belongsTo: (id = '') => cardBelongsTo(id) },
]
