import { findBankAccounts } from './kyc/bank-accounts.queries.ts'
import { openIban } from './kyc/bank-accounts.ts'
import { findDocuments } from './documents.queries.ts'
import { openNumber } from './enter-document.ts'
import type { FieldCipher, Querier } from '#server/kernel/index.ts'

type Needs = { readonly db: Querier; readonly target: string; readonly cipher: FieldCipher }

/** Numbers of a player's verified accounts and documents in clear, for comparison with a caller's answers. Never shown. */
export async function readMarksOf(
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
