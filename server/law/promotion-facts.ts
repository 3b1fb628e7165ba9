/** Kinds of play that a promotion can depend on. */
export const PLAY_CONDITIONS = ['stake', 'loss', 'frequency', 'win-size'] as const
export type PlayCondition = (typeof PLAY_CONDITIONS)[number]

/** Facts of every promotion. */
type Basis = {
  /** The kinds of play that it is given for; empty where nobody has to play for it. */
  readonly conditions: readonly PlayCondition[]
  /** Whether that play can be on a technical game. */
  readonly isOnTechnicalGame: boolean
  /** What one player can pay into it in a day, minor units; 0 where nothing can be paid in, null where it is unlimited. */
  readonly depositedDayMinor: number | null
}

/** A promotion as the law sees it: a campaign, a trigger, a rule of points or a competition, each by its own data. */
export type PromotionFacts =
  /** Bonus money or free rounds under terms. */
  | (Basis & {
      readonly gives: 'bonus'
      /** Each of its terms has a meaningful figure. */
      readonly hasShortTerms: boolean
      /** Nothing is given before the player has accepted the terms. */
      readonly areTermsToldFirst: boolean
      readonly dependsOnNotWithdrawing: boolean
    })
  | (Basis & {
      readonly gives: 'points'
      /** Whether points have a benefit: a level, an item of the store, free rounds. */
      readonly buysBenefits: boolean
    })
  /** By place, for competitors. */
  | (Basis & { readonly gives: 'prizes' })
