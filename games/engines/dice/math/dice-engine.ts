import { Type, type Static } from 'typebox'
import { betGameParts, type BetEngine } from '../../../kit/math/bet-engine.ts'
import { makeCheck } from '../../../kit/math/check-shape.ts'
import { coinStakesFor, coinValueOf } from '../../../kit/math/coin-stakes.ts'
import { Closed } from '../../../kit/math/definition-parts.ts'

const Target = Type.Object(
  {
    /** So many of `outOf` numbers win. */
    chance: Type.Integer({ minimum: 1 }),
    /** In coins, the stake included. */
    pays: Type.Integer({ minimum: 1 }),
  },
  Closed,
)

/** One number is rolled; the player chooses how likely the win is, and whether low or high numbers win. */
export const DiceDefinition = Type.Object(
  {
    ...betGameParts('dice'),
    outOf: Type.Integer({ minimum: 2, maximum: 0x1_0000_0000 }),
    /** Both sides may be chosen, or only high numbers ("over the limit"). */
    sides: Type.Array(Type.Union([Type.Literal('under'), Type.Literal('over')]), { minItems: 1, maxItems: 2 }),
    targets: Type.Array(Target, { minItems: 1, maxItems: 60 }),
  },
  Closed,
)
export type DiceDefinition = Static<typeof DiceDefinition>

export type DiceBet = { readonly target: number; readonly side: 'under' | 'over' }
export type DiceOutcome = {
  readonly engine: 'dice'
  readonly v: 1
  readonly stakeMinor: number
  readonly bet: DiceBet
  /** 0 to `outOf` − 1. */
  readonly roll: number
  readonly isWon: boolean
  readonly winMinor: number
}

const problemsOf = makeCheck(DiceDefinition, ({ outOf, sides, targets }, say) => {
  if (new Set(sides).size !== sides.length) say('A side is named twice.')
  if (targets.some(({ chance }) => chance >= outOf)) say('A target always wins.')
  // Every bet returns the same: no target may be a trap.
  const [first] = targets
  if (first && targets.some((it) => it.chance * it.pays !== first.chance * first.pays))
    say('Targets return differently.')
  if (targets.some((it, index) => index > 0 && it.pays <= (targets[index - 1]?.pays ?? 0))) say('Pays must rise.')
})

function problemsOfBet({ targets, sides }: DiceDefinition, bet: unknown): string[] {
  if (typeof bet !== 'object' || bet === null || !('target' in bet) || !('side' in bet)) return ['No bet.']
  const { target, side } = bet
  const isTarget = typeof target === 'number' && Number.isInteger(target) && targets[target] !== undefined
  return isTarget && sides.some((it) => it === side) ? [] : ['There is no such target.']
}

export const diceEngine: BetEngine<'dice', DiceDefinition, DiceBet, DiceOutcome> = {
  name: 'dice',
  problemsOf,
  problemsOfBet,
  betsOf: ({ targets, sides, coins }) =>
    targets.flatMap(({ pays }, target) =>
      sides.map((side) => ({ name: `${side} ${(pays / coins).toFixed(2)}×`, bet: { target, side } })),
    ),
  waysOf: ({ targets, outOf }, { target }) => {
    const { chance, pays } = targets[target] ?? { chance: 0, pays: 0 }
    return [
      { coins: pays, ways: BigInt(chance) },
      { coins: 0, ways: BigInt(outOf - chance) },
    ]
  },
  play(definition, stakeMinor, bet, rng) {
    const coinValueMinor = coinValueOf(definition, stakeMinor)
    const [problem] = problemsOfBet(definition, bet)
    if (problem) throw new RangeError(problem)
    const { chance, pays } = definition.targets[bet.target] ?? { chance: 0, pays: 0 }
    const roll = rng.below(definition.outOf)
    const isWon = bet.side === 'under' ? roll < chance : roll >= definition.outOf - chance
    return { engine: 'dice', v: 1, stakeMinor, bet, roll, isWon, winMinor: isWon ? pays * coinValueMinor : 0 }
  },
  stakesFor: coinStakesFor,
}
