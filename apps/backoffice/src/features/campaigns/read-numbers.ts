/** A whole number as it was written, within its bounds; undefined for anything else. */
export function readInteger(written: string, { min = 1, max }: { readonly min?: number; readonly max: number }) {
  const value = /^\d{1,9}$/.test(written.trim()) ? Number(written) : Number.NaN
  return value >= min && value <= max ? value : undefined
}

/** So many players the contract takes at once. */
const PLAYERS_MAX = 1000

/** Pasted numbers of players, deduplicated; undefined if one is invalid, or there are too many. */
export function readPlayerIds(pasted: string): number[] | undefined {
  const words = pasted.split(/[\s,;]+/).filter(Boolean)
  const ids = [...new Set(words.map(Number))]
  const areNumbers =
    words.every((word) => /^\d{1,16}$/.test(word)) && ids.every((id) => Number.isSafeInteger(id) && id > 0)
  return areNumbers && ids.length > 0 && ids.length <= PLAYERS_MAX ? ids : undefined
}
