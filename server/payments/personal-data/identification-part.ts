import type { FieldCipher } from '#server/kernel/index.ts'
import type { PersonalPart } from '#server/players/index.ts'
import { eraseIdentification, findIdentificationsOf } from '../cash-law/cash-law.queries.ts'
import { documentBelongsTo, originBelongsTo } from '../cash-law/identification.ts'

const ROWS_MAX = 10_000

/** Documents and declarations that the law of cash requires are held as long as identities are. */
export function identificationPart(cipher: FieldCipher): PersonalPart {
  return {
    name: 'documents',
    fate: 'held',
    read: async (db, playerId) => ({
      shownForCash: (await findIdentificationsOf(db, playerId, ROWS_MAX)).map(
        ({ id, at, documentKind, documentSealed, originSealed }) => ({
          at,
          documentKind,
          documentNumber: documentSealed === null ? null : cipher.open(documentSealed, documentBelongsTo(id)),
          origin: originSealed === null ? null : cipher.open(originSealed, originBelongsTo(id)),
        }),
      ),
    }),
    erase: async (tx, playerId) => {
      // An empty text is sealed instead of null: sealing again with a new key opens each of them.
      for (const { id, documentSealed, originSealed } of await findIdentificationsOf(tx, playerId, ROWS_MAX))
        await eraseIdentification(tx, id, {
          document: documentSealed === null ? null : cipher.seal('', documentBelongsTo(id)),
          origin: originSealed === null ? null : cipher.seal('', originBelongsTo(id)),
        })
    },
  }
}
