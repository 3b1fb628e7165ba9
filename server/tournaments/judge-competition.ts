import type { TermsInput } from '#contract/shapes/tournaments.ts'
import type { Clock, Database } from '../kernel/index.ts'
import { decide, explain, judgeAction, packOf, refuseByLaw, unknownState, type Action } from '../law/index.ts'
import type { TournamentBrand } from './needs.ts'

const RULES = ['market-unknown', 'competition'] as const
type Rules = Pick<TermsInput, 'gameKeys' | 'scoring'>
type Needs = {
  readonly db: Database
  readonly clock: Clock
  readonly brand: Pick<TournamentBrand, 'market'>
}

/**
 * A competition as the law sees it, by its own rules: all but missions are by what is staked and won, and every game of the
 * catalogue is a technical game.
 * @param depositedDayMinor what the player has put into competitions on this day; nothing, where nobody has entered yet
 */
function competitionOf({ gameKeys, scoring }: Rules, depositedDayMinor: number): Action {
  return {
    kind: 'compete',
    isByPlay: scoring.kind !== 'missions',
    isOnTechnicalGame: gameKeys.length > 0,
    depositedDayMinor,
  }
}

/** Refuses a competition that the law of the market forbids, with the rule; the refusal is kept in the log of the law. */
export async function judgeCompetition(
  { db, clock, brand: { market } }: Needs,
  rules: Rules,
  by: { readonly playerId: number; readonly depositedDayMinor: number } | null = null,
): Promise<void> {
  const action = competitionOf(rules, by?.depositedDayMinor ?? 0)
  const asked = { state: unknownState(market), action, playerId: by?.playerId ?? null, only: RULES }
  const decision = await judgeAction({ db, clock }, asked)
  if (decision.outcome === 'refused') refuseByLaw(decision.refusal, market, clock.now())
}

export type CompetitionLaw = {
  readonly isAllowed: boolean
  readonly rule: { readonly ruleId: string; readonly source: string; readonly texts: Record<string, string> } | null
}

/** What the law says of any competition by play on our games. Asked to be shown: it is no refusal of anybody. */
export function readCompetitionLaw({ clock, brand: { market } }: Omit<Needs, 'db'>): CompetitionLaw {
  const now = clock.now()
  const action = competitionOf({ gameKeys: ['any'], scoring: { kind: 'largest-win' } }, 0)
  const decision = decide(unknownState(market), action, now, RULES)
  if (decision.outcome === 'allowed') return { isAllowed: true, rule: null }
  const { refusal } = decision
  const pack = packOf(market, now)
  const languages = ['cs', 'sk', 'en', 'hu', 'ru', 'vi'] as const
  return {
    isAllowed: false,
    rule: {
      ruleId: refusal.ruleId,
      source: pack.rules.find(({ id }) => id === refusal.ruleId)?.source ?? '',
      texts: Object.fromEntries(languages.map((language) => [language, explain(refusal, language, pack.zone)])),
    },
  }
}
