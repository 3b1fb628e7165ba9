import type { Static } from 'typebox'
import type { Brand } from '#config/brand.ts'
import type { Language } from '#contract/shapes/fields.ts'
import type { FileStore, LinkSigner } from '#server/documents/index.ts'
import type { Pictures } from '#pictures'
import type { Clock, Database, FieldCipher, Querier, Transaction } from '#server/kernel/index.ts'

export type LanguageCode = Static<typeof Language>

/** The content of a letter about a ticket. `text` is the answer itself, for players who cannot read it on the site. */
export type TicketLetter = { readonly to: string; readonly language: LanguageCode } & (
  | { readonly template: 'support-received'; readonly values: { readonly number: string } }
  | {
      readonly template: 'support-answered'
      readonly values: { readonly number: string; readonly isWhole: boolean; readonly text: string }
    }
)

/** How somebody without a sign-in proves that the account is theirs. */
export type OwnerProof = { readonly email: string; readonly password: string; readonly source: string }

/** What the room of support needs from the composition. */
export type SupportNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly target: string
  readonly timeZone: string
  /** The languages in which staff write templates. */
  readonly languages: readonly LanguageCode[]
  /** Whether a text is in the form of address that the brand does not use. */
  readonly addressesOtherwise: (language: LanguageCode, text: string) => boolean
  readonly policy: Pick<
    Brand['support'],
    'openingHours' | 'answerMinutes' | 'closesAfterDays' | 'ticketsPerDay' | 'messagesPerDay'
  >
  readonly cipher: FieldCipher
  readonly files: FileStore
  readonly pictures: Pictures
  readonly links: LinkSigner
  /** Queues a letter in the transaction of its cause. */
  readonly sendLetter: (tx: Transaction, letter: TicketLetter) => Promise<unknown>
  /** Staff who may answer tickets now. */
  readonly findAnswerers: (db: Querier) => Promise<readonly { readonly userId: number; readonly name: string }[]>
  /** Returns the player with this e-mail and password, or refuses; attempts are counted. */
  readonly proveOwner: (proof: OwnerProof) => Promise<number>
}
