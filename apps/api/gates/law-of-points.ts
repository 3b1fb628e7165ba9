import type { PointFact } from '#contract/shapes/loyalty.ts'
import type { Clock } from '#server/kernel/index.ts'
import { explain, judgePointRule, packOf, type PointRule } from '#server/law/index.ts'
import type { LanguageCode, LawOfPoints } from '#server/loyalty/index.ts'

const LANGUAGES: readonly LanguageCode[] = ['cs', 'sk', 'en', 'hu', 'ru', 'vi']

const EARNED_BY: Readonly<Record<PointFact, PointRule['earnedBy']>> = {
  'quiet-day': 'other',
  'game-learned': 'other',
  'free-play': 'other',
  profile: 'other',
  'play-day': 'frequency',
  stake: 'stakes',
}

/** The law of one market, as the club asks it. Its facts of play count every game, slots too, and points bring levels and things. */
export function lawOfPoints(market: string, clock: Clock): LawOfPoints {
  return {
    judge: (fact) => {
      const pack = packOf(market, clock.now())
      const { textKey, figure, ...verdict } = judgePointRule(pack, {
        earnedBy: EARNED_BY[fact],
        isOnTechnicalGame: true,
        buysBenefits: true,
        depositedDayMaxMinor: null,
      })
      const facts = textKey && { textKey, figure, present: null, earliestAllowedAt: null }
      const texts =
        facts &&
        (Object.fromEntries(LANGUAGES.map((language) => [language, explain(facts, language, pack.zone)])) as Record<
          LanguageCode,
          string
        >)
      return { ...verdict, figure, texts: texts || null }
    },
  }
}
