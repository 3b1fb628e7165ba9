import type { Static } from 'typebox'
import type { CashIdentification } from '#contract/shapes/cash.ts'
import { newId, type SealedColumn, type Transaction } from '#server/kernel/index.ts'
import { insertIdentification } from './cash-law.queries.ts'
import type { CashLawNeeds } from './needs.ts'

export const documentBelongsTo = (id: string) => `payments.cash-document:${id}`
export const originBelongsTo = (id: string) => `payments.cash-origin:${id}`

/** Stores the document and declaration that the law requires, sealed, with the movement of money that required them. */
export async function keepIdentification(
  { cipher, clock }: CashLawNeeds,
  tx: Transaction,
  of: {
    readonly playerId: number
    readonly movedId: string
    readonly identification?: Static<typeof CashIdentification> | undefined
  },
): Promise<void> {
  const { document, origin } = of.identification ?? {}
  if (!document && origin === undefined) return
  const at = clock.now()
  const id = newId(at)
  await insertIdentification(tx, {
    id,
    playerId: of.playerId,
    movedId: of.movedId,
    documentKind: document?.kind ?? null,
    documentSealed: document ? cipher.seal(document.number, documentBelongsTo(id)) : null,
    originSealed: origin === undefined ? null : cipher.seal(origin, originBelongsTo(id)),
    at,
  })
}

/** Sealed columns of this room, which are sealed again when the key changes. */
export const paymentSealedColumns: readonly SealedColumn[] = [
  {
    table: 'payments.cash_identification',
    column: 'document_sealed',
    by: ['id'],
    belongsTo: (id = '') => documentBelongsTo(id),
  },
  {
    table: 'payments.cash_identification',
    column: 'origin_sealed',
    by: ['id'],
    belongsTo: (id = '') => originBelongsTo(id),
  },
]
