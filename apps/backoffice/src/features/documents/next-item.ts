type Item = { readonly itemId: string }

/** What comes after an item in the queue, or before it; the first one when the item is no longer there. */
export function neighbourOf<T extends Item>(
  items: readonly T[],
  itemId: string | undefined,
  by: 1 | -1,
): T | undefined {
  const at = items.findIndex((item) => item.itemId === itemId)
  if (at === -1) return items[0]
  return items[at + by]
}

/** What to open once an item is decided: the next one, or from the end the first that is left. */
export function nextAfter<T extends Item>(items: readonly T[], itemId: string): T | undefined {
  return neighbourOf(items, itemId, 1) ?? items.find((item) => item.itemId !== itemId)
}
