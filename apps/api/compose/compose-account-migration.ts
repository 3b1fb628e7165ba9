import type { Configuration } from '#config/resolve.ts'
import type { AccountMigrationNeeds } from '#server/account-migration/index.ts'
import { readIdentityStatus, type KycNeeds } from '#server/documents/index.ts'
import type { FieldCipher } from '#server/kernel/index.ts'
import {
  enterPlayer,
  fieldsOfChecked,
  fillPerson,
  readKnown,
  readPersonFields,
  type RegistrationNeeds,
} from '#server/registration/index.ts'
import type { SignInNeeds } from '#server/sign-in/index.ts'
import { openMail } from './open-mail.ts'

/** Composes the migration of old accounts with registration, a room of the same floor, and the rooms below. */
export function composeAccountMigration(options: {
  readonly configuration: Configuration
  readonly cipher: FieldCipher
  readonly signIn: SignInNeeds
  readonly kyc: KycNeeds
  readonly registration: RegistrationNeeds
}): AccountMigrationNeeds {
  const { configuration, cipher, signIn, kyc, registration } = options
  const { db, clock, target } = signIn
  return {
    ...migrationWorkOf(options),
    mergeMethods: configuration.brand.landbaseIntegration.mergeMethods,
    mayStartByCard: configuration.brand.landbaseIntegration.migrateByPlayerCard,
    cipher,
    signIn,
    cards: { db, clock, target, cipher },
    kyc,
    people: {
      readKnown: (fields) => readKnown(registration, fields),
      fieldsOfChecked,
      enter: ({ fields, password }, alsoWrite) =>
        enterPlayer(
          registration,
          { fields, password, registeredBy: 'migration', emailVerifiedAt: null, venueId: null },
          alsoWrite,
        ),
      read: (querier, playerId) => readPersonFields(registration, querier, playerId),
      fill: (tx, playerId, fields) => fillPerson(tx, registration, { playerId, fields }),
    },
  }
}

/** The worker's jobs: expired migrations, and approved documents. */
export function migrationWorkOf({
  configuration,
  signIn: { db, clock },
}: {
  readonly configuration: Configuration
  readonly signIn: Pick<SignInNeeds, 'db' | 'clock'>
}): Pick<AccountMigrationNeeds, 'db' | 'clock' | 'target' | 'isIdentityVerified' | 'sendLetter'> {
  const { brand, market } = configuration
  const { target } = brand
  return {
    db,
    clock,
    target,
    isIdentityVerified: async (querier, playerId) =>
      (await readIdentityStatus({ clock, market, target }, querier, playerId)).isVerified,
    sendLetter: openMail({ clock, configuration }),
  }
}
