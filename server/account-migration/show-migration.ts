import type { Static } from 'typebox'
import type { MigrationShown } from '#contract/shapes/account-migrations.ts'
import type { MergeMethod } from '#contract/states/account-migration-states.ts'
import { assert } from '#server/kernel/index.ts'
import { maskEmail, maskName } from '#server/players/index.ts'
import type { MigrationRow } from './migrations.queries.ts'
import type { AccountMigrationNeeds } from './needs.ts'
import { openFields, textOf, type Fields } from './old-account.ts'
import { findOldAccount, findOldCards } from './old-accounts.queries.ts'

type Needs = Pick<AccountMigrationNeeds, 'db' | 'cipher' | 'people' | 'mergeMethods'>

/** Always entered again: contacts are verified, consents and declarations must be current. */
const ANEW: readonly string[] = [
  'Email',
  'Language',
  'Password',
  'Consent',
  'MarketingConsent',
  'PoliticallyExposed',
  'Sanctioned',
  'OwnAccount',
]

/** A migration for the person who started it; data of the old account stays covered. */
export async function showMigration(needs: Needs, migration: MigrationRow): Promise<Static<typeof MigrationShown>> {
  const { db, cipher, people } = needs
  const old = await findOldAccount(db, migration.oldAccountId)
  assert(old !== undefined, 'A migration is of an old account.')
  const fields = openFields(cipher, old)
  const email = textOf(fields, 'Email')
  const { rejectReason, rejectMessage } = migration
  return {
    migrationId: migration.id,
    state: migration.state,
    way: migration.way,
    mergeMethod: migration.mergeMethod,
    mergeMethods: methodsOf(needs, migration),
    oldAccount: {
      source: old.source,
      maskedName: maskName(textOf(fields, 'FirstName'), textOf(fields, 'Surname')),
      maskedEmail: email === '' ? null : maskEmail(email),
      cards: (await findOldCards(db, old.id)).length,
    },
    missing: migration.state === 'started' ? people.readKnown(takenOver(fields)).missing : [],
    venueCode: migration.venueCode,
    rejection:
      rejectReason !== null && rejectMessage !== null ? { reason: rejectReason, message: rejectMessage } : null,
    expiresAt: migration.expiresAt?.toISOString() ?? null,
    changedAt: migration.changedAt.toISOString(),
  }
}

/** Fields of an old account that an online one is opened with. */
export function takenOver(fields: Fields): Fields {
  return fields.filter(({ fieldType }) => !ANEW.includes(fieldType))
}

/** Merge methods for finishing a migration; after a start by BankID only `bankId`, which needs nothing more. */
export function methodsOf(
  { mergeMethods }: Pick<AccountMigrationNeeds, 'mergeMethods'>,
  { way }: Pick<MigrationRow, 'way'>,
): MergeMethod[] {
  return mergeMethods.filter((method) => way !== 'kyc' || method === 'bankId')
}
