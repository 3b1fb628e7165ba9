import type { ReplyOf } from '#contract/call.ts'
import type { getDepositBounds } from '#contract/play-v1/deposit-bounds.ts'
import type { DepositObstacle, Needs } from './needs.ts'

/**
 * The least and the most that a player can pay in now. The rules themselves are asked, of the most first: each that refuses
 * says what is left of it.
 */
export async function readDepositBounds(
  { rules, foreseeDeposits }: Pick<Needs, 'rules' | 'foreseeDeposits'>,
  playerId: number,
): Promise<ReplyOf<typeof getDepositBounds>> {
  const { minMinor, maxMinor, currency } = rules
  const obstacleOf = (await foreseeDeposits?.(playerId)) ?? (() => undefined)
  const { mostMinor, obstacle } = findMost(maxMinor, obstacleOf)
  return {
    min: { amountMinor: minMinor, currency },
    max: { amountMinor: mostMinor, currency },
    refusal: obstacle?.refusal ?? null,
    texts: obstacle?.texts ?? null,
  }
}

/** The most that nothing stands against, and the last that stood against more. Pure. */
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
    // A rule that refuses although that much is left is none about amounts.
    mostMinor = leftMinor < mostMinor ? Math.max(0, leftMinor) : 0
  }
  return { mostMinor, obstacle }
}

/** What is left of the rule that refuses; nothing where it is none about amounts. */
function leftOf({ refusal: { figure, present } }: DepositObstacle): number {
  return figure?.unit === 'minor' && present?.unit === 'minor' ? figure.value - present.value : 0
}
