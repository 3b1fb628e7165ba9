import type { GameKind, LimitKind } from '#contract/shapes/limits.ts'
import type { VenueKind } from '#contract/shapes/places.ts'

/** What somebody wants to do. Plain JSON, so that a decision can be stored and replayed. */
export type Action =
  | { readonly kind: 'register' }
  /** Registration is finished: from here on the account can be used for play. */
  | { readonly kind: 'open-account' }
  | { readonly kind: 'sign-in' }
  /** The session continues. */
  | { readonly kind: 'stay' }
  | { readonly kind: 'deposit'; readonly amountMinor: number }
  | StakeAction
  /** A round that has begun ends: always allowed. */
  | { readonly kind: 'settle' }
  | { readonly kind: 'withdraw' }
  | { readonly kind: 'close-account' }
  | { readonly kind: 'enter-venue' }
  | { readonly kind: 'press-panic' }
  | { readonly kind: 'exclude-self' }
  /** The operator enters a person in the state's register of excluded people. */
  | { readonly kind: 'write-register' }
  | {
      readonly kind: 'change-limit'
      readonly limit: LimitKind
      readonly from: number | null
      readonly to: number | null
      /** First choice at registration, which is not a change. */
      readonly isFirst: boolean
    }
  | {
      readonly kind: 'give-bonus'
      readonly hasShortTerms: boolean
      readonly wereTermsTold: boolean
      readonly dependsOnNotWithdrawing: boolean
    }
  /** A competition by frequency or amount of play or wins, or another one. */
  | {
      readonly kind: 'compete'
      readonly isByPlay: boolean
      readonly isOnTechnicalGame: boolean
      /** null: unlimited. */
      readonly depositedDayMinor: number | null
    }
  | { readonly kind: 'join-jackpot' }
  | { readonly kind: 'celebrate-win'; readonly stakeMinor: number; readonly winMinor: number }

export type StakeAction = {
  readonly kind: 'stake'
  readonly stakeMinor: number
  readonly game: GameKind
  /** The largest win of this stake, or null when the game has no maximum. */
  readonly winMaxMinor: number | null
  /** The game's own hourly bound by the operator's formula, or null when none is set. */
  readonly hourLossMaxMinor: number | null
  readonly isAutoplay: boolean
  /** The kind of the venue at whose terminal it is; absent on the web. */
  readonly venueKind?: VenueKind
}

export type ActionKind = Action['kind']
export type ActionOf<K extends ActionKind> = Extract<Action, { readonly kind: K }>
