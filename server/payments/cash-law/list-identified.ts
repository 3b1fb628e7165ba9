import type { FieldCipher, Querier } from '#server/kernel/index.ts'
import { findIdentifiedWithMoney, type IdentifiedRow } from './cash-law.queries.ts'
import { documentBelongsTo, originBelongsTo } from './identification.ts'

type Identified = Omit<IdentifiedRow, 'documentSealed' | 'originSealed'> & {
  readonly documentNumber: string | null
  readonly origin: string | null
}

/** Documents and declarations of a player for cash elsewhere than at our desks, with the money that required them. */
export async function listCashIdentified(
  { db, cipher }: { readonly db: Querier; readonly cipher: FieldCipher },
  playerId: number,
  limit: number,
): Promise<Identified[]> {
  return (await findIdentifiedWithMoney(db, playerId, limit)).map(({ documentSealed, originSealed, ...row }) => ({
    ...row,
    documentNumber: documentSealed === null ? null : cipher.open(documentSealed, documentBelongsTo(row.id)),
    origin: originSealed === null ? null : cipher.open(originSealed, originBelongsTo(row.id)),
  }))
}
