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
  readonly brand: Pick<TournamentBrand, 'market' | 'address'>
}

/** The conditions of play by kind of scoring: all kinds but missions depend on wins relative to stakes. */
const CONDITIONS: Readonly<Record<ScoringKind, readonly PlayCondition[]>> = {
  'largest-win': ['stake', 'win-size'],
  'best-sum': ['stake', 'win-size'],
  points: ['stake', 'win-size'],
  missions: [],
}

/**
 * The facts about a competition that the law judges, from its rules. Every game of the catalogue is a technical game.
 * @param depositedDayMinor the player's stakes in competitions on this day; 0 where no player is concerned
 */
function factsOf({ scoring }: Rules, depositedDayMinor: number): PromotionFacts {
  return { gives: 'prizes', conditions: CONDITIONS[scoring.kind], isOnTechnicalGame: true, depositedDayMinor }
}

/**
 * Refuses a competition that the law of the market forbids, naming the rule; the refusal is stored in the log of the
 * law.
 */
export async function judgeCompetition(
  { db, clock, brand: { market, address = 'formal' } }: Needs,
  rules: Rules,
  by: { readonly playerId: number; readonly depositedDayMinor: number } | null = null,
): Promise<void> {
  const facts = factsOf(rules, by?.depositedDayMinor ?? 0)
  // Staff are addressed formally.
  const told = by === null ? 'formal' : address
  await refusePromotion({ db, clock }, { market, playerId: by?.playerId ?? null, address: told }, facts)
}

/** Whether the law allows the rules, without a refusal or a log entry. */
export const isCompetitionLawful = (rules: Rules, market: string, at: Date): boolean =>
  judgePromotion(market, factsOf(rules, 0), at).isLawful

/** The verdict of the law on competitions by play on our games, for display only: not logged as a refusal. */
export function readCompetitionLaw({
  clock,
  brand: { market, address },
}: Omit<Needs, 'db'>): ReplyOf<typeof getCompetitionLaw> {
  const facts = factsOf({ scoring: { kind: 'largest-win' } }, 0)
  const [finding] = judgePromotion(market, facts, clock.now(), address).findings
  if (!finding) return { isAllowed: true, rule: null }
  const { refusal, citations, texts } = finding
  return { isAllowed: false, rule: { ruleId: refusal.ruleId, citations: { ...citations }, texts: { ...texts } } }
}
