import type { SealedColumn } from '#server/kernel/index.ts'
import { numberBelongsTo } from './enter-document.ts'
import { ibanBelongsTo } from './kyc/bank-accounts.ts'
import { evidenceBelongsTo } from './kyc/settle-check.ts'
import { secretOf } from './kyc/start-check.ts'
import { newcomerPersonOf, newcomerSecretOf } from './newcomers/start-newcomer.ts'

type Place = (...by: readonly string[]) => string

const check = (column: string, belongsTo: Place) =>
  ({ table: 'documents.kyc_verification', column, by: ['id'], belongsTo }) as const
const newcomer = (column: string, belongsTo: Place) =>
  ({ table: 'documents.newcomer_check', column, by: ['id'], belongsTo }) as const

/** Sealed columns of this room, which are sealed again when the key changes. Files are sealed again by `resealFiles`. */
export const documentSealedColumns: readonly SealedColumn[] = [
  {
    table: 'documents.identity_document',
    column: 'number_sealed',
    by: ['id'],
    belongsTo: (id = '') => numberBelongsTo(id),
  },
  {
    table: 'documents.bank_account',
    column: 'iban_sealed',
    by: ['player_id'],
    belongsTo: (playerId = '') => ibanBelongsTo(playerId),
  },
  check('secret_sealed', (id = '') => secretOf(id)),
  check('evidence_sealed', (id = '') => evidenceBelongsTo(id)),
  newcomer('secret_sealed', (id = '') => newcomerSecretOf(id)),
  newcomer('person_sealed', (id = '') => newcomerPersonOf(id)),
  newcomer('evidence_sealed', (id = '') => evidenceBelongsTo(id)),
]
