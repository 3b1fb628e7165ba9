import type { Static } from 'typebox'
import type { Market } from '#config/market.ts'
import type { KycMethod } from '#contract/states/kyc-states.ts'
import type { Language } from '#contract/shapes/fields.ts'
import type { Pictures } from '#pictures'
import type { Clock, Database, FieldCipher, Querier, Transaction } from '#server/kernel/index.ts'
import type { FileStore } from './files/file-store.ts'
import type { LinkSigner } from './files/sign-link.ts'
import type { QueueRow } from './queue.queries.ts'

/** Content of a letter about a document. */
export type DocumentLetter = {
  readonly to: string
  readonly language: Static<typeof Language>
} & (
  | { readonly template: 'document-rejected'; readonly values: { readonly document: string; readonly message: string } }
  | { readonly template: 'document-approved'; readonly values: { readonly document: string } }
  | { readonly template: 'document-expiring'; readonly values: { readonly document: string; readonly day: string } }
)

/** Items of another room in the same queue. */
export type OtherWaiting = {
  /** The oldest first; at most `limit`. */
  readonly find: (db: Querier, limit: number) => Promise<QueueRow[]>
  readonly count: (db: Querier) => Promise<{ readonly count: number; readonly oldestAt: Date | null }>
}

/** Needs of the room, given when the process is composed. */
export type DocumentNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly target: string
  readonly market: Pick<
    Market,
    'key' | 'countryCode' | 'timeZone' | 'defaultNationality' | 'minRegistrationAge' | 'identityDocumentsAllowedTypes'
  >
  readonly cipher: FieldCipher
  readonly files: FileStore
  readonly pictures: Pictures
  readonly links: LinkSigner
  /** Partners that the brand has enabled. */
  readonly kycMethods: readonly KycMethod[]
  /** Waiting items of rooms above this one: staff have one queue. */
  readonly otherWaiting: OtherWaiting
  /** Queues a letter in the transaction of its cause. */
  readonly sendLetter: (tx: Transaction, letter: DocumentLetter) => Promise<unknown>
}
