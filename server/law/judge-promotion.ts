import type { Static } from 'typebox'
import type { LawRefusal, Remedy } from '#contract/shapes/law.ts'
import type { Action } from './action.ts'
import { decide } from './decide.ts'
import { explain } from './explain.ts'
import { zoneOf } from './figures.ts'
import { packOf } from './pack-of.ts'
import type { PromotionFacts } from './promotion-facts.ts'
import type { RuleKind } from './rule.ts'
import { unknownState } from './state.ts'
import { CITATIONS } from './texts/citations.ts'
import { lawTexts, type LawLanguage } from './texts/index.ts'

/** The sentence of a refusal of points (texts/): it belongs to no rule of a pack, but to what is asked of one. */
export const POINTS_FOR_PLAY = 'points-for-play'

/** What was asked of one rule, so that it can be kept and decided again. */
type Question = { readonly action: Action; readonly rule: RuleKind }

/** What stands against a promotion, whoever takes part. */
export type PromotionFinding = Question & {
  readonly refusal: Static<typeof LawRefusal>
  /** Where the rule stands, for staff. */
  readonly source: string
  /** The same for players, by language; empty where no text names it. */
  readonly citations: Readonly<Partial<Record<LawLanguage, string>>>
  /** What makes the promotion lawful. */
  readonly remedy: Remedy
  /** The sentence of the pack in each language. */
  readonly texts: Readonly<Record<LawLanguage, string>>
}

/** Lawful where nothing was found against it. `packId`: by which law it was judged. */
export type PromotionVerdict = {
  readonly isLawful: boolean
  readonly packId: string
  readonly findings: readonly PromotionFinding[]
}

/**
 * The one gate of everything that gives players something: what the law of a market says of it, by its own facts and the pack of
 * the day, for a player against whom nothing speaks. Pure; whoever may not be given it is judged apart.
 */
export function judgePromotion(market: string, facts: PromotionFacts, now: Date): PromotionVerdict {
  const findings = questionsOf(facts).flatMap((question): PromotionFinding[] => {
    const { action, rule } = question
    const decision = decide(lawfulState(market), action, now, [rule])
    if (decision.outcome === 'allowed') return []
    const { refusal } = decision
    const { rules } = packOf(market, now)
    const source = rules.find(({ id }) => id === refusal.ruleId)?.source ?? ''
    const textKey = facts.gives === 'points' ? POINTS_FOR_PLAY : refusal.textKey
    const texts = textsOf({ ...refusal, textKey }, zoneOf(market, now))
    const citations = CITATIONS[refusal.ruleId] ?? {}
    return [{ ...question, refusal, source, citations, remedy: remedyOf(rule, facts), texts }]
  })
  return { isLawful: findings.length === 0, packId: packOf(market, now).id, findings }
}

/** Which rules are asked, and as what the law sees it. A market of which nothing is known is asked last: it allows nothing. */
function questionsOf(facts: PromotionFacts): readonly Question[] {
  const { gives, conditions, isOnTechnicalGame, depositedDayMinor } = facts
  const isByPlay = conditions.length > 0
  const competition: Action = { kind: 'compete', isByPlay, isOnTechnicalGame, depositedDayMinor }
  const asCompetition: readonly Question[] = [
    { action: competition, rule: 'competition' },
    { action: competition, rule: 'market-unknown' },
  ]
  if (gives === 'prizes') return asCompetition
  // Points are nothing to the law where nobody plays for them, or where they bring nothing.
  if (gives === 'points') return isByPlay && facts.buysBenefits ? asCompetition : []
  const { hasShortTerms, areTermsToldFirst: wereTermsTold, dependsOnNotWithdrawing } = facts
  const gift: Action = { kind: 'give-bonus', hasShortTerms, wereTermsTold, dependsOnNotWithdrawing }
  return [
    { action: gift, rule: 'bonus-terms' },
    { action: competition, rule: 'competition' },
    { action: gift, rule: 'market-unknown' },
  ]
}

function remedyOf(rule: RuleKind, facts: PromotionFacts): Remedy {
  if (rule === 'market-unknown') return 'not-in-this-market'
  if (rule === 'competition') return facts.isOnTechnicalGame ? 'give-without-play' : 'bound-deposits'
  if (facts.gives === 'bonus' && facts.dependsOnNotWithdrawing) return 'keep-at-withdrawal'
  return facts.gives === 'bonus' && !facts.areTermsToldFirst ? 'tell-terms-first' : 'write-short-terms'
}

function textsOf(refusal: Static<typeof LawRefusal>, zone: string): PromotionFinding['texts'] {
  const languages = Object.keys(lawTexts) as LawLanguage[]
  return Object.fromEntries(languages.map((lang) => [lang, explain(refusal, lang, zone)])) as PromotionFinding['texts']
}

/** A player against whom nothing speaks: what is found is the promotion's own fault. */
export function lawfulState(market: string) {
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
