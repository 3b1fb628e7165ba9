import { findBankAccounts } from './kyc/bank-accounts.queries.ts'
import { openIban } from './kyc/bank-accounts.ts'
import { findDocuments } from './documents.queries.ts'
import { openNumber } from './enter-document.ts'
import type { DocumentKind } from '#contract/states/document-states.ts'
import type { FieldCipher, Querier } from '#server/kernel/index.ts'

/** A document by which the person was proved. */
export type ProvedDocument = { readonly kind: DocumentKind; readonly country: string; readonly number: string }

type Needs = { readonly db: Querier; readonly target: string; readonly cipher: FieldCipher }

/** Numbers of a player's verified accounts and documents in clear, for comparison with a caller's answers. Never shown. */
export async function readIdentifiersOf(
  { db, target, cipher }: Needs,
  playerId: number,
): Promise<{ readonly accounts: string[]; readonly documents: string[] }> {
  const accounts = await findBankAccounts(db, target, playerId)
  const documents = await findDocuments(db, target, playerId)
  return {
    accounts: accounts
      .filter(({ verifiedAt }) => verifiedAt !== null)
      .map(({ ibanSealed }) => openIban(cipher, playerId, ibanSealed)),
    documents: documents.filter(({ state }) => state === 'approved').map((row) => openNumber({ cipher }, row)),
  }
}

/** The newest document of a player that was approved, with its number in clear: for reports that the law asks for. */
export async function readProvedDocument(
  { db, target, cipher }: Needs,
  playerId: number,
): Promise<ProvedDocument | null> {
  const row = (await findDocuments(db, target, playerId)).find(({ state }) => state === 'approved')
  return row ? { kind: row.kind, country: row.country, number: openNumber({ cipher }, row) } : null
}
