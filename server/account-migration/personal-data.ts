import type { FieldCipher } from '#server/kernel/index.ts'
import type { PersonalPart } from '#server/players/index.ts'
import { openFields, sealFields } from './old-account.ts'
import * as queries from './personal-data.queries.ts'

/** Personal data of a person's old accounts, as a venue or an earlier platform had it. */
export function accountMigrationParts({ cipher }: { readonly cipher: FieldCipher }): PersonalPart[] {
  return [
    {
      name: 'identity',
      fate: 'held',
      read: async (db, playerId) => ({
        oldAccounts: (await queries.findOwnOldAccounts(db, playerId)).map((old) => ({
          reference: old.reference,
          source: old.source,
          migratedAt: old.migratedAt,
          ...Object.fromEntries(openFields(cipher, old).map(({ fieldType, value }) => [nameOf(fieldType), value])),
        })),
      }),
      erase: async (tx, playerId) => {
        for (const { id } of await queries.findOwnOldAccounts(tx, playerId))
          await queries.eraseOldAccount(tx, id, sealFields(cipher, id, []))
      },
    },
    {
      // Letters contain the same; texts for colleagues are not part of the person's copy (decision 0028).
      name: 'messages',
      fate: 'erased',
      read: async () => ({}),
      erase: queries.eraseWords,
    },
  ]
}

/** `BirthDate` → `birthDate`, the name of the field in a copy of one's data. */
const nameOf = (fieldType: string) => fieldType.replace(/^./, (first) => first.toLowerCase())
