import type { Static } from 'typebox'
import type { LawRefusal } from '#contract/shapes/law.ts'
import type { Action } from './action.ts'
import { decide } from './decide.ts'
import { explain } from './explain.ts'
import { zoneOf } from './figures.ts'
import type { RuleKind } from './rule.ts'
import { unknownState } from './state.ts'
import { lawTexts, type LawLanguage } from './texts/index.ts'

/** What a gift can be made to depend on that is play itself. */
export const PLAY_CONDITIONS = ['stake', 'loss', 'frequency', 'win-size'] as const
export type PlayCondition = (typeof PLAY_CONDITIONS)[number]

/** A promotion as the law sees one: a campaign, a trigger, a rule of points or a competition, each by its own data. */
export type PromotionFacts = {
  /** Each of its terms has a figure that says something. */
  readonly hasShortTerms: boolean
  /** Nothing is given before the player has accepted the terms. */
  readonly areTermsToldFirst: boolean
  readonly dependsOnNotWithdrawing: boolean
  /** What of play it is given for; empty where nobody has to play for it. */
  readonly conditions: readonly PlayCondition[]
  /** Whether the play that it is given for can be on a technical game. */
  readonly isOnTechnicalGame: boolean
  /** What one player can pay into all competitions in a day, minor units; 0 where it takes nothing. */
  readonly depositedDayMinor: number
}

/** What stands against a promotion, whoever takes part. */
export type PromotionFinding = {
  readonly rule: RuleKind
  readonly refusal: Static<typeof LawRefusal>
  /** The sentence of the pack in each language. */
  readonly texts: Readonly<Record<LawLanguage, string>>
}

/**
 * What the law of a market says of a promotion itself, before anybody is given anything: by the pack of the day, for a player
 * against whom nothing speaks. Pure. Empty when it is lawful.
 */
export function judgePromotion(market: string, facts: PromotionFacts, now: Date): PromotionFinding[] {
  const { hasShortTerms, areTermsToldFirst, dependsOnNotWithdrawing, conditions } = facts
  const gift: Action = {
    kind: 'give-bonus',
    hasShortTerms,
    wereTermsTold: areTermsToldFirst,
    dependsOnNotWithdrawing,
  }
  const competition: Action = {
    kind: 'compete',
    isByPlay: conditions.length > 0,
    isOnTechnicalGame: facts.isOnTechnicalGame,
    depositedDayMinor: facts.depositedDayMinor,
  }
  return [
    ...found(market, { action: gift, rule: 'bonus-terms' }, now),
    ...found(market, { action: competition, rule: 'competition' }, now),
    // A market of which nothing is known allows nothing.
    ...found(market, { action: gift, rule: 'market-unknown' }, now),
  ]
}

function found(
  market: string,
  asked: { readonly action: Action; readonly rule: RuleKind },
  now: Date,
): PromotionFinding[] {
  const { action, rule } = asked
  const decision = decide(lawfulState(market), action, now, [rule])
  if (decision.outcome === 'allowed') return []
  const { refusal } = decision
  const languages = Object.keys(lawTexts) as LawLanguage[]
  const texts = Object.fromEntries(languages.map((lang) => [lang, explain(refusal, lang, zoneOf(market, now))]))
  return [{ rule, refusal, texts: texts as Readonly<Record<LawLanguage, string>> }]
}

/** A player against whom nothing speaks: what is found is the promotion's own fault. */
function lawfulState(market: string) {
  return {
    ...unknownState(market),
    account: {
      state: 'verified' as const,
      temporaryUntil: null,
      depositedMinor: 0,
      hasVerifiedPaymentAccount: true,
      isClosureAsked: false,
    },
  }
}
