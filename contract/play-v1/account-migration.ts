import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { personal } from '../personal.ts'
import { MigrationStarted, REFUSALS_OF_START } from '../onling-v2/player-migration.ts'
import {
  MigrationDifference,
  MigrationRejection,
  MigrationRejectReason,
  MigrationRow,
  MigrationShown,
  MigrationState,
} from '../shapes/account-migrations.ts'
import { Country, DocumentKind, DocumentNumber } from '../shapes/documents.ts'
import { Instant, Language, text, Uuid } from '../shapes/fields.ts'
import { CardNumber, PlayerCardOfVenue } from '../shapes/player-cards.ts'
import { RegistrationFields } from '../shapes/registration.ts'
import { MIGRATION_ACTORS, OLD_ACCOUNT_SOURCES } from '../states/account-migration-states.ts'
import { Pin } from '../onling-v2/player-pin.ts'

/** Calls for the migration of old accounts that the specification does not name. */
const CARD_RATE = 10

/** For brands with `migrateByPlayerCard`. The same error for an unknown card and for a wrong PIN. */
export const startByPlayerCard = defineCall({
  method: 'POST',
  path: '/capi/PlayerAccount/v1/StartMigrationByPlayerCard',
  audience: 'any',
  summary: 'Find the old account by its card and PIN',
  body: Type.Object({ cardNumber: CardNumber, pin: Pin }),
  reply: MigrationStarted,
  refusals: [...REFUSALS_OF_START, 'ERR_INVALID_CREDENTIALS', 'ERR_TOO_MANY_BAD_ATTEMPTS'],
  ratePerMinute: CARD_RATE,
})

export const getOwnMigration = defineCall({
  method: 'GET',
  path: '/capi/PlayerAccount/v1/GetMigration',
  audience: 'player',
  summary: 'How far the migration of the own old account is; null when there was none',
  query: Type.Object({}),
  reply: Type.Object({ migration: Type.Union([MigrationShown, Type.Null()]) }),
  refusals: [],
})

/** A land-based system checked the person's document and sends the code that the person brought. */
export const confirmMigrationAtVenue = defineCall({
  method: 'POST',
  path: '/capi/PlayerAccount/v1/ConfirmMigrationAtVenue',
  audience: 'internal',
  scope: 'migration.confirm',
  summary: 'Say that a person came to a venue and is who the old account names',
  body: Type.Object({ venueCode: text(20, 8), venueName: text(200, 1) }),
  reply: Type.Object({ playerId: PlayerCardOfVenue.properties.playerId, state: MigrationState }),
  refusals: ['ERR_MIGRATION_NOT_FOUND', 'ERR_TOO_MANY_BAD_ATTEMPTS', 'ERR_STATE_CHANGED'],
  ratePerMinute: 30,
})

/** Maximum number of accounts in one import; a larger one needs several calls. */
const IMPORT_MAX = 50

/**
 * Accounts handed over by a venue or an earlier platform. An account that was imported before is skipped, so that an interrupted
 * import can be repeated.
 */
export const importOldAccounts = defineCall({
  method: 'POST',
  path: '/capi/PlayerAccount/v1/ImportOldAccounts',
  audience: 'internal',
  scope: 'migration.import',
  summary: 'Take over accounts from before, so that their people can bring them to an online account',
  body: Type.Object({
    accounts: Type.Array(
      Type.Object({
        source: Type.Enum([...OLD_ACCOUNT_SOURCES]),
        /** Id of the account in the old system. */
        reference: text(100, 1),
        /** Name, surname and day of birth are required; the rest is what the old system has. */
        fields: RegistrationFields,
        documents: Type.Array(Type.Object({ kind: DocumentKind, country: Country, number: DocumentNumber }), {
          maxItems: 10,
        }),
        cardNumbers: Type.Array(CardNumber, { maxItems: 10 }),
        /** The PIN of the cards; null when the old system cannot export it. */
        pin: Type.Union([Pin, Type.Null()]),
      }),
      { minItems: 1, maxItems: IMPORT_MAX },
    ),
  }),
  reply: Type.Object({
    imported: Type.Integer(),
    /** Number of accounts that had been imported before. */
    known: Type.Integer(),
  }),
  /** With `{ reference }` of the invalid account in the details; those before it are imported. */
  refusals: ['ERR_INVALID_CONTRACT', 'ERR_DOCUMENT_NUMBER_INVALID', 'ERR_INVALID_CARD_ID'],
})

/** All data needed for the decision, uncovered: the view is in the audit log. */
export const getMigration = defineCall({
  method: 'GET',
  path: '/capi/BackOffice/v1/Documents/GetMigration',
  uncoveredFor: 'documents.decide',
  audience: 'staff',
  permission: 'documents.read',
  summary: 'One migration with the difference of both accounts, field by field',
  query: Type.Object({ migrationId: Uuid }),
  reply: Type.Object({
    row: MigrationRow,
    language: Language,
    oldAccount: Type.Object({
      source: Type.Enum([...OLD_ACCOUNT_SOURCES]),
      /** Id of the account in the old system. */
      reference: Type.String(),
      importedAt: Instant,
      cards: Type.Array(personal('number')),
      hasPin: Type.Boolean(),
    }),
    differences: Type.Array(MigrationDifference),
    isIdentityVerified: Type.Boolean(),
    rejection: Type.Union([MigrationRejection, Type.Null()]),
    moves: Type.Array(
      Type.Object({
        to: MigrationState,
        by: Type.Enum([...MIGRATION_ACTORS]),
        /** Name of the member of staff, of the partner or of the venue. */
        name: Type.Union([Type.String(), Type.Null()]),
        explanation: Type.Union([Type.String(), Type.Null()]),
        at: Instant,
      }),
    ),
    /** Standard texts for the player for each reason, in the player's language. */
    templates: Type.Array(Type.Object({ reason: MigrationRejectReason, text: Type.String() })),
  }),
  refusals: ['ERR_MIGRATION_NOT_FOUND'],
})
