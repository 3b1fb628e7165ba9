import type { PlayMeaning } from '#contract/event-uses.ts'
import type { Clock } from '#server/kernel/index.ts'
import { explain, judgePointRule, judgePromotion, packOf, type PointRule } from '#server/law/index.ts'
import type { LanguageCode, LawOfTriggers } from '#server/triggers/index.ts'

const LANGUAGES: readonly LanguageCode[] = ['cs', 'sk', 'en', 'hu', 'ru', 'vi']
const EARNED_BY: Readonly<Record<PlayMeaning, PointRule['earnedBy']>> = {
  stake: 'stakes',
  loss: 'losses',
  frequency: 'frequency',
  'win-size': 'wins',
}

/**
 * The law of one market, as triggers ask it: points are judged as those of the club, gifts and offers as promotions. Every game of
 * the house counts, slots too. What is given is an offer that is accepted under its terms.
 */
export function lawOfTriggers(market: string, clock: Clock): LawOfTriggers {
  return (favour, play) => {
    const now = clock.now()
    if (favour === 'points') return judgePoints(market, play, now)
    const [finding] = judgePromotion(
      market,
      {
        hasShortTerms: true,
        areTermsToldFirst: true,
        dependsOnNotWithdrawing: false,
        conditions: play === null ? [] : [play],
        isOnTechnicalGame: true,
        depositedDayMinor: 0,
      },
      now,
    )
    if (!finding) return undefined
    const { ruleId, packId, figure } = finding.refusal
    const remedy = finding.rule === 'competition' ? 'give-without-play' : 'not-in-this-market'
    return { refusal: { ruleId, packId, figure }, texts: { ...finding.texts }, remedy }
  }
}

function judgePoints(market: string, play: PlayMeaning | null, now: Date): ReturnType<LawOfTriggers> {
  const pack = packOf(market, now)
  const { isAllowed, ruleId, packId, figure, textKey } = judgePointRule(pack, {
    earnedBy: play === null ? 'other' : EARNED_BY[play],
    isOnTechnicalGame: true,
    buysBenefits: true,
    depositedDayMaxMinor: null,
  })
  if (isAllowed || ruleId === null || textKey === null) return undefined
  const facts = { textKey, figure, present: null, earliestAllowedAt: null }
  const texts = Object.fromEntries(LANGUAGES.map((language) => [language, explain(facts, language, pack.zone)]))
  return { refusal: { ruleId, packId, figure }, texts, remedy: 'give-without-play' }
}
