type Item = { readonly itemId: string }

/** The item after or before another one in the queue; the first one if the item is no longer there. */
export function neighbourOf<T extends Item>(
  items: readonly T[],
  itemId: string | undefined,
  by: 1 | -1,
): T | undefined {
  const at = items.findIndex((item) => item.itemId === itemId)
  if (at === -1) return items[0]
  return items[at + by]
}

/** The item to open after a decision: the next one, or after the last the first remaining one. */
export function nextAfter<T extends Item>(items: readonly T[], itemId: string): T | undefined {
  return neighbourOf(items, itemId, 1) ?? items.find((item) => item.itemId !== itemId)
}
