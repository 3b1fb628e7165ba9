import type { ReplyOf } from '#contract/call.ts'
import type { getDepositBounds } from '#contract/play-v1/deposit-bounds.ts'
import type { DepositObstacle, Needs } from './needs.ts'

/**
 * The minimum and the maximum that a player can pay in now. The rules themselves are evaluated, beginning with the
 * maximum: each that refuses returns what is left of it.
 */
export async function readDepositBounds(
  { rules, previewDeposits }: Pick<Needs, 'rules' | 'previewDeposits'>,
  playerId: number,
): Promise<ReplyOf<typeof getDepositBounds>> {
  const { minMinor, maxMinor, currency } = rules
  const obstacleOf = (await previewDeposits?.(playerId)) ?? (() => undefined)
  const { mostMinor, obstacle } = findMost(maxMinor, obstacleOf)
  return {
    min: { amountMinor: minMinor, currency },
    max: { amountMinor: mostMinor, currency },
    refusal: obstacle?.refusal ?? null,
    texts: obstacle?.texts ?? null,
  }
}

/** The largest amount that no rule refuses, and the rule that refused more. Pure. */
export function findMost(
  maxMinor: number,
  obstacleOf: (amountMinor: number) => DepositObstacle | undefined,
): { readonly mostMinor: number; readonly obstacle: DepositObstacle | undefined } {
  let mostMinor = maxMinor
  let obstacle: DepositObstacle | undefined
  while (mostMinor > 0) {
    const next = obstacleOf(mostMinor)
    if (!next) break
    obstacle = next
    const leftMinor = leftOf(next)
    // A rule that refuses an amount within its rest is not about amounts.
    mostMinor = leftMinor < mostMinor ? Math.max(0, leftMinor) : 0
  }
  return { mostMinor, obstacle }
}

/** Remainder of the rule that refuses; undefined when it is not about amounts. */
function leftOf({ refusal: { figure, present } }: DepositObstacle): number {
  return figure?.unit === 'minor' && present?.unit === 'minor' ? figure.value - present.value : 0
}
