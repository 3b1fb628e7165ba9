import type { PlayMeaning } from '#contract/event-uses.ts'
import type { Clock } from '#server/kernel/index.ts'
import { judgePromotion, type PromotionFacts } from '#server/law/index.ts'
import type { Favour, LawOfTriggers } from '#server/triggers/index.ts'

/**
 * The law of one market, as triggers ask it: points are judged as those of the club, gifts and offers as promotions. Every game of
 * the house counts, slots too. What is given is an offer that is accepted under its terms.
 */
export function lawOfTriggers(market: string, clock: Clock): LawOfTriggers {
  return (favour, play) => {
    const [finding] = judgePromotion(market, factsOf(favour, play), clock.now()).findings
    if (!finding) return undefined
    const { ruleId, packId, figure } = finding.refusal
    return { refusal: { ruleId, packId, figure }, texts: { ...finding.texts }, remedy: finding.remedy }
  }
}

function factsOf(favour: Favour, play: PlayMeaning | null): PromotionFacts {
  const asked = { conditions: play === null ? [] : [play], isOnTechnicalGame: true } as const
  if (favour === 'points') return { ...asked, gives: 'points', buysBenefits: true, depositedDayMinor: null }
  return {
    ...asked,
    gives: 'bonus',
    hasShortTerms: true,
    areTermsToldFirst: true,
    dependsOnNotWithdrawing: false,
    depositedDayMinor: 0,
  }
}
