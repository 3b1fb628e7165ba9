import type { GameKind, LimitKind } from '#contract/shapes/limits.ts'

/** What somebody wants to do. Plain JSON, so that a decision can be kept and decided again. */
export type Action =
  | { readonly kind: 'register' }
  /** Registration is finished: from here on the account may be played with. */
  | { readonly kind: 'open-account' }
  | { readonly kind: 'sign-in' }
  /** The session goes on. */
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
  /** The operator writes a person into the state's register of excluded people. */
  | { readonly kind: 'write-register' }
  | {
      readonly kind: 'change-limit'
      readonly limit: LimitKind
      readonly from: number | null
      readonly to: number | null
      /** First choice at registration: no change yet. */
      readonly isFirst: boolean
    }
  | {
      readonly kind: 'give-bonus'
      readonly hasShortTerms: boolean
      readonly wereTermsTold: boolean
      readonly dependsOnNotWithdrawing: boolean
    }
  /** A competition by how often or how high one plays or wins, or another one. */
  | {
      readonly kind: 'compete'
      readonly isByPlay: boolean
      readonly isOnTechnicalGame: boolean
      /** null: nothing bounds it. */
      readonly depositedDayMinor: number | null
    }
  | { readonly kind: 'join-jackpot' }
  | { readonly kind: 'celebrate-win'; readonly stakeMinor: number; readonly winMinor: number }

export type StakeAction = {
  readonly kind: 'stake'
  readonly stakeMinor: number
  readonly game: GameKind
  /** The largest win that this stake can bring, or null when the game has no bound. */
  readonly winMaxMinor: number | null
  /** The game's own hourly bound by the operator's formula, or null when none is set. */
  readonly hourLossMaxMinor: number | null
  readonly isAutoplay: boolean
}

export type ActionKind = Action['kind']
export type ActionOf<K extends ActionKind> = Extract<Action, { readonly kind: K }>
