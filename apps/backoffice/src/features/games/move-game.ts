/** The order with one game at another place (from 0); a place beyond the end is the end. */
export function moveTo(order: readonly string[], key: string, place: number): readonly string[] {
  const others = order.filter((one) => one !== key)
  if (others.length === order.length) return order
  const at = Math.min(Math.max(place, 0), others.length)
  return [...others.slice(0, at), key, ...others.slice(at)]
}

/** The order with one game before or after another: for a drop and for arrow keys, also in a filtered list. */
export function moveBeside(
  order: readonly string[],
  key: string,
  other: string,
  side: 'before' | 'after',
): readonly string[] {
  if (key === other || !order.includes(key)) return order
  const at = order.filter((one) => one !== key).indexOf(other)
  return at === -1 ? order : moveTo(order, key, side === 'before' ? at : at + 1)
}

/** The moved games: the smallest set whose moves turn the old order into the new one. */
export function movedGames(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const placeBefore = new Map(before.map((key, index) => [key, index]))
  // The longest increasing subsequence was not moved.
  const best: { readonly length: number; readonly previous: number }[] = []
  let end = -1
  after.forEach((key, index) => {
    const place = placeBefore.get(key) ?? -1
    let longest = { length: 1, previous: -1 }
    for (let earlier = 0; earlier < index; earlier += 1) {
      const length = (best[earlier]?.length ?? 0) + 1
      if ((placeBefore.get(after[earlier] ?? '') ?? -1) < place && length > longest.length)
        longest = { length, previous: earlier }
    }
    best.push(longest)
    if (end === -1 || longest.length > (best[end]?.length ?? 0)) end = index
  })
  const kept = new Set<string>()
  for (let at = end; at !== -1; at = best[at]?.previous ?? -1) kept.add(after[at] ?? '')
  return new Set(after.filter((key) => !kept.has(key)))
}

/** Keys in the order of a list: those that it names, then the others in their present order (like the server). */
export function inOrder(keys: readonly string[], order: readonly string[]): string[] {
  const present = new Set(keys)
  const named = order.filter((key) => present.has(key))
  const isNamed = new Set(named)
  return [...named, ...keys.filter((key) => !isNamed.has(key))]
}
