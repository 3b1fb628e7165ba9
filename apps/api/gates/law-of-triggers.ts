import type { Clock } from '#server/kernel/index.ts'
import { judgePromotion } from '#server/law/index.ts'
import type { LawOfTriggers } from '#server/triggers/index.ts'

/**
 * The law of one market for triggers: points are judged as those of the club, gifts and offers as promotions. Every
 * game of the house counts, slots too. A gift is an offer that is accepted under its terms.
 */
export function lawOfTriggers(market: string, clock: Clock): LawOfTriggers {
  return (favour, play) => {
    const basis = { conditions: play === null ? [] : [play], isOnTechnicalGame: true }
    const { findings } = judgePromotion(
      market,
      favour === 'points'
        ? { ...basis, gives: 'points', buysBenefits: true, depositedDayMinor: null }
        : {
            ...basis,
            gives: 'bonus',
            depositedDayMinor: 0,
            hasShortTerms: true,
            areTermsToldFirst: true,
            dependsOnNotWithdrawing: false,
          },
      clock.now(),
    )
    const [finding] = findings
    if (!finding) return undefined
    const { ruleId, packId, figure } = finding.refusal
    return { refusal: { ruleId, packId, figure }, texts: { ...finding.texts }, remedy: finding.remedy }
  }
}
