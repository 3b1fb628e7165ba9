import { decide, detailsOf } from '#server/law/index.ts'
import { previewDeposits, type LimitsNeeds } from '#server/limits/index.ts'
import type { PaymentNeeds } from '#server/payments/index.ts'
import { findPlayerById } from '#server/players/index.ts'
import { ACCOUNT_RULES, readAccountState, type AccountFacts } from './account-facts.ts'

/**
 * Previews whether the law of accounts and the player's own limits refuse a deposit of an amount; nothing is stored.
 */
export function previewDepositsBy(
  facts: AccountFacts,
  limits: LimitsNeeds,
): NonNullable<PaymentNeeds['previewDeposits']> {
  const { db, clock, market, target, address } = facts
  return async (playerId) => {
    const player = await findPlayerById(db, target, playerId)
    const state = player && (await readAccountState(facts, { ...player, playerId }))
    const byLimits = await previewDeposits(limits, playerId)
    const now = clock.now()
    return (amountMinor) => {
      const decision = state && decide(state, { kind: 'deposit', amountMinor }, now, ACCOUNT_RULES)
      const refusal = decision?.outcome === 'refused' ? decision.refusal : byLimits(amountMinor)
      if (!refusal) return undefined
      const { texts } = detailsOf(refusal, market, now, address)
      return { refusal, texts: texts as Readonly<Record<string, string>> }
    }
  }
}
