/** A movement of money: when, how much, and its number for people. */
export type MoneyFact = { readonly at: Date; readonly amountMinor: number; readonly reference: string | null }

/** A deposit as the books have it, with what the account held before. */
export type BookedDeposit = { readonly at: Date; readonly amountMinor: number; readonly heldBefore: number }

/** Play of a quarter of an hour. */
export type PlaySlot = {
  readonly startsAt: Date
  readonly rounds: number
  readonly staked: number
  readonly won: number
}

/** A shared round in which the player and an account that is linked to theirs were on opposite sides. */
export type OpposedRound = {
  readonly at: Date
  readonly roundId: string
  readonly otherPlayerId: number
  readonly stakeMinor: number
}

/** Facts about a player since a day: the input of all signals. */
export type PlayerFacts = {
  readonly deposits: readonly MoneyFact[]
  readonly booked: readonly BookedDeposit[]
  readonly withdrawals: readonly MoneyFact[]
  readonly cancelled: readonly MoneyFact[]
  readonly cards: readonly { readonly at: Date; readonly hint: string | null }[]
  readonly declared: {
    readonly at: Date
    readonly isExposed: boolean
    readonly isSanctioned: boolean
    readonly isNotOwn: boolean
  } | null
  readonly sourceRequests: readonly { readonly at: Date; readonly reference: string }[]
  readonly linked: readonly { readonly at: Date; readonly reason: string; readonly otherPlayerId: number }[]
  readonly conversions: readonly MoneyFact[]
  readonly opposed: readonly OpposedRound[]
  readonly slots: readonly PlaySlot[]
  readonly raised: readonly { readonly at: Date; readonly kind: string }[]
  readonly stopped: readonly { readonly at: Date }[]
}

export const noFacts: PlayerFacts = {
  deposits: [],
  booked: [],
  withdrawals: [],
  cancelled: [],
  cards: [],
  declared: null,
  sourceRequests: [],
  linked: [],
  conversions: [],
  opposed: [],
  slots: [],
  raised: [],
  stopped: [],
}
