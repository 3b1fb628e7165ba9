import type { LimitKind } from '#contract/shapes/limits.ts'
import type { Free } from './promotions/plan.ts'
import type { Promotions } from './promotions/promotion-facts.ts'
import type { BrandNo, Game, Refused, StaffMove } from './step.ts'

/** A request about a limit as the player had it; `null`: no limit. Amounts are minor units, times minutes. */
export type SimulatedLimit = { readonly kind: LimitKind; readonly value: number | null }

/** Something that a player did and what was told, as the player knows it. Instants are ISO, in UTC. */
export type Deed = {
  readonly at: string
  readonly no: number
  readonly brand: BrandNo
  readonly refused?: Refused
} & (
  | { readonly did: 'choose' | 'change'; readonly choices: readonly SimulatedLimit[] }
  | { readonly did: 'cancel'; readonly kind: LimitKind }
  | { readonly did: 'register' | 'sign-in' | 'sign-out' | 'open-game' | 'accept' }
  /** Staff wrote something that gives; nobody of the people did it. */
  | { readonly did: 'write'; readonly key: string }
  | { readonly did: 'use-code'; readonly code: string }
  | { readonly did: 'enter'; readonly key: string }
  | { readonly did: 'take-free'; readonly campaign: Free; readonly into: 'rounds' | 'instead' }
  | { readonly did: 'panic' | 'exclude'; readonly until: string | null }
  /** Asked the bank for a payment, and paid it. */
  | { readonly did: 'pay-in' | 'deposit'; readonly reference: string; readonly amount: number }
  /** Staff sent a part of a deposit back, once for each. */
  | { readonly did: 'refund'; readonly reference: string; readonly amount: number }
  /** Took money out, and what became of it; staff's moves are deeds of the person whose money it is. */
  | { readonly did: 'withdraw'; readonly reference: string; readonly amount: number }
  | {
      readonly did: 'move-withdrawal'
      readonly move: 'cancel' | StaffMove
      readonly reference: string
      readonly amount: number
    }
  /** Of a decision, what it put in and brought itself; its reference is the round's and the decision's number. */
  | {
      readonly did: 'stake' | 'decide'
      readonly reference: string
      readonly stake: number
      readonly win: number
      readonly balance: number
      readonly game: Game
      /** A round that the house paid for. */
      readonly free?: true
    }
)

/**
 * A movement in the books. A deposit or withdrawal is named by the key of its request, not by the number that the product gave
 * it; money that came back from a withdrawal by that key and the state that it came back in, a refund by the key of its deposit.
 */
export type Entry = {
  readonly no: number
  readonly brand: BrandNo
  readonly at: string
  readonly isRound: boolean
  /** What a promotion moved: nobody has told it to anybody. */
  readonly promotion: string | null
  readonly reference: string
  readonly debit: number
  readonly credit: number
  readonly balanceAfter: number
}

/** A time signed in; `to` is when it ended or ends by itself. */
export type Signed = { readonly no: number; readonly brand: BrandNo; readonly from: string; readonly to: string }

/** Everything that the checker is given: what people did and were told, what the books and the sessions say. */
export type Facts = {
  readonly market: 'CZE' | 'SVK'
  readonly deeds: readonly Deed[]
  readonly entries: readonly Entry[]
  readonly signed: readonly Signed[]
  readonly promotions: Promotions
}
