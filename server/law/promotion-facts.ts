/** What a gift can be made to depend on that is play itself. */
export const PLAY_CONDITIONS = ['stake', 'loss', 'frequency', 'win-size'] as const
export type PlayCondition = (typeof PLAY_CONDITIONS)[number]

/** What everything that gives has. */
type Basis = {
  /** What of play it is given for; empty where nobody has to play for it. */
  readonly conditions: readonly PlayCondition[]
  /** Whether the play that it is given for can be on a technical game. */
  readonly isOnTechnicalGame: boolean
  /** What one player can pay into it in a day, minor units; 0 where it takes nothing, null where nothing bounds it. */
  readonly depositedDayMinor: number | null
}

/** A promotion as the law sees one: a campaign, a trigger, a rule of points or a competition, each by its own data. */
export type PromotionFacts =
  /** Bonus money or free rounds under terms. */
  | (Basis & {
      readonly gives: 'bonus'
      /** Each of its terms has a figure that says something. */
      readonly hasShortTerms: boolean
      /** Nothing is given before the player has accepted the terms. */
      readonly areTermsToldFirst: boolean
      readonly dependsOnNotWithdrawing: boolean
    })
  | (Basis & {
      readonly gives: 'points'
      /** Whether points bring anything: a level, a thing of the store, free rounds. */
      readonly buysBenefits: boolean
    })
  /** By place, to those who compete. */
  | (Basis & { readonly gives: 'prizes' })
