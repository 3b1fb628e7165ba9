import type { Static } from 'typebox'
import type { Language } from '#contract/shapes/fields.ts'
import type { RegistrationField } from '#contract/shapes/registration.ts'
import type { MergeMethod } from '#contract/states/account-migration-states.ts'
import type { CardNeeds } from '#server/cards/index.ts'
import type { KycNeeds, Newcomer } from '#server/documents/index.ts'
import type { Clock, Database, FieldCipher, Querier, Transaction } from '#server/kernel/index.ts'
import type { SignInNeeds } from '#server/sign-in/index.ts'

/** What a letter about a migration says. */
export type MigrationLetter = { readonly to: string; readonly language: Static<typeof Language> } & (
  | { readonly template: 'migration-begun'; readonly values: Record<string, never> }
  | { readonly template: 'migration-approved'; readonly values: { readonly cards: number } }
  | { readonly template: 'migration-rejected'; readonly values: { readonly message: string } }
  | { readonly template: 'migration-expired'; readonly values: Record<string, never> }
)

/** Doors of registration, which stands on the same floor. */
export type People = {
  /** Fields in the forms that we keep, without those that today's rules do not take, and what a registration still asks for. */
  readonly readKnown: (fields: readonly RegistrationField[]) => {
    readonly fields: RegistrationField[]
    readonly missing: string[]
  }
  /** What a partner said of somebody, as fields. */
  readonly fieldsOfChecked: (person: CheckedPerson) => RegistrationField[]
  /** Opens an account, and what `alsoWrite` adds in the same transaction; refuses as every registration does. */
  readonly enter: <Result>(
    registration: { readonly fields: readonly RegistrationField[]; readonly password: string },
    alsoWrite: (tx: Transaction, playerId: number) => Promise<Result>,
  ) => Promise<Result>
  readonly read: (db: Querier, playerId: number) => Promise<RegistrationField[]>
  /** Writes what the account does not have yet. Gives the fields. Refuses ERR_PERSON_HAS_ACCOUNT. */
  readonly fill: (tx: Transaction, playerId: number, fields: readonly RegistrationField[]) => Promise<string[]>
}

/** What a partner says of a person whom nobody knows yet. */
export type CheckedPerson = NonNullable<Newcomer['person']>

/** Everything the room is given when a process is composed. Each use case asks for its part. */
export type AccountMigrationNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly target: string
  readonly cipher: FieldCipher
  /** What the brand offers (player-site §3, landbaseIntegration). */
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
