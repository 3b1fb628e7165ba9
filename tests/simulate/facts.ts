import type { LimitKind } from '#contract/shapes/limits.ts'
import type { Refused } from './step.ts'

/** A wish about a limit as the player had it; `null`: no limit. Amounts are minor units, times minutes. */
export type Wish = { readonly kind: LimitKind; readonly value: number | null }

/** Something that a player did and what was told, as the player knows it. Instants are ISO, in UTC. */
export type Deed = { readonly at: string; readonly no: number; readonly refused?: Refused } & (
  | { readonly did: 'choose' | 'change'; readonly wishes: readonly Wish[] }
  | { readonly did: 'cancel'; readonly kind: LimitKind }
  | { readonly did: 'sign-in' | 'sign-out' | 'open-game' }
  | { readonly did: 'panic' | 'exclude'; readonly until: string | null }
  | { readonly did: 'deposit'; readonly reference: string; readonly amount: number }
  | {
      readonly did: 'stake'
      readonly reference: string
      readonly stake: number
      readonly win: number
      readonly balance: number
    }
)

/** A movement in the books. Only rounds have the instant of the simulated clock. */
export type Entry = {
  readonly no: number
  readonly at: string
  readonly isRound: boolean
  readonly reference: string
  readonly debit: number
  readonly credit: number
  readonly balanceAfter: number
}

/** A time signed in; `to` is when it ended or ends by itself. */
export type Signed = { readonly no: number; readonly from: string; readonly to: string }

/** Everything that the checker is given: what people did and were told, what the books and the sessions say. */
export type Facts = {
  readonly market: 'CZE' | 'SVK'
  readonly deeds: readonly Deed[]
  readonly entries: readonly Entry[]
  readonly signed: readonly Signed[]
}
