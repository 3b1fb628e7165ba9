import type { FormOfAddress } from '#config/texts/form-of-address.ts'
import type { PointFact } from '#contract/shapes/loyalty.ts'
import type { Clock } from '#server/kernel/index.ts'
import { judgePromotion, type PlayCondition } from '#server/law/index.ts'
import type { LawOfPoints } from '#server/loyalty/index.ts'

/** The conditions of play for a fact; empty for a fact that is not about money. */
const CONDITIONS: Readonly<Record<PointFact, readonly PlayCondition[]>> = {
  'quiet-day': [],
  'game-learned': [],
  'free-play': [],
  profile: [],
  'play-day': ['frequency'],
  stake: ['stake'],
}

/**
 * The law of one market for the club. Its facts of play count every game, slots too, and points give levels and
 * rewards.
 */
export function lawOfPoints(market: string, clock: Clock, address: FormOfAddress): LawOfPoints {
  return {
    judge: (fact) => {
      const { isLawful, packId, findings } = judgePromotion(
        market,
        {
          gives: 'points',
          buysBenefits: true,
          conditions: CONDITIONS[fact],
          isOnTechnicalGame: true,
          depositedDayMinor: null,
        },
        clock.now(),
        address,
      )
      const [finding] = findings
      const { ruleId = null, figure = null } = finding?.refusal ?? {}
      return { isAllowed: isLawful, packId, ruleId, figure, texts: finding?.texts ?? null }
    },
  }
}
