import type { Money } from '#money'
import { refuse } from '#server/kernel/index.ts'
import { smallestPiece } from './count-cash.ts'
import type { CashDeskNeeds } from './needs.ts'

/** Refuses amounts that are no whole coins, or outside the bounds of one payment. */
export function judgeAmount({ currency, bounds }: CashDeskNeeds, direction: 'in' | 'out', amount: Money): void {
  const { minMinor, maxMinor } = bounds[direction]
  const stepMinor = smallestPiece(currency)
  const { amountMinor } = amount
  const isCash = amount.currency === currency && amountMinor % stepMinor === 0
  if (!isCash || amountMinor < minMinor || amountMinor > maxMinor)
    refuse('ERR_AMOUNT_NOT_ALLOWED', { field: 'amount', minMinor, maxMinor, stepMinor, currency })
}
