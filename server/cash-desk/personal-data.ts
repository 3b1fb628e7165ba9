import type { FieldCipher } from '#server/kernel/index.ts'
import type { PersonalPart } from '#server/players/index.ts'
import { eraseIdentification, findCashOf } from './personal-data.queries.ts'
import { findVouchersOf } from './vouchers/vouchers.queries.ts'
import { documentBelongsTo, originBelongsTo } from './seal-identification.ts'

const ROWS_MAX = 10_000

/**
 * Cash at desks of venues remains under the number of the account. Documents and origins required by law are retained
 * as long as identities are.
 */
export function cashDeskParts({ cipher }: { readonly cipher: FieldCipher }): PersonalPart[] {
  return [
    {
      name: 'payments',
      fate: 'unnamed',
      read: async (db, playerId) => ({
        cashAtDesks: (await findCashOf(db, playerId, ROWS_MAX)).map(
          ({ documentSealed: _, originSealed: __, ...movement }) => movement,
        ),
        cashVouchers: (await findVouchersOf(db, playerId, ROWS_MAX)).map(
          ({ id, amountMinor, currency, state, createdAt, expiresAt }) => ({
            id,
            amountMinor,
            currency,
            state,
            createdAt,
            expiresAt,
          }),
        ),
      }),
    },
    {
      name: 'documents',
      fate: 'held',
      read: async (db, playerId) => ({
        shownAtDesks: (await findCashOf(db, playerId, ROWS_MAX)).flatMap(
          ({ id, at, documentKind, documentSealed, originSealed }) =>
            documentSealed === null && originSealed === null
              ? []
              : [
                  {
                    at,
                    documentKind,
                    documentNumber: documentSealed === null ? null : cipher.open(documentSealed, documentBelongsTo(id)),
                    origin: originSealed === null ? null : cipher.open(originSealed, originBelongsTo(id)),
                  },
                ],
        ),
      }),
      erase: async (tx, playerId) => {
        // Replaced by an encrypted empty text and not by null, because re-encryption with a new key decrypts each of
        // them.
        for (const { id, documentSealed, originSealed } of await findCashOf(tx, playerId, ROWS_MAX))
          await eraseIdentification(tx, id, {
            document: documentSealed === null ? null : cipher.seal('', documentBelongsTo(id)),
            origin: originSealed === null ? null : cipher.seal('', originBelongsTo(id)),
          })
      },
    },
  ]
}
