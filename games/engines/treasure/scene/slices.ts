import type { TreasureDefinition } from '../../../kit/protocol/bets.ts'

type Ring = TreasureDefinition['rings'][number]

/** Number of drawn slices of each ring; each segment has at least one, frequent ones have more. */
const SLICES = [26, 16, 12]

/**
 * The segment that each slice of a ring shows, clockwise. Slices of one segment are spread round the ring; the one that
 * leads inwards is unique. Sizes do not show chances (the help says so), because the rarest fields would be invisible.
 */
export function slicesOf({ segments }: Ring, ring: number): number[] {
  const wanted = Math.max(SLICES[ring] ?? 12, segments.length)
  const all = segments.reduce((sum, { weight }) => sum + weight, 0)
  const counts = segments.map((segment) =>
    'leads' in segment ? 1 : Math.max(1, Math.round((segment.weight / all) * (wanted - segments.length))),
  )
  const total = counts.reduce((sum, count) => sum + count, 0)
  return counts
    .flatMap((count, segment) =>
      Array.from({ length: count }, (_, index) => ({ segment, at: ((index + 0.5) * total) / count + segment / 100 })),
    )
    .toSorted((a, b) => a.at - b.at)
    .map(({ segment }) => segment)
}
