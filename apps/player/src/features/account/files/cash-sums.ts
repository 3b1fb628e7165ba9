type Row = { readonly part: string; readonly creditMinor: number; readonly debitMinor: number }

/**
 * Sums of what came to the cash account and what left it, without bonuses and money at venues; undefined if rows are
 * missing, because a partial sum is wrong.
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
