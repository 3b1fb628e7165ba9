import { PIECES, type CashCount } from '#contract/shapes/cash.ts'
import type { Money } from '#money'

/** The number of each note and coin as typed; empty is zero. */
export type Typed = Readonly<Record<number, string>>

export function countOf(currency: Money['currency'], typed: Typed): CashCount {
  return PIECES[currency].flatMap((pieceMinor) => {
    const pieces = Number(typed[pieceMinor] ?? '')
    return pieces > 0 ? [{ pieceMinor, pieces }] : []
  })
}

export function sumOf(count: CashCount): number {
  return count.reduce((sum, { pieceMinor, pieces }) => sum + pieceMinor * pieces, 0)
}
