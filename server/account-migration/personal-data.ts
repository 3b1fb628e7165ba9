import type { FieldCipher } from '#server/kernel/index.ts'
import type { PersonalPart } from '#server/players/index.ts'
import { openFields, sealFields } from './old-account.ts'
import * as queries from './personal-data.queries.ts'

/** Who a person was in the accounts from before: what a venue or an earlier platform knew of them. */
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
      // Letters tell the person the same; what was written for colleagues is not theirs to read (decision 0028).
      name: 'messages',
      fate: 'erased',
      read: async () => ({}),
      erase: queries.eraseWords,
    },
  ]
}

/** `BirthDate` → `birthDate`, as the copy of one's data names fields. */
const nameOf = (fieldType: string) => fieldType.replace(/^./, (first) => first.toLowerCase())
