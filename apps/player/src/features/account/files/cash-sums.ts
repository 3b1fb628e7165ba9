type Row = { readonly part: string; readonly creditMinor: number; readonly debitMinor: number }

/**
 * What came to the cash account and what left it. Bonuses and money at venues stand beside it and are no part of the sums;
 * undefined where rows are missing, because a sum of some of them is wrong.
 */
export function cashSums({
  rows,
  isCut,
}: {
  readonly rows: readonly Row[]
  readonly isCut: boolean
}): { readonly inMinor: number; readonly outMinor: number } | undefined {
  if (isCut) return undefined
  const cash = rows.filter(({ part }) => part === 'cash')
  return {
    inMinor: cash.reduce((sum, { creditMinor }) => sum + creditMinor, 0),
    outMinor: cash.reduce((sum, { debitMinor }) => sum + debitMinor, 0),
  }
}
