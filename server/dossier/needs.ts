import type { Currency } from '#contract/shapes/money.ts'
import type { NoOfferReason, StaffLetter } from '#contract/play-v1/staff-letters.ts'
import type { Clock, Database, FieldCipher, Querier, Transaction } from '#server/kernel/index.ts'
import type { LinkPart, TimelinePart } from '#server/players/index.ts'

export type DossierNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly target: string
  readonly cipher: FieldCipher
  readonly currency: Currency
  /** What every room tells of a player over time; of one moment in this order. */
  readonly timeline: readonly TimelinePart[]
  /** What each room knows that accounts have in common. */
  readonly links: readonly LinkPart[]
  readonly sendLetter: (
    tx: Transaction,
    letter: {
      readonly to: string
      readonly language: StaffLetter['language']
      readonly subject: string
      readonly text: string
    },
  ) => Promise<void>
  /** Why somebody is sent no offer; undefined where nothing speaks against one. */
  readonly whyNoOffer: (db: Querier, playerId: number) => Promise<NoOfferReason | undefined>
}
