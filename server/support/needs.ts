import type { Static } from 'typebox'
import type { Brand } from '#config/brand.ts'
import type { Language } from '#contract/shapes/fields.ts'
import type { FileStore, LinkSigner } from '#server/documents/index.ts'
import type { Clock, Database, FieldCipher, Querier, Transaction } from '#server/kernel/index.ts'

export type LanguageCode = Static<typeof Language>

/** What a letter about a ticket says. `text` is the answer itself, for who cannot read it on the site. */
export type TicketLetter = { readonly to: string; readonly language: LanguageCode } & (
  | { readonly template: 'support-received'; readonly values: { readonly number: string } }
  | {
      readonly template: 'support-answered'
      readonly values: { readonly number: string; readonly isWhole: boolean; readonly text: string }
    }
)

/** By what somebody outside proves whose question it is. */
export type OwnerProof = { readonly email: string; readonly password: string; readonly source: string }

/** What the room of support asks of the process that composes it. */
export type SupportNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly target: string
  readonly timeZone: string
  /** In which staff write their templates. */
  readonly languages: readonly LanguageCode[]
  readonly policy: Pick<
    Brand['support'],
    'openingHours' | 'answerMinutes' | 'closesAfterDays' | 'ticketsPerDay' | 'messagesPerDay'
  >
  readonly cipher: FieldCipher
  readonly files: FileStore
  readonly links: LinkSigner
  /** Queues a letter in the transaction of its cause. */
  readonly sendLetter: (tx: Transaction, letter: TicketLetter) => Promise<unknown>
  /** Who may answer tickets now. */
  readonly findAnswerers: (db: Querier) => Promise<readonly { readonly userId: number; readonly name: string }[]>
  /** Gives the player whose e-mail and password these are, or refuses; attempts are counted. */
  readonly proveOwner: (proof: OwnerProof) => Promise<number>
}
