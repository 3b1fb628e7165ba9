import type { FieldCipher, Transaction } from '#server/kernel/index.ts'
import type { PersonalPart } from '#server/players/index.ts'
import { eraseOrder } from './erase-order.ts'
import { identificationPart } from './identification-part.ts'
import * as queries from './personal-data.queries.ts'
import { eraseStaffWords } from './staff-words.queries.ts'

/**
 * Payments stay under the number of the account; the bank account and name are held as long as the law requires, then
 * erased.
 */
export function paymentParts({ cipher }: { readonly cipher: FieldCipher }): PersonalPart[] {
  return [
    {
      name: 'payments',
      fate: 'unnamed',
      read: async (db, playerId) => ({
        deposits: await queries.findPayments(db, playerId),
        withdrawals: (await queries.findPaidOut(db, playerId)).map(
          ({ id: _, iban: __, holder: ___, fileId: ____, ...row }) => row,
        ),
        transfers: await queries.findTransfers(db, playerId),
        paidByPhone: await queries.findPaidByPhone(db, playerId),
      }),
      erase: async (tx, playerId) => {
        await queries.eraseConversations(tx, playerId)
        await eraseStaffWords(tx, playerId)
      },
    },
    {
      name: 'bankAccounts',
      fate: 'held',
      read: async (db, playerId) => ({
        withdrawalsTo: (await queries.findPaidOut(db, playerId)).map(({ reference, iban, holder }) => ({
          reference,
          iban,
          holder,
        })),
        bankItems: await queries.findBankItems(db, playerId),
        allowedLooks: await queries.findConsents(db, playerId),
        ...(await queries.findOtherWays(db, playerId)),
      }),
      erase: async (tx, playerId) => {
        await eraseFromFiles(tx, playerId)
        await queries.eraseAccounts(tx, playerId)
        await queries.eraseOtherWays(tx, playerId)
      },
    },
    {
      name: 'cards',
      fate: 'erased',
      read: async (db, playerId) => ({ keptPaymentCards: await queries.findKeptCards(db, playerId) }),
      erase: queries.eraseKeptCards,
    },
    identificationPart(cipher),
  ]
}

async function eraseFromFiles(tx: Transaction, playerId: number): Promise<void> {
  for (const order of await queries.findPaidOut(tx, playerId)) {
    const content = order.fileId === null ? undefined : await queries.findFileContent(tx, order.fileId)
    if (order.fileId === null || content === undefined) continue
    const erased = eraseOrder(content, order)
    if (erased !== content) await queries.updateFileContent(tx, order.fileId, erased)
  }
}
