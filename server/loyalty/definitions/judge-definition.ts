import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/staff-loyalty.ts'
import { POINT_FACTS, type DefinitionContent, type PointFact } from '#contract/shapes/loyalty.ts'
import { refuse } from '../../kernel/index.ts'
import type { LanguageCode, LoyaltyNeeds } from '../needs.ts'

type Verdict = ReplyOf<typeof calls.judgeDefinition>

/** For what a definition gives something; a thing of the store and the ladder give nothing by themselves. */
const factOf = (content: DefinitionContent): PointFact | undefined => ('fact' in content ? content.fact : undefined)

/** What the law of the market says of a definition, and for what points may be given instead. */
export function judgeDefinition(
  { law }: Pick<LoyaltyNeeds, 'law'>,
  content: DefinitionContent,
  language: LanguageCode,
): Verdict {
  const fact = factOf(content)
  // What is no play is asked all the same: the answer names the pack.
  const { texts, ...verdict } = law.judge(fact ?? 'profile')
  return {
    ...verdict,
    text: texts?.[language] ?? null,
    lawful: POINT_FACTS.filter((one) => law.judge(one).isAllowed),
  }
}

/** Ends the call where the law does not allow a definition: with rule, figure, the sentence, and the lawful way. */
export function refuseUnlawful(needs: Pick<LoyaltyNeeds, 'law' | 'defaultLanguage'>, content: DefinitionContent): void {
  const { isAllowed, text: _, ...verdict } = judgeDefinition(needs, content, needs.defaultLanguage)
  if (isAllowed) return
  const fact = factOf(content)
  const texts = fact ? needs.law.judge(fact).texts : null
  return refuse('ERR_NOT_ALLOWED_BY_LAW', { ...verdict, texts, field: 'fact' })
}
