import { PIECES, type CashCount } from '#contract/shapes/cash.ts'
import type { CurrencyCode } from '#money'

/** The sum of notes and coins; undefined if one does not exist in the currency, or is listed twice. */
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

/** Cash amounts are multiples of the smallest coin of the currency. */
export function smallestPiece(currency: CurrencyCode): number {
  return Math.min(...PIECES[currency])
}
