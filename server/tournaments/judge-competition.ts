import type { ReplyOf } from '#contract/call.ts'
import type { getCompetitionLaw } from '#contract/play-v1/tournaments.ts'
import type { ScoringKind, TermsInput } from '#contract/shapes/tournaments.ts'
import type { Clock, Database } from '../kernel/index.ts'
import { judgePromotion, refusePromotion, type PlayCondition, type PromotionFacts } from '../law/index.ts'
import type { TournamentBrand } from './needs.ts'

type Rules = Pick<TermsInput, 'scoring'>
type Needs = {
  readonly db: Database
  readonly clock: Clock
  readonly brand: Pick<TournamentBrand, 'market'>
}

/** All but missions are by what is won over what is staked. */
const CONDITIONS: Readonly<Record<ScoringKind, readonly PlayCondition[]>> = {
  'largest-win': ['stake', 'win-size'],
  'best-sum': ['stake', 'win-size'],
  points: ['stake', 'win-size'],
  missions: [],
}

/**
 * A competition as the law sees it, by its own rules. Every game of the catalogue is a technical game.
 * @param depositedDayMinor what the player has put into competitions on this day; nothing, where nobody has entered yet
 */
function factsOf({ scoring }: Rules, depositedDayMinor: number): PromotionFacts {
  return { gives: 'prizes', conditions: CONDITIONS[scoring.kind], isOnTechnicalGame: true, depositedDayMinor }
}

/** Refuses a competition that the law of the market forbids, with the rule; the refusal is kept in the log of the law. */
export async function judgeCompetition(
  { db, clock, brand: { market } }: Needs,
  rules: Rules,
  by: { readonly playerId: number; readonly depositedDayMinor: number } | null = null,
): Promise<void> {
  const facts = factsOf(rules, by?.depositedDayMinor ?? 0)
  await refusePromotion({ db, clock }, { market, playerId: by?.playerId ?? null }, facts)
}

/** Asked where nobody is refused anything. */
export const isCompetitionLawful = (rules: Rules, market: string, at: Date): boolean =>
  judgePromotion(market, factsOf(rules, 0), at).isLawful

/** What the law says of any competition by play on our games. Asked to be shown: it is no refusal of anybody. */
export function readCompetitionLaw({ clock, brand: { market } }: Omit<Needs, 'db'>): ReplyOf<typeof getCompetitionLaw> {
  const facts = factsOf({ scoring: { kind: 'largest-win' } }, 0)
  const [finding] = judgePromotion(market, facts, clock.now()).findings
  if (!finding) return { isAllowed: true, rule: null }
  const { refusal, citations, texts } = finding
  return { isAllowed: false, rule: { ruleId: refusal.ruleId, citations: { ...citations }, texts: { ...texts } } }
}
