import type { Static } from 'typebox'
import type { Market } from '#config/market.ts'
import type { KycMethod } from '#contract/states/kyc-states.ts'
import type { Language } from '#contract/shapes/fields.ts'
import type { Clock, Database, FieldCipher, Transaction } from '#server/kernel/index.ts'
import type { FileStore } from './files/file-store.ts'
import type { LinkSigner } from './files/sign-link.ts'

/** What a letter about a document says. */
export type DocumentLetter = {
  readonly to: string
  readonly language: Static<typeof Language>
} & (
  | { readonly template: 'document-rejected'; readonly values: { readonly document: string; readonly message: string } }
  | { readonly template: 'document-approved'; readonly values: { readonly document: string } }
  | { readonly template: 'document-expiring'; readonly values: { readonly document: string; readonly day: string } }
)

/** What the room of documents asks of the process that composes it. */
export type DocumentNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly target: string
  readonly market: Pick<
    Market,
    'key' | 'timeZone' | 'defaultNationality' | 'minRegistrationAge' | 'identityDocumentsAllowedTypes'
  >
  readonly cipher: FieldCipher
  readonly files: FileStore
  readonly links: LinkSigner
  /** Partners that the brand has switched on. */
  readonly kycMethods: readonly KycMethod[]
  /** Queues a letter in the transaction of its cause. */
  readonly sendLetter: (tx: Transaction, letter: DocumentLetter) => Promise<unknown>
}
