import { PIECES, type CashCount } from '#contract/shapes/cash.ts'
import type { CurrencyCode } from '#money'

/** What notes and coins are worth together; undefined where one is none of the currency, or is named twice. */
export function countCash(currency: CurrencyCode, count: CashCount): number | undefined {
  const known = PIECES[currency]
  const seen = new Set<number>()
  let sum = 0
  for (const { pieceMinor, pieces } of count) {
    if (!known.includes(pieceMinor) || seen.has(pieceMinor)) return undefined
    seen.add(pieceMinor)
    sum += pieceMinor * pieces
  }
  return sum
}

/** Cash is whole coins: the smallest of the currency. */
export function smallestPiece(currency: CurrencyCode): number {
  return Math.min(...PIECES[currency])
}
