import type { FormOfAddress } from '#config/texts/form-of-address.ts'
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

/** Key of the text for refused points (texts/): it belongs to no rule of a pack, but to how one is applied. */
export const POINTS_FOR_PLAY = 'points-for-play'

/** The input of one rule, so that it can be stored and replayed. */
type Question = { readonly action: Action; readonly rule: RuleKind }

/** A rule that forbids a promotion for everybody. */
export type PromotionFinding = Question & {
  readonly refusal: Static<typeof LawRefusal>
  /** Source of the rule, for staff. */
  readonly source: string
  /** The same for players, by language; empty where there is no text. */
  readonly citations: Readonly<Partial<Record<LawLanguage, string>>>
  /** What would make the promotion lawful. */
  readonly remedy: Remedy
  /** The text of the pack in each language. */
  readonly texts: Readonly<Record<LawLanguage, string>>
}

/** Lawful without findings. `packId`: the pack by which it was judged. */
export type PromotionVerdict = {
  readonly isLawful: boolean
  readonly packId: string
  readonly findings: readonly PromotionFinding[]
}

/**
 * The one check of everything that gives players something: judged by the law of the market, by its own facts and the
 * pack of the day, for a player without restrictions. Pure; restrictions of a player are judged separately.
 */
export function judgePromotion(
  market: string,
  facts: PromotionFacts,
  now: Date,
  address: FormOfAddress = 'formal',
): PromotionVerdict {
  const findings = questionsOf(facts).flatMap((question): PromotionFinding[] => {
    const { action, rule } = question
    const decision = decide(lawfulState(market), action, now, [rule])
    if (decision.outcome === 'allowed') return []
    const { refusal } = decision
    const { rules } = packOf(market, now)
    const source = rules.find(({ id }) => id === refusal.ruleId)?.source ?? ''
    const textKey = facts.gives === 'points' ? POINTS_FOR_PLAY : refusal.textKey
    const texts = textsOf({ ...refusal, textKey }, zoneOf(market, now), address)
    const citations = CITATIONS[refusal.ruleId] ?? {}
    return [{ ...question, refusal, source, citations, remedy: remedyOf(rule, facts), texts }]
  })
  return { isLawful: findings.length === 0, packId: packOf(market, now).id, findings }
}

/** The rules to evaluate, with their actions. A market about which nothing is known comes last: it allows nothing. */
function questionsOf(facts: PromotionFacts): readonly Question[] {
  const { gives, conditions, isOnTechnicalGame, depositedDayMinor } = facts
  const isByPlay = conditions.length > 0
  const competition: Action = { kind: 'compete', isByPlay, isOnTechnicalGame, depositedDayMinor }
  const asCompetition: readonly Question[] = [
    { action: competition, rule: 'competition' },
    { action: competition, rule: 'market-unknown' },
  ]
  if (gives === 'prizes') return asCompetition
  // Points are not regulated where nobody plays for them, or where they have no benefit.
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

function textsOf(refusal: Static<typeof LawRefusal>, zone: string, address: FormOfAddress): PromotionFinding['texts'] {
  const languages = Object.keys(lawTexts) as LawLanguage[]
  return Object.fromEntries(
    languages.map((lang) => [lang, explain(refusal, lang, zone, address)]),
  ) as PromotionFinding['texts']
}

/** A player without restrictions: a finding is then about the promotion itself. */
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
