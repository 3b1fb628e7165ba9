import type { Static } from 'typebox'
import type { Language } from '#contract/shapes/fields.ts'
import type { RegistrationField } from '#contract/shapes/registration.ts'
import type { MergeMethod } from '#contract/states/account-migration-states.ts'
import type { CardNeeds } from '#server/cards/index.ts'
import type { KycNeeds, Newcomer } from '#server/documents/index.ts'
import type { Clock, Database, FieldCipher, Querier, Transaction } from '#server/kernel/index.ts'
import type { SignInNeeds } from '#server/sign-in/index.ts'

/** Content of a letter about a migration. */
export type MigrationLetter = { readonly to: string; readonly language: Static<typeof Language> } & (
  | { readonly template: 'migration-begun'; readonly values: Record<string, never> }
  | { readonly template: 'migration-approved'; readonly values: { readonly cards: number } }
  | { readonly template: 'migration-rejected'; readonly values: { readonly message: string } }
  | { readonly template: 'migration-expired'; readonly values: Record<string, never> }
)

/** Functions of registration, which is a room on the same floor. */
export type People = {
  /**
   * Fields in the forms that we store, without those that the current rules do not accept, and what a registration
   * still needs.
   */
  readonly readKnown: (fields: readonly RegistrationField[]) => {
    readonly fields: RegistrationField[]
    readonly missing: string[]
  }
  /** A partner's data of a person, as fields. */
  readonly fieldsOfChecked: (person: CheckedPerson) => RegistrationField[]
  /** Opens an account, and runs `alsoWrite` in the same transaction; refuses as every registration does. */
  readonly enter: <Result>(
    registration: { readonly fields: readonly RegistrationField[]; readonly password: string },
    alsoWrite: (tx: Transaction, playerId: number) => Promise<Result>,
  ) => Promise<Result>
  readonly read: (db: Querier, playerId: number) => Promise<RegistrationField[]>
  /** Stores the fields that the account does not have yet. Returns them. Refuses ERR_PERSON_HAS_ACCOUNT. */
  readonly fill: (tx: Transaction, playerId: number, fields: readonly RegistrationField[]) => Promise<string[]>
}

/** A partner's data of a person without an account. */
export type CheckedPerson = NonNullable<Newcomer['person']>

/** Needs of the room, given when a process is composed. Each use case takes its part. */
export type AccountMigrationNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly target: string
  readonly cipher: FieldCipher
  /** Merge methods that the brand offers (player-site §3, landbaseIntegration). */
  readonly mergeMethods: readonly MergeMethod[]
  readonly mayStartByCard: boolean
  readonly signIn: Pick<SignInNeeds, 'db' | 'clock' | 'target' | 'rules' | 'passwords' | 'sealer'>
  readonly cards: Pick<CardNeeds, 'db' | 'clock' | 'target' | 'cipher'>
  readonly kyc: KycNeeds
  readonly people: People
  readonly isIdentityVerified: (db: Querier, playerId: number) => Promise<boolean>
  /** Queues a letter in the transaction of its cause. */
  readonly sendLetter: (tx: Transaction, letter: MigrationLetter) => Promise<unknown>
}
