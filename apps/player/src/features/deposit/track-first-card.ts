import { getDepositStatistics } from '#contract/capi-v1.1/funds.ts'
import { track } from '../../shell/analytics/analytics.ts'
import { api } from '../../shell/api.ts'

/** The first settled deposit is the one that stored the player's card. */
export async function trackFirstCard(): Promise<void> {
  const answer = await api(getDepositStatistics, { query: {} })
  if (answer.ok && answer.data.count === 1) track('payment_card_added', {})
}
