import { rational, type Rational } from './rational.ts'
import type { Rng } from './rng.ts'

export type EveryRound = {
  readonly rounds: number
  /** In coins. */
  readonly mean: Rational
  readonly meanSquare: Rational
  readonly hit: Rational
  readonly maxWinCoins: number
}

type Tally = { weight: number; sum: number; squares: number; hits: number }

function exact(value: number): bigint {
  if (!Number.isSafeInteger(value)) throw new RangeError('This game is too large to play every round of it.')
  return BigInt(value)
}

/**
 * Plays every sequence of draws that a game can ask for, one by one, through the same code as a paid round, and adds
 * up with exact weights. `playOne` gives a round's win in coins. For tests: an independent witness against the clever
 * computation.
 */
export function playEveryRound(playOne: (rng: Rng) => number): EveryRound {
  const draws: number[] = []
  const bounds: number[] = []
  // Products of the bounds up to each draw: the number of equally likely ways.
  const scales: bigint[] = [1n]
  const byScale = new Map<bigint, Tally>()
  let rounds = 0
  let maxWinCoins = 0
  for (;;) {
    let asked = 0
    const winCoins = playOne({
      below(n) {
        if (asked === draws.length) {
          draws.push(0)
          bounds.push(n)
          scales.push((scales.at(-1) as bigint) * BigInt(n))
        }
        asked += 1
        return draws[asked - 1] as number
      },
    })
    rounds += 1
    maxWinCoins = Math.max(maxWinCoins, winCoins)
    const scale = scales.at(-1) as bigint
    let tally = byScale.get(scale)
    if (!tally) byScale.set(scale, (tally = { weight: 0, sum: 0, squares: 0, hits: 0 }))
    tally.weight += 1
    tally.sum += winCoins
    tally.squares += winCoins * winCoins
    if (winCoins > 0) tally.hits += 1
    while (draws.length > 0 && (draws.at(-1) as number) + 1 === bounds.at(-1)) {
      draws.pop()
      bounds.pop()
      scales.pop()
    }
    if (draws.length === 0) break
    draws.push((draws.pop() as number) + 1)
  }
  const common = [...byScale.keys()].reduce((product, scale) => product * scale, 1n)
  const mean = (pick: (tally: Tally) => number): Rational =>
    rational(
      [...byScale].reduce((sum, [scale, tally]) => sum + exact(pick(tally)) * (common / scale), 0n),
      common,
    )
  const one = mean(({ weight }) => weight)
  if (one.numerator !== one.denominator) throw new Error('The rounds do not add up to one.')
  return {
    rounds,
    mean: mean(({ sum }) => sum),
    meanSquare: mean(({ squares }) => squares),
    hit: mean(({ hits }) => hits),
    maxWinCoins,
  }
}
