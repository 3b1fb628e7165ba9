import sharp from 'sharp'

/** A phone and a desktop: the sizes at which two lobbies are compared. */
export const COMPARED_SIZES = [
  { width: 1440, height: 1400 },
  { width: 390, height: 1100 },
] as const
/**
 * The minimum difference, as a percentage of that of two unrelated pictures with the same mean and spread of
 * brightness.
 */
export const LEAST_APART = 20
/** The colour that replaces every picture. */
export const FLAT_GREY = '#8a8a8a'

/** Blurred so that no letter can be read; small, because shapes are compared and not pixels. */
const BLUR = 14
const SAMPLE = 72

/** The sizes of one lobby, grey and blurred. */
export type Sample = readonly Float64Array[]

export async function sampleOf(shot: Buffer): Promise<Float64Array> {
  const { data } = await sharp(shot)
    .greyscale()
    .blur(BLUR)
    .resize(SAMPLE, SAMPLE, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const values = Float64Array.from(data)
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) || 1
  // The same mean and spread for all: a brighter palette alone is no difference.
  return values.map((value) => (value - mean) / spread)
}

export function measureApart(one: Sample = [], other: Sample = []): number {
  const ofSize = one.map((values, size) => {
    const others = other[size] ?? values
    return values.reduce((sum, value, point) => sum + Math.abs(value - (others[point] ?? 0)), 0) / values.length
  })
  // Two unrelated pictures with the same spread have a difference of about 1.13, which is 100 here.
  return (Math.max(...ofSize) / 1.13) * 100
}

/** The differences of all pairs, the most similar first. */
export function pairsOf<Name extends string>(samples: ReadonlyMap<Name, Sample>) {
  const names = [...samples.keys()]
  return names
    .flatMap((one, place) =>
      names
        .slice(place + 1)
        .map((other) => ({ one, other, apart: measureApart(samples.get(one), samples.get(other)) })),
    )
    .toSorted((a, b) => a.apart - b.apart)
}
