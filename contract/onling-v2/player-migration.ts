import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { listQuery } from '../lists/list.ts'
import { migrationList } from '../lists/migrations.ts'
import {
  MergeMethod,
  MigrationRejectReason,
  MigrationRow,
  MigrationShown,
  MigrationState,
  MigrationToken,
} from '../shapes/account-migrations.ts'
import { AcceptedWarnings, APPROVAL_REFUSALS } from '../shapes/approvals.ts'
import { Country, Day, DocumentKind, DocumentNumber } from '../shapes/documents.ts'
import { Email, Instant, Language, page, text, Uuid } from '../shapes/fields.ts'
import { PagePath } from '../shapes/page-path.ts'
import { RegistrationFields } from '../shapes/registration.ts'
import { REFUSALS_OF_CREATION } from './registration.ts'

/**
 * Migration of an old account: of a venue, or of an earlier online platform of the operator. Calls of players need no sign-in; a
 * signed-in player's old account is merged into their present one (decision 0027).
 */
const root = '/capi/v2-onling/PlayerMigration'
const START_RATE = 20

/** The token is returned once, to the browser that began; all following calls need it. */
export const MigrationStarted = Type.Object({ token: Type.String(), migration: MigrationShown })

/** Refusals of starting a migration, for every way. */
export const REFUSALS_OF_START = [
  'ERR_METHOD_NOT_AVAILABLE',
  'ERR_ALREADY_MIGRATED',
  'ERR_MIGRATION_IN_PROGRESS',
  'ERR_MIGRATION_OTHER_PERSON',
  'ERR_STATE_CHANGED',
] as const

/** ERR_OLD_ACCOUNT_NOT_FOUND both for an unknown document and for one whose holder has another name or day of birth. */
export const startByDocument = defineCall({
  method: 'POST',
  path: `${root}/StartByDocument`,
  audience: 'any',
  summary: 'Find the old account by a document with which it was opened',
  body: Type.Object({
    kind: DocumentKind,
    country: Country,
    number: DocumentNumber,
    surname: text(100, 1),
    birthDate: Day,
  }),
  reply: MigrationStarted,
  refusals: [...REFUSALS_OF_START, 'ERR_OLD_ACCOUNT_NOT_FOUND', 'ERR_TOO_MANY_BAD_ATTEMPTS'],
  ratePerMinute: START_RATE,
})

/**
 * First without `isBack`: returns the bank's URL. Then, once the browser is back with `?kyc=`, with `isBack`: finds the old account
 * of the person whom the bank identified. KYC_PLAYER_NOT_MATCH: no old account belongs to that person, or the signed-in player is
 * somebody else.
 */
export const startByKyc = defineCall({
  method: 'POST',
  path: `${root}/StartByKyc`,
  audience: 'any',
  summary: 'Find the old account of the person identified by BankID',
  body: Type.Object({ language: Language, returnPath: PagePath, isBack: Type.Optional(Type.Boolean()) }),
  reply: Type.Object({
    redirectUrl: Type.Union([Type.String(), Type.Null()]),
    started: Type.Union([MigrationStarted, Type.Null()]),
  }),
  refusals: [...REFUSALS_OF_START, 'ERR_VERIFICATION_NOT_FOUND', 'KYC_PLAYER_NOT_MATCH', 'KYC_INTERNAL_ERROR'],
  ratePerMinute: START_RATE,
})

/**
 * Creates the online account from the old one and the entered fields or, for a signed-in player, merges the two.
 * ERR_PERSON_HAS_ACCOUNT: sign in to that account and finish there.
 */
export const finishMigration = defineCall({
  method: 'POST',
  path: `${root}/Finish`,
  audience: 'any',
  summary: 'Finish a migration: open the online account, or merge into one’s own',
  body: Type.Object({
    token: MigrationToken,
    mergeMethod: MergeMethod,
    /** For a player who is not signed in. `fields`: those that the old account lacks, and those that have changed. */
    account: Type.Optional(
      Type.Object({
        email: Email,
        password: text(200, 1),
        language: Language,
        consentTermsVersion: text(40, 1),
        fields: Type.Optional(RegistrationFields),
      }),
    ),
  }),
  reply: MigrationShown,
  refusals: [
    'ERR_TOKEN_INVALID',
    'ERR_TOKEN_EXPIRED',
    'ERR_STATE_CHANGED',
    'ERR_METHOD_NOT_AVAILABLE',
    'ERR_MIGRATION_OTHER_PERSON',
    'ERR_VERIFICATION_NOT_FOUND',
    'KYC_PLAYER_NOT_MATCH',
    ...REFUSALS_OF_CREATION,
    'ERR_TOO_MANY_CARDS',
  ],
  ratePerMinute: START_RATE,
})

/** Once, after the account was created: signs in by `PlayerAccount/LoginByAccessToken`, without the password. */
export const getMigrationAccessToken = defineCall({
  method: 'GET',
  path: `${root}/GetAccessToken`,
  audience: 'any',
  summary: 'A single-use token that signs in to the account opened by a migration',
  query: Type.Object({ token: MigrationToken }),
  reply: Type.Object({ accessToken: Type.String(), expiresAt: Instant }),
  refusals: ['ERR_TOKEN_INVALID', 'ERR_TOKEN_EXPIRED', 'ERR_STATE_CHANGED'],
  ratePerMinute: START_RATE,
})

export const getOnlineAccount = defineCall({
  method: 'GET',
  path: `${root}/GetOnlineAccount`,
  audience: 'any',
  summary: 'Progress of a migration, and whether its person has an online account',
  query: Type.Object({ token: MigrationToken }),
  reply: Type.Object({
    migration: MigrationShown,
    onlineAccount: Type.Union([
      Type.Object({
        maskedEmail: Type.String(),
        /** The caller is signed in to it. */
        isOwn: Type.Boolean(),
      }),
      Type.Null(),
    ]),
  }),
  refusals: ['ERR_TOKEN_INVALID', 'ERR_TOKEN_EXPIRED'],
  ratePerMinute: 60,
})

const decide = { method: 'POST', audience: 'staff', permission: 'documents.decide' } as const
const explanation = Type.Optional(text(2000))

export const approveMigration = defineCall({
  ...decide,
  path: `${root}/Approve`,
  summary:
    'Approve a migration: cards, PIN and missing data are taken over; with a difference of identity by two people',
  body: Type.Object({ migrationId: Uuid, explanation, acceptedWarnings: Type.Optional(AcceptedWarnings) }),
  reply: MigrationRow,
  refusals: ['ERR_MIGRATION_NOT_FOUND', 'ERR_STATE_CHANGED', 'ERR_PERSON_HAS_ACCOUNT', ...APPROVAL_REFUSALS],
})

export const rejectMigration = defineCall({
  ...decide,
  path: `${root}/Reject`,
  summary: 'Reject a migration and inform the player, who may start again',
  body: Type.Object({ migrationId: Uuid, reason: MigrationRejectReason, message: text(1000, 10), explanation }),
  reply: MigrationRow,
  refusals: ['ERR_MIGRATION_NOT_FOUND', 'ERR_STATE_CHANGED'],
})

export const listMigrations = defineCall({
  method: 'GET',
  path: `${root}/List`,
  audience: 'staff',
  permission: 'documents.read',
  summary: 'Migrations of old accounts, newest first, by state',
  query: Type.Object({ ...listQuery(migrationList), state: Type.Optional(MigrationState) }),
  reply: page(MigrationRow),
  refusals: ['ERR_LIST_TOO_WIDE'],
})
