import type { FormOfAddress } from '#config/texts/form-of-address.ts'
import { judgeAction, type LawNeeds } from './judge-action.ts'
import { judgePromotion, lawfulState } from './judge-promotion.ts'
import type { PromotionFacts } from './promotion-facts.ts'
import { refuseByLaw } from './refuse-by-law.ts'

/**
 * Refuses where the law forbids a promotion: with rule, figure, text and remedy. The refusal is stored in the log of
 * the law.
 */
export async function refusePromotion(
  needs: LawNeeds,
  {
    market,
    playerId,
    address = 'formal',
  }: { readonly market: string; readonly playerId: number | null; readonly address?: FormOfAddress },
  facts: PromotionFacts,
): Promise<void> {
  const now = needs.clock.now()
  const [finding] = judgePromotion(market, facts, now).findings
  if (!finding) return
  const { action, rule, refusal, remedy } = finding
  await judgeAction(needs, { state: lawfulState(market), action, playerId, only: [rule] })
  refuseByLaw(refusal, market, now, { address, more: { remedy } })
}
