import type { MoneyLine } from '#contract/shapes/wallet-money.ts'

/** One row of the panel of money: the sum of a kind of movement, in minor units. */
export type MoneyRow = {
  readonly key: string
  readonly kind: string
  readonly isAtVenue: boolean
  readonly net: number
}

/**
 * Rows that add up to the player's money in all parts. Transfers between the player's own parts cancel out and are left
 * out; cash at venues is separate from online payments.
 */
export function moneyRows(lines: readonly MoneyLine[]): MoneyRow[] {
  const rows = new Map<string, MoneyRow>()
  for (const { part, kind, inMinor, outMinor } of lines) {
    const isAtVenue = part === 'land-based' && (kind === 'deposit' || kind === 'withdrawal')
    const key = isAtVenue ? `${kind}-at-venue` : kind
    const before = rows.get(key)?.net ?? 0
    rows.set(key, { key, kind, isAtVenue, net: before + inMinor - outMinor })
  }
  return [...rows.values()].filter(({ net }) => net !== 0)
}

/** The sum of the rows. */
export function sumOfRows(rows: readonly MoneyRow[]): number {
  return rows.reduce((sum, { net }) => sum + net, 0)
}
