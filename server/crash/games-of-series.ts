import type { GameKind } from '#contract/shapes/limits.ts'

/** Entries of shared games carry a series below zero; limits count them as crash games. */
export function gamesOfSharedSeries(seriesIds: readonly number[]): ReadonlyMap<number, GameKind> {
  return new Map(seriesIds.flatMap((seriesId) => (seriesId < 0 ? [[seriesId, 'crash'] as const] : [])))
}
