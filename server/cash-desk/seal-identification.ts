import type { Static } from 'typebox'
import type { CashIdentification } from '#contract/shapes/cash.ts'
import type { SealedColumn } from '#server/kernel/index.ts'
import type { MovementRow } from './movements.queries.ts'
import type { CashDeskNeeds } from './needs.ts'

export const documentBelongsTo = (movementId: string) => `cash-desk.document:${movementId}`
export const originBelongsTo = (movementId: string) => `cash-desk.origin:${movementId}`

/** Encrypts the document and the origin, bound to their movement. */
export function sealIdentification(
  { cipher }: Pick<CashDeskNeeds, 'cipher'>,
  movementId: string,
  { document, origin }: Static<typeof CashIdentification> = {},
): Pick<MovementRow, 'documentKind' | 'documentSealed' | 'originSealed'> {
  return {
    documentKind: document?.kind ?? null,
    documentSealed: document ? cipher.seal(document.number, documentBelongsTo(movementId)) : null,
    originSealed: origin === undefined ? null : cipher.seal(origin, originBelongsTo(movementId)),
  }
}

/** Columns of this room that are re-encrypted when the key changes. */
export const cashDeskSealedColumns: readonly SealedColumn[] = [
  {
    table: 'cash_desk.movement',
    column: 'document_sealed',
    by: ['id'],
    belongsTo: (id = '') => documentBelongsTo(id),
  },
  { table: 'cash_desk.movement', column: 'origin_sealed', by: ['id'], belongsTo: (id = '') => originBelongsTo(id) },
]
