/** The marks with one more, or one less. */
export function turned(marked: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(marked)
  if (!next.delete(key)) next.add(key)
  return next
}

/** The marks with all rows from one to another, in the order of the list; without the first one, the other alone. */
export function markedThrough(
  marked: ReadonlySet<string>,
  keys: readonly string[],
  from: string | undefined,
  to: string,
): ReadonlySet<string> {
  const places = [keys.indexOf(from ?? to), keys.indexOf(to)].filter((place) => place >= 0)
  return new Set([...marked, ...keys.slice(Math.min(...places), Math.max(...places) + 1)])
}
