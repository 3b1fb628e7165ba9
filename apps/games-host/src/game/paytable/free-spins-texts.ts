import type { Say } from '../../play/page.ts'

type FreeSpins = { readonly awards: readonly number[]; readonly multiplier?: number; readonly maxSpins?: number }

/** How free spins begin, one sentence for each number of symbols that starts them. */
export function freeSpinsTexts({ awards, multiplier = 1, maxSpins }: FreeSpins, symbol: string, say: Say): string[] {
  const starts = awards.flatMap((count, symbols) =>
    count > 0 ? [say('freeSpinsStart', { symbols, symbol, count })] : [],
  )
  return [
    ...starts,
    ...(multiplier > 1 ? [say('freeSpinsTimes', { multiplier })] : []),
    ...(maxSpins === undefined ? [] : [say('freeSpinsMax', { max: maxSpins })]),
  ]
}
