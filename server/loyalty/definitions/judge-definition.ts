import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/staff-loyalty.ts'
import { POINT_FACTS, type DefinitionContent, type PointFact } from '#contract/shapes/loyalty.ts'
import { refuse } from '../../kernel/index.ts'
import type { LanguageCode, LoyaltyNeeds } from '../needs.ts'

type Verdict = ReplyOf<typeof calls.judgeDefinition>

/** The fact for which a definition gives something; store items and the ladder give nothing by themselves. */
const factOf = (content: DefinitionContent): PointFact | undefined => ('fact' in content ? content.fact : undefined)

/** The verdict of the market's law on a definition, and for which facts points may be given instead. */
export function judgeDefinition(
  { law }: Pick<LoyaltyNeeds, 'law'>,
  content: DefinitionContent,
  language: LanguageCode,
): Verdict {
  const fact = factOf(content)
  // A definition without a fact is judged too, because the verdict names the rule pack.
  const { texts, ...verdict } = law.judge(fact ?? 'profile')
  return {
    ...verdict,
    text: texts?.[language] ?? null,
    lawful: POINT_FACTS.filter((one) => law.judge(one).isAllowed),
  }
}

/** Refuses a definition that the law does not allow, with rule, figure, the sentence, and the lawful alternative. */
export function refuseUnlawful(needs: Pick<LoyaltyNeeds, 'law' | 'defaultLanguage'>, content: DefinitionContent): void {
  const { isAllowed, text: _, ...verdict } = judgeDefinition(needs, content, needs.defaultLanguage)
  if (isAllowed) return
  const fact = factOf(content)
  const texts = fact ? needs.law.judge(fact).texts : null
  return refuse('ERR_NOT_ALLOWED_BY_LAW', { ...verdict, texts, field: 'fact' })
}
