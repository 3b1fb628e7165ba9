import type { LimitKind } from '#contract/shapes/limits.ts'
import type { Free } from './promotions/plan.ts'
import type { Promotions } from './promotions/promotion-facts.ts'
import type { BrandNo, Game, Refused, StaffMove } from './step.ts'

/** A request about a limit; `null`: no limit. Amounts are minor units, times minutes. */
export type SimulatedLimit = { readonly kind: LimitKind; readonly value: number | null }

/** An action of a player with its response. Instants are ISO, in UTC. */
export type Deed = {
  readonly at: string
  readonly no: number
  readonly brand: BrandNo
  readonly refused?: Refused
} & (
  | { readonly did: 'choose' | 'change'; readonly choices: readonly SimulatedLimit[] }
  | { readonly did: 'cancel'; readonly kind: LimitKind }
  | { readonly did: 'register' | 'sign-in' | 'sign-out' | 'open-game' | 'accept' }
  /** Staff created a promotion. */
  | { readonly did: 'write'; readonly key: string }
  | { readonly did: 'use-code'; readonly code: string }
  | { readonly did: 'enter'; readonly key: string }
  | { readonly did: 'take-free'; readonly campaign: Free; readonly into: 'rounds' | 'instead' }
  | { readonly did: 'panic' | 'exclude'; readonly until: string | null }
  /** Requested a payment from the bank, and paid it. */
  | { readonly did: 'pay-in' | 'deposit'; readonly reference: string; readonly amount: number }
  /** Staff refunded a part of a deposit, once for each. */
  | { readonly did: 'refund'; readonly reference: string; readonly amount: number }
  /** A withdrawal and its steps; actions of staff are recorded with the person whose money it is. */
  | { readonly did: 'withdraw'; readonly reference: string; readonly amount: number }
  | {
      readonly did: 'move-withdrawal'
      readonly move: 'cancel' | StaffMove
      readonly reference: string
      readonly amount: number
    }
  /** A decision with its own stake and win; its reference is the round's and the decision's number. */
  | {
      readonly did: 'stake' | 'decide'
      readonly reference: string
      readonly stake: number
      readonly win: number
      readonly balance: number
      readonly game: Game
      /** A free round. */
      readonly free?: true
    }
)

/**
 * A movement in the books. A deposit or withdrawal is identified by the key of its request, not by the product's
 * number; a returned withdrawal by that key and its final state, a refund by the key of its deposit.
 */
export type Entry = {
  readonly no: number
  readonly brand: BrandNo
  readonly at: string
  readonly isRound: boolean
  /** A movement of a promotion, which is in no response. */
  readonly promotion: string | null
  readonly reference: string
  readonly debit: number
  readonly credit: number
  readonly balanceAfter: number
}

/** A session; `to` is when it ended or would end by itself. */
export type Signed = { readonly no: number; readonly brand: BrandNo; readonly from: string; readonly to: string }

/** All input of the checker: actions and responses, the books and the sessions. */
export type Facts = {
  readonly market: 'CZE' | 'SVK'
  readonly deeds: readonly Deed[]
  readonly entries: readonly Entry[]
  readonly signed: readonly Signed[]
  readonly promotions: Promotions
}
