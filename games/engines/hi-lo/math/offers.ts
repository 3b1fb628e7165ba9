import type { HiLoDefinition } from './hi-lo-definition.ts'

/** Said of the next card: 1 higher, 0 lower. */
export const LOWER = 0
export const HIGHER = 1
type Ranks = { readonly ranks: number }
export type Answer = typeof LOWER | typeof HIGHER

/**
 * Ranks that make an answer right: higher or the same, lower or the same. On the lowest and the highest card, where
 * one of these would be sure, the answers are the same rank or any other.
 */
export function rightRanks({ ranks }: Ranks, rank: number, pick: Answer): number {
  if (rank === 0) return pick === HIGHER ? ranks - 1 : 1
  if (rank === ranks - 1) return pick === LOWER ? ranks - 1 : 1
  return pick === HIGHER ? ranks - rank : rank + 1
}

/** Whether the next card makes an answer right. */
export function isRight({ ranks }: Ranks, rank: number, pick: Answer, next: number): boolean {
  if (rank === 0) return pick === HIGHER ? next > 0 : next === 0
  if (rank === ranks - 1) return pick === LOWER ? next < rank : next === rank
  return pick === HIGHER ? next >= rank : next <= rank
}

/**
 * In coins, after `steps` right answers whose numbers of right ranks multiply to `right`: the chance's reciprocal times
 * the return, cut to whole coins.
 */
export function payAfter({ coins, ranks, returnBasisPoints }: HiLoDefinition, steps: number, right: bigint): number {
  return Number((BigInt(returnBasisPoints) * BigInt(coins) * BigInt(ranks) ** BigInt(steps)) / (10_000n * right))
}

export type Offer = { readonly pick: Answer; readonly rightRanks: number; readonly coins: number }

/** Answers that may be given on a card after `steps` right ones. None when the round is at its end. */
export function offersOn(definition: HiLoDefinition, steps: number, right: bigint, rank: number): Offer[] {
  if (steps === definition.steps) return []
  return ([HIGHER, LOWER] as const).flatMap((pick) => {
    const count = rightRanks(definition, rank, pick)
    const coins = payAfter(definition, steps + 1, right * BigInt(count))
    return coins > definition.mostX * definition.coins ? [] : [{ pick: pick, rightRanks: count, coins }]
  })
}
