/** By how much a figure may increase from the second quarter of the samples to the last: a share of it, and a constant. */
export type Bounds<Sample> = Readonly<Partial<Record<keyof Sample, Bound>>>

type Bound = {
  readonly share: number
  readonly beside: number
  /** What must never be: it counts whenever it began. */
  readonly isNever?: true
}

export type Growth = { readonly early: number; readonly late: number; readonly grows: boolean }

/**
 * Compares the second quarter of the samples (everything is warm) with the last, by the minimum of each: fluctuations
 * are no growth.
 */
export function growthOf<Sample extends object>(
  samples: readonly Sample[],
  bounds: Bounds<Sample>,
): Partial<Record<keyof Sample, Growth>> {
  const quarter = Math.max(1, Math.floor(samples.length / 4))
  const [early, late] = [samples.slice(quarter, 2 * quarter), samples.slice(-quarter)]
  const result: Partial<Record<keyof Sample, Growth>> = {}
  for (const [name, bound] of Object.entries(bounds) as [keyof Sample, Bound][]) {
    const least = (some: readonly Sample[]) => Math.min(...some.map((one) => Number(one[name])))
    const [before, after] = [least(early), least(late)]
    result[name] = {
      early: before,
      late: after,
      grows: after > (bound.isNever ? 0 : before * (1 + bound.share) + bound.beside),
    }
  }
  return result
}
