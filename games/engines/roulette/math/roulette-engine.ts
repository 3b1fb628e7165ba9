import { Type, type Static } from 'typebox'
import { betGameParts, type BetEngine } from '../../../kit/math/bet-engine.ts'
import { makeCheck } from '../../../kit/math/check-shape.ts'
import { coinStakesFor } from '../../../kit/math/coin-stakes.ts'
import { Closed, Whole } from '../../../kit/math/definition-parts.ts'

/** A wheel of numbered pockets and a table of spots; chips may lie on many spots at once. */
export const RouletteDefinition = Type.Object(
  {
    ...betGameParts('roulette'),
    /** Clockwise on the wheel; spots and the outcome name pockets by their index here. */
    pockets: Type.Array(
      Type.Object(
        {
          label: Type.String({ pattern: '^[0-9]{1,2}$' }),
          colour: Type.Union([Type.Literal('red'), Type.Literal('black'), Type.Literal('green')]),
        },
        Closed,
      ),
      { minItems: 5, maxItems: 60 },
    ),
    spots: Type.Array(
      Type.Object(
        {
          /** Kind and numbers, as in `split-1-2`. */
          id: Type.String({ pattern: '^[a-z0-9-]+$' }),
          pockets: Type.Array(Whole, { minItems: 1, maxItems: 30 }),
          /** In coins for a chip of `coins`, the chip included. */
          pays: Type.Integer({ minimum: 1 }),
        },
        Closed,
      ),
      { minItems: 1, maxItems: 300 },
    ),
  },
  Closed,
)
export type RouletteDefinition = Static<typeof RouletteDefinition>

export type Chip = { readonly spot: number; readonly amountMinor: number }
/** Chips on the table, at most one per spot; the stake is their sum. */
export type RouletteBet = { readonly chips: readonly Chip[] }
export type RouletteOutcome = {
  readonly engine: 'roulette'
  readonly v: 1
  readonly stakeMinor: number
  readonly bet: RouletteBet
  /** Index of the pocket. */
  readonly pocket: number
  readonly wins: readonly { readonly spot: number; readonly payMinor: number }[]
  readonly winMinor: number
}

const NO_SPOT: Pick<RouletteDefinition['spots'][number], 'pockets' | 'pays'> = { pockets: [], pays: 0 }

const problemsOf = makeCheck(RouletteDefinition, ({ pockets, spots }, say) => {
  if (new Set(pockets.map(({ label }) => label)).size !== pockets.length) say('Two pockets have one label.')
  if (new Set(spots.map(({ id }) => id)).size !== spots.length) say('Two spots have one id.')
  const [first] = spots
  for (const { id, pockets: covered, pays } of spots) {
    if (covered.some((pocket) => pocket >= pockets.length) || new Set(covered).size !== covered.length) {
      say(`${id} covers pockets that do not exist, or one twice.`)
    }
    // Every spot returns the same: a table has no trap.
    if (first && covered.length * pays !== first.pockets.length * first.pays) say(`${id} returns differently.`)
  }
})

/** A chip pays whole minor units when it is a whole multiple of this. */
function isWholeChip({ coins, spots }: RouletteDefinition, { spot, amountMinor }: Chip): boolean {
  const pays = spots[spot]?.pays
  return (
    pays !== undefined && Number.isSafeInteger(amountMinor) && amountMinor > 0 && (amountMinor * pays) % coins === 0
  )
}

function problemsOfBet(definition: RouletteDefinition, bet: unknown): string[] {
  const chips: unknown = typeof bet === 'object' && bet !== null && 'chips' in bet ? bet.chips : undefined
  if (!Array.isArray(chips) || chips.length === 0) return ['No chip is on the table.']
  const isChip = (chip: unknown): chip is Chip =>
    typeof chip === 'object' &&
    chip !== null &&
    'spot' in chip &&
    'amountMinor' in chip &&
    typeof chip.spot === 'number' &&
    typeof chip.amountMinor === 'number' &&
    isWholeChip(definition, { spot: chip.spot, amountMinor: chip.amountMinor })
  if (!chips.every(isChip)) return ['A chip does not lie on a spot, or would not pay in whole minor units.']
  return new Set(chips.map(({ spot }) => spot)).size === chips.length ? [] : ['Two chips lie on one spot.']
}

export const rouletteEngine: BetEngine<'roulette', RouletteDefinition, RouletteBet, RouletteOutcome> = {
  name: 'roulette',
  problemsOf,
  problemsOfBet,
  betsOf: ({ spots, coins }) =>
    spots.map(({ id }, spot) => ({ name: id, bet: { chips: [{ spot, amountMinor: coins }] } })),
  waysOf: ({ pockets, spots, coins }, { chips }) => {
    const stake = chips.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
    return pockets.map((_, pocket) => {
      const won = chips.reduce((sum, { spot, amountMinor }) => {
        const { pockets: covered, pays } = spots[spot] ?? NO_SPOT
        return covered.includes(pocket) ? sum + (amountMinor * pays) / coins : sum
      }, 0)
      return { coins: (won * coins) / stake, ways: 1n }
    })
  },
  play(definition, stakeMinor, bet, rng) {
    const [problem] = problemsOfBet(definition, bet)
    if (problem) throw new RangeError(problem)
    if (bet.chips.reduce((sum, { amountMinor }) => sum + amountMinor, 0) !== stakeMinor) {
      throw new RangeError('The stake is what lies on the table.')
    }
    const pocket = rng.below(definition.pockets.length)
    const wins = bet.chips.flatMap(({ spot, amountMinor }) => {
      const { pockets, pays } = definition.spots[spot] ?? NO_SPOT
      return pockets.includes(pocket) ? [{ spot, payMinor: (amountMinor * pays) / definition.coins }] : []
    })
    const winMinor = wins.reduce((sum, { payMinor }) => sum + payMinor, 0)
    return { engine: 'roulette', v: 1, stakeMinor, bet, pocket, wins, winMinor }
  },
  stakesFor: coinStakesFor,
}
