import type { ReplyOf } from '#contract/call.ts'
import type { getDepositBounds } from '#contract/play-v1/deposit-bounds.ts'

export type DepositBounds = ReplyOf<typeof getDepositBounds>
export type Bounds = { readonly minMinor: number; readonly maxMinor: number }

/**
 * Preset amounts within the current bounds: those above the maximum become the maximum, once; those below the minimum
 * are dropped. Pure; in minor units.
 */
export function clipAmounts(amounts: readonly number[], { minMinor, maxMinor }: Bounds): number[] {
  const clipped = amounts.map((one) => Math.min(one, maxMinor)).filter((one) => one >= minMinor)
  return [...new Set(clipped)]
}

/** The bounds from the server's response, in the form that the page uses. */
export function boundsOf({ min, max }: Pick<DepositBounds, 'min' | 'max'>): Bounds {
  return { minMinor: min.amountMinor, maxMinor: max.amountMinor }
}
