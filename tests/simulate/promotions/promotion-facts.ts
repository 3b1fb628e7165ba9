import type { BrandNo } from '../step.ts'

/** The person and the brand of a fact. */
type Whose = { readonly no: number; readonly brand: BrandNo }

/**
 * A gift of a campaign. `cause`: the key of its deposit or of the trigger's deposit; the week of a loss; a code; or
 * that it was taken.
 */
export type Gift = Whose & {
  readonly campaign: string
  readonly cause: string
  readonly amount: number
  /** The part taken back with a refund of its deposit. */
  readonly takenBack: number
  readonly at: string
}

/** A trigger's result for a deposit, which is identified by its key. */
export type Firing = Whose & {
  readonly trigger: string
  readonly deposit: string
  readonly hasFired: boolean
  readonly why: string | null
  readonly at: string
}

/** A person's free rounds. */
export type FreeRelation = Whose & {
  readonly campaign: string
  readonly state: string
  readonly acceptedAt: string | null
  readonly endedAt: string | null
  readonly converted: number | null
  readonly used: number
}

/** A round paid by the house. */
export type SpentRound = Whose & {
  readonly campaign: string
  readonly round: string
  readonly stake: number
  readonly at: string
}

/** The state of a gift of bonus money. */
export type Award = Whose & {
  readonly campaign: string
  readonly amount: number
  readonly state: string
  readonly offeredAt: string
  readonly acceptBefore: string
  readonly activatedAt: string | null
  /** Its amount when it was taken: it may be less later, after a refund. */
  readonly takenWith: number
  readonly endedAt: string | null
  readonly leftAtEnd: number | null
}

/** A movement of the account of bonus money. */
export type BonusEntry = Whose & {
  readonly at: string
  readonly kind: string
  readonly debit: number
  readonly credit: number
  readonly balanceAfter: number
}

/** A movement of points. `event` is the day, the game or the stakes for which they were given. */
export type PointMove = Whose & {
  readonly at: string
  readonly source: string
  readonly event: string
  readonly points: number
  readonly after: number
}

/** A place of a published round with its prize. */
export type Result = Whose & {
  readonly key: string
  readonly place: number
  readonly score: number
  readonly outcome: string
  readonly prize: number
}

export type Budget = {
  readonly brand: BrandNo
  readonly campaign: string
  readonly budget: number
  readonly given: number
  readonly endedBy: string | null
}

/** All facts about promotions that the product stores. */
export type Promotions = {
  readonly budgets: readonly Budget[]
  readonly gifts: readonly Gift[]
  readonly awards: readonly Award[]
  readonly firings: readonly Firing[]
  readonly freeRelations: readonly FreeRelation[]
  readonly spent: readonly SpentRound[]
  readonly bonusEntries: readonly BonusEntry[]
  readonly points: readonly PointMove[]
  /** Each person's points in the product's row, and their total stakes in the books. */
  readonly purses: readonly (Whose & { readonly points: number; readonly staked: number })[]
  readonly results: readonly Result[]
}
