import type { LinesDefinition } from './lines-definition.ts'

export type LineVerdict = { readonly symbol: number; readonly count: number; readonly payCoins: number }

/**
 * What one line pays, read from the left: the run of its first ordinary symbol with wilds standing in (each wild
 * multiplies), or the run of wilds that it begins with, whichever is more; the longer run when both are equal.
 * `symbolAt(reel)` is the symbol on the line.
 */
export function judgeLine(
  { symbols, wild }: Pick<LinesDefinition, 'symbols'> & { readonly wild?: LinesDefinition['wild'] | undefined },
  reels: number,
  symbolAt: (reel: number) => number,
): LineVerdict | undefined {
  const wildSymbol = wild?.symbol ?? -1
  let leading = 0
  while (leading < reels && symbolAt(leading) === wildSymbol) leading += 1
  const wildPay = leading > 0 ? (symbols[wildSymbol]?.pays[leading] ?? 0) : 0
  if (leading === reels) return wildPay > 0 ? { symbol: wildSymbol, count: leading, payCoins: wildPay } : undefined

  const symbol = symbolAt(leading)
  let count = leading
  let factor = (wild?.multiplier ?? 1) ** leading
  for (; count < reels; count += 1) {
    const next = symbolAt(count)
    if (next === symbol) continue
    if (next !== wildSymbol) break
    factor *= wild?.multiplier ?? 1
  }
  const pay = (symbols[symbol]?.pays[count] ?? 0) * factor
  if (pay === 0 && wildPay === 0) return undefined
  if (pay >= wildPay) return { symbol, count, payCoins: pay }
  return { symbol: wildSymbol, count: leading, payCoins: wildPay }
}
