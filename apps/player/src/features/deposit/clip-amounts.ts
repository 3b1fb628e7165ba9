import type { ReplyOf } from '#contract/call.ts'
import type { getDepositBounds } from '#contract/play-v1/deposit-bounds.ts'

export type DepositBounds = ReplyOf<typeof getDepositBounds>
export type Bounds = { readonly minMinor: number; readonly maxMinor: number }

/**
 * Amounts that are offered at a touch, as far as they can be paid in now: what is above the most becomes the most, once; what
 * is below the least is left out. Pure; in minor units.
 */
export function clipAmounts(amounts: readonly number[], { minMinor, maxMinor }: Bounds): number[] {
  const clipped = amounts.map((one) => Math.min(one, maxMinor)).filter((one) => one >= minMinor)
  return [...new Set(clipped)]
}

/** What the server says of bounds, as the page counts with them. */
export function boundsOf({ min, max }: Pick<DepositBounds, 'min' | 'max'>): Bounds {
  return { minMinor: min.amountMinor, maxMinor: max.amountMinor }
}
