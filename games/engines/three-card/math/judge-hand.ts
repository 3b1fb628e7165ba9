/** From the least; fewer hands of three are straights than flushes. */
export const threeCardHands = ['high-card', 'pair', 'flush', 'straight', 'three', 'straight-flush'] as const
export type ThreeCardHand = (typeof threeCardHands)[number]

const RANKS = 13
const SCALE = RANKS ** 3

/**
 * Compares hands: the higher score is the better hand, equal hands have one score. Cards are numbers: suit times 13
 * plus rank from the two up; the ace is also low in A-2-3.
 */
export function scoreOf(first: number, second: number, third: number): number {
  const ranks = [first % RANKS, second % RANKS, third % RANKS]
  const [low, middle, high] = ranks.toSorted((a, b) => a - b) as [number, number, number]
  const suit = Math.floor(first / RANKS)
  const isFlush = suit === Math.floor(second / RANKS) && suit === Math.floor(third / RANKS)
  const isLowStraight = low === 0 && middle === 1 && high === RANKS - 1
  const isStraight = isLowStraight || (middle === low + 1 && high === middle + 1)
  if (isStraight) return (isFlush ? 5 : 3) * SCALE + (isLowStraight ? 1 : high)
  if (low === high) return 4 * SCALE + high
  if (isFlush) return 2 * SCALE + (high * RANKS + middle) * RANKS + low
  if (low === middle) return SCALE + middle * RANKS + high
  if (middle === high) return SCALE + middle * RANKS + low
  return (high * RANKS + middle) * RANKS + low
}

export const nameOf = (score: number): ThreeCardHand => threeCardHands[Math.floor(score / SCALE)] ?? 'high-card'

/** The least score with which the house plays, for a rank from 2 to 14. */
export const qualifyingScore = (rank: number): number => (rank - 2) * RANKS * RANKS
