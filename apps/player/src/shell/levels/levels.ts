/** One step of the loyalty ladder, as the gamification service returns it (player-site §3). */
export type Level = {
  readonly id: number
  readonly name: string
  readonly description: string
  readonly image: string
  readonly requiredPoints: number
  readonly visibilityPoints: number | null
  readonly requiredLevelCounter1: number | null
  readonly requiredLevelCounter2: number | null
  readonly customData: unknown
}

export function sortLevels(levels: readonly Level[]): readonly Level[] {
  return levels.toSorted((a, b) => a.requiredPoints - b.requiredPoints)
}

/**
 * Where the player stands (player-site §4). Current: the level of that id, else the first. Next: the one after it, or itself
 * when it is the last; when the current one is unknown, the second level, else the first. Undefined without levels.
 */
export function findLevels(
  levels: readonly Level[],
  currentLevelId: number | undefined,
): { readonly current: Level; readonly next: Level } | undefined {
  const sorted = sortLevels(levels)
  const first = sorted[0]
  if (!first) return undefined
  const place = sorted.findIndex(({ id }) => id === currentLevelId)
  const current = sorted[place]
  if (!current) return { current: first, next: sorted[1] ?? first }
  return { current, next: sorted[place + 1] ?? current }
}

/** The player's progress from the current level to the next, in percent. */
export function levelProgress({ current, next }: { current: Level; next: Level }, pointsEver: number): number {
  const way = next.requiredPoints - current.requiredPoints
  if (way <= 0) return 100
  return Math.min(100, Math.max(0, Math.round(((pointsEver - current.requiredPoints) / way) * 100)))
}
