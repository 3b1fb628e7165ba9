export type BadgeKind = 'top' | 'new' | 'hot'

/** One badge at most: the strongest one of the game. */
export function chooseBadge(tags: readonly string[]): BadgeKind | undefined {
  if (tags.includes('TOP')) return 'top'
  if (tags.includes('new')) return 'new'
  return tags.includes('hot') ? 'hot' : undefined
}
