/**
 * The index to which a key moves in a list of `count`, from `place`; undefined for any other key. The first one follows
 * the last one.
 */
export function moveInList(key: string, place: number, count: number, isRow: boolean): number | undefined {
  if (count === 0) return undefined
  if (key === (isRow ? 'ArrowRight' : 'ArrowDown')) return (place + 1) % count
  if (key === (isRow ? 'ArrowLeft' : 'ArrowUp')) return (place - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
