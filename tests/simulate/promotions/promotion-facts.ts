import type { BrandNo } from '../step.ts'

/** Whose something is: which person, at which brand. */
type Whose = { readonly no: number; readonly brand: BrandNo }

/** A gift of a campaign. `cause`: its deposit or the one that a trigger heard of, by its key; the week of a loss; a code; or that it was taken. */
export type Gift = Whose & {
  readonly campaign: string
  readonly cause: string
  readonly amount: number
  /** What of it went back with its deposit. */
  readonly takenBack: number
  readonly at: string
}

/** What a trigger did about a deposit, which is named by its key. */
export type Firing = Whose & {
  readonly trigger: string
  readonly deposit: string
  readonly hasFired: boolean
  readonly why: string | null
  readonly at: string
}

/** Free rounds with a person. */
export type FreeRelation = Whose & {
  readonly campaign: string
  readonly state: string
  readonly acceptedAt: string | null
  readonly endedAt: string | null
  readonly converted: number | null
  readonly used: number
}

/** A round that was paid for by the house. */
export type SpentRound = Whose & {
  readonly campaign: string
  readonly round: string
  readonly stake: number
  readonly at: string
}

/** What became of a gift of bonus money. */
export type Award = Whose & {
  readonly campaign: string
  readonly amount: number
  readonly state: string
  readonly offeredAt: string
  readonly acceptBefore: string
  readonly activatedAt: string | null
  /** What it was when it was taken: later it may be less, where a deposit went back. */
  readonly takenWith: number
  readonly endedAt: string | null
  readonly leftAtEnd: number | null
}

/** A movement of the account that only stakes can reach. */
export type BonusEntry = Whose & {
  readonly at: string
  readonly kind: string
  readonly debit: number
  readonly credit: number
  readonly balanceAfter: number
}

/** Points that moved. `event` is the day, the game or the stakes that they are for. */
export type PointMove = Whose & {
  readonly at: string
  readonly source: string
  readonly event: string
  readonly points: number
  readonly after: number
}

/** A place of a published round and what was given for it. */
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

/** Everything about promotions that the product keeps. */
export type Promotions = {
  readonly budgets: readonly Budget[]
  readonly gifts: readonly Gift[]
  readonly awards: readonly Award[]
  readonly firings: readonly Firing[]
  readonly freeRelations: readonly FreeRelation[]
  readonly spent: readonly SpentRound[]
  readonly bonusEntries: readonly BonusEntry[]
  readonly points: readonly PointMove[]
  /** What each person has by the product's own row, and what the books say was staked in all. */
  readonly purses: readonly (Whose & { readonly points: number; readonly staked: number })[]
  readonly results: readonly Result[]
}
