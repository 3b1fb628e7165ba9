import type { ReplyOf } from '#contract/call.ts'
import type { importOldAccounts as call } from '#contract/play-v1/account-migration.ts'
import type { RegistrationField } from '#contract/shapes/registration.ts'
import type { OldAccountSource } from '#contract/states/account-migration-states.ts'
import type { DocumentKind } from '#contract/states/document-states.ts'
import { cardIndex, readCardNumber } from '#server/cards/index.ts'
import { documentIndex } from '#server/documents/index.ts'
import { isUniqueViolation, newId, refuse, publish, type Input, type Transaction } from '#server/kernel/index.ts'
import { migrationRules } from './migration-rules.ts'
import type { AccountMigrationNeeds } from './needs.ts'
import { oldBirthNumberIndex, oldCardOf, personIndex, sealFields, textOf, type Fields } from './old-account.ts'
import { insertOldAccount, insertOldCard } from './old-accounts.queries.ts'

/** An account of a venue or of an earlier platform, as its system exported it. */
export type OldAccount = {
  readonly source: OldAccountSource
  /** Id in the old system. An account that is imported again is not changed. */
  readonly reference: string
  /** Name, surname and day of birth are required; other fields that the current rules do not accept are left out. */
  readonly fields: readonly RegistrationField[]
  readonly documents: readonly { readonly kind: DocumentKind; readonly country: string; readonly number: string }[]
  readonly cardNumbers: readonly string[]
  /** In clear; it is hashed and sealed here. Null when the old system cannot export it. */
  readonly pin: string | null
}

type Needs = Pick<AccountMigrationNeeds, 'db' | 'clock' | 'target' | 'cipher'> & {
  readonly signIn: Pick<AccountMigrationNeeds['signIn'], 'passwords' | 'sealer'>
  readonly people: Pick<AccountMigrationNeeds['people'], 'readKnown'>
}

const DAY_MS = 86_400_000
const NAMED = ['FirstName', 'Surname', 'BirthDate'] as const

/** Imports accounts that a land-based system sends, one after another. */
export async function importOldAccounts(
  needs: Needs,
  { body }: Pick<Input<typeof call>, 'body'>,
): Promise<ReplyOf<typeof call>> {
  let imported = 0
  for (const account of body.accounts) if (await importOldAccount(needs, account)) imported += 1
  return { imported, known: body.accounts.length - imported }
}

/**
 * Imports an old account. Returns whether it is new. Refuses one without a name or day of birth, and documents and
 * cards with invalid numbers, or with numbers of another old account.
 */
export async function importOldAccount(needs: Needs, account: OldAccount): Promise<boolean> {
  const { db, cipher } = needs
  const { reference } = account
  const { fields } = needs.people.readKnown(account.fields)
  const lacking = NAMED.filter((type) => textOf(fields, type) === '')
  if (lacking.length > 0)
    return refuse('ERR_INVALID_CONTRACT', {
      reference,
      fields: lacking.map((field) => ({ field, kind: 'RequiredField' })),
    })
  const documentIndexes = account.documents.map(
    (document) => documentIndex(cipher, document) ?? refuse('ERR_DOCUMENT_NUMBER_INVALID', { reference }),
  )
  const numbers = account.cardNumbers.map(
    (written) => readCardNumber(written) ?? refuse('ERR_INVALID_CARD_ID', { reference }),
  )
  const pinSealed = await sealPin(needs, account.pin)
  return db
    .transaction((tx) => writeOldAccount(tx, needs, { account, fields, documentIndexes, numbers, pinSealed }))
    .catch((error: unknown) => {
      if (isUniqueViolation(error, 'old_card_pkey')) return refuse('ERR_INVALID_CARD_ID', { reference })
      throw error
    })
}

async function sealPin({ signIn: { passwords, sealer } }: Needs, pin: string | null): Promise<string | null> {
  return pin === null ? null : sealer.seal(await passwords.hash(pin))
}

async function writeOldAccount(
  tx: Transaction,
  { clock, target, cipher }: Needs,
  {
    account: { source, reference },
    fields,
    documentIndexes,
    numbers,
    pinSealed,
  }: {
    readonly account: OldAccount
    readonly fields: Fields
    readonly documentIndexes: readonly string[]
    readonly numbers: readonly string[]
    readonly pinSealed: string | null
  },
): Promise<boolean> {
  const importedAt = clock.now()
  const id = newId(importedAt)
  const isNew = await insertOldAccount(tx, {
    id,
    target,
    source,
    reference,
    personSealed: sealFields(cipher, id, fields),
    personIndex: personIndex(cipher, fields),
    birthNumberIndex: oldBirthNumberIndex(cipher, fields),
    documentIndexes,
    pinSealed,
    importedAt,
    forgetAt: new Date(importedAt.getTime() + migrationRules.keptDays * DAY_MS),
  })
  if (!isNew) return false
  for (const number of numbers) {
    const lastDigits = number.slice(-4)
    await insertOldCard(tx, {
      target,
      oldAccountId: id,
      numberIndex: cardIndex(cipher, number),
      numberSealed: cipher.seal(number, oldCardOf(id, lastDigits)),
      lastDigits,
    })
  }
  await publish(tx, 'account-migration.imported', { oldAccountId: id, source })
  return true
}
