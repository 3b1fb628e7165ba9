import { rational, type Rational } from '../../../kit/math/rational.ts'
import type { LinesDefinition } from './lines-definition.ts'
import type { LinesOutcome } from './lines-outcome.ts'
import { play } from './play.ts'

export type EveryRound = {
  readonly rounds: number
  readonly mean: Rational
  readonly meanSquare: Rational
  readonly hit: Rational
  readonly maxWinCoins: number
}

/**
 * Plays every sequence of draws that a game can ask for, one by one, through the same `play` as a paid round, and adds
 * up with exact weights. For tests: an independent witness against the clever computation.
 */
export function playEveryRound(
  definition: LinesDefinition,
  playOne: (definition: LinesDefinition, stakeMinor: number, rng: { below(n: number): number }) => LinesOutcome = play,
): EveryRound {
  const draws: number[] = []
  const bounds: number[] = []
  const byScale = new Map<number, { weight: bigint; sum: bigint; squares: bigint; hits: bigint }>()
  let rounds = 0
  let maxWinCoins = 0
  for (;;) {
    let asked = 0
    const { winMinor } = playOne(definition, definition.coins, {
      below(n) {
        if (asked === draws.length) {
          draws.push(0)
          bounds.push(n)
        }
        asked += 1
        return draws[asked - 1] as number
      },
    })
    rounds += 1
    maxWinCoins = Math.max(maxWinCoins, winMinor)
    const scale = bounds.reduce((product, bound) => product * bound, 1)
    const tally = byScale.get(scale) ?? { weight: 0n, sum: 0n, squares: 0n, hits: 0n }
    byScale.set(scale, {
      weight: tally.weight + 1n,
      sum: tally.sum + BigInt(winMinor),
      squares: tally.squares + BigInt(winMinor) ** 2n,
      hits: tally.hits + (winMinor > 0 ? 1n : 0n),
    })
    while (draws.length > 0 && (draws.at(-1) as number) + 1 === bounds.at(-1)) {
      draws.pop()
      bounds.pop()
    }
    if (draws.length === 0) break
    draws.push((draws.pop() as number) + 1)
  }
  const common = [...byScale.keys()].reduce((product, scale) => product * BigInt(scale), 1n)
  const total = (pick: (tally: { weight: bigint; sum: bigint; squares: bigint; hits: bigint }) => bigint): bigint =>
    [...byScale].reduce((sum, [scale, tally]) => sum + pick(tally) * (common / BigInt(scale)), 0n)
  if (total(({ weight }) => weight) !== common) throw new Error('The rounds do not add up to one.')
  const coins = BigInt(definition.coins)
  return {
    rounds,
    mean: rational(
      total(({ sum }) => sum),
      common * coins,
    ),
    meanSquare: rational(
      total(({ squares }) => squares),
      common * coins * coins,
    ),
    hit: rational(
      total(({ hits }) => hits),
      common,
    ),
    maxWinCoins,
  }
}
