import type { ContentOf } from '#contract/shapes/loyalty.ts'

export type Level = ContentOf<'ladder'>['levels'][number]

export const sortLevels = (levels: readonly Level[]): readonly Level[] =>
  levels.toSorted((a, b) => a.requiredPoints - b.requiredPoints)

/** Levels reached by this number of points, lowest first. */
export const levelsReached = (levels: readonly Level[], ever: number): readonly Level[] =>
  sortLevels(levels).filter(({ requiredPoints }) => requiredPoints <= ever)

/**
 * A player's level: the one that their points reach, or a higher one reached before. A level removed from the ladder is
 * ignored.
 */
export function standOn(
  levels: readonly Level[],
  { ever, levelId }: { readonly ever: number; readonly levelId: number | null },
): { readonly current: Level | undefined; readonly next: Level | undefined } {
  const sorted = sortLevels(levels)
  const byPoints = sorted.findLastIndex(({ requiredPoints }) => requiredPoints <= ever)
  const before = sorted.findIndex((level) => level.levelId === levelId)
  const place = Math.max(byPoints, before)
  return { current: sorted[place], next: sorted[place + 1] }
}
