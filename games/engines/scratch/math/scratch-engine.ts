import { Type, type Static } from 'typebox'
import { betGameParts, type BetEngine } from '../../../kit/math/bet-engine.ts'
import { makeCheck } from '../../../kit/math/check-shape.ts'
import { coinStakesFor, coinValueOf } from '../../../kit/math/coin-stakes.ts'
import { Closed } from '../../../kit/math/definition-parts.ts'
import type { Rng } from '../../../kit/math/rng.ts'

/** A ticket with a fixed set of prizes. Three equal fields win what they show. */
export const ScratchDefinition = Type.Object(
  {
    ...betGameParts('scratch'),
    /** Prizes are counted among so many tickets. */
    tickets: Type.Integer({ minimum: 10, maximum: 0x1_0000_0000 }),
    /** In coins, rising, with how many tickets bring them. */
    prizes: Type.Array(
      Type.Object({ coins: Type.Integer({ minimum: 1 }), count: Type.Integer({ minimum: 1 }) }, Closed),
      { minItems: 5, maxItems: 20 },
    ),
  },
  Closed,
)
export type ScratchDefinition = Static<typeof ScratchDefinition>

/** There is nothing to choose. */
export type ScratchBet = Readonly<Record<string, never>>
export type ScratchOutcome = {
  readonly engine: 'scratch'
  readonly v: 1
  readonly stakeMinor: number
  /** Index of the prize; absent on a losing ticket. */
  readonly prize?: number
  /** Nine fields, each the index of a prize: three equal ones are the win, and no other three are equal. */
  readonly fields: readonly number[]
  readonly winMinor: number
}

const FIELDS = 9

const problemsOf = makeCheck(ScratchDefinition, ({ tickets, prizes }, say) => {
  if (prizes.reduce((sum, { count }) => sum + count, 0) >= tickets) say('Every ticket wins.')
  if (prizes.some(({ coins }, index) => index > 0 && coins <= (prizes[index - 1]?.coins ?? 0))) say('Prizes must rise.')
})

const hasThree = (fields: readonly number[], prize: number): boolean => fields.filter((it) => it === prize).length >= 3

/**
 * Fields after the prize is known, so that they can never change it. Losing layouts are uniform over all layouts
 * without three equal fields (whole layouts are drawn until one fits): nothing is made to look near.
 */
function layFields(prizes: number, prize: number | undefined, rng: Rng): number[] {
  const places: number[] = []
  if (prize !== undefined) {
    const free = Array.from({ length: FIELDS }, (_, field) => field)
    while (places.length < 3) places.push(free.splice(rng.below(free.length), 1)[0] ?? 0)
  }
  for (;;) {
    const fields = Array.from({ length: FIELDS }, (_, field) =>
      prize !== undefined && places.includes(field) ? prize : rng.below(prizes),
    )
    const others = fields.filter((_, field) => !places.includes(field))
    const isFit = others.every((it) => it !== prize && !hasThree(others, it))
    if (isFit) return fields
  }
}

export const scratchEngine: BetEngine<'scratch', ScratchDefinition, ScratchBet, ScratchOutcome> = {
  name: 'scratch',
  problemsOf,
  problemsOfBet: (_, bet) =>
    typeof bet === 'object' && bet !== null && Object.keys(bet).length === 0 ? [] : ['A ticket has nothing to choose.'],
  betsOf: () => [{ name: 'ticket', bet: {} }],
  waysOf: ({ tickets, prizes }) => [
    { coins: 0, ways: BigInt(tickets - prizes.reduce((sum, { count }) => sum + count, 0)) },
    ...prizes.map(({ coins, count }) => ({ coins, ways: BigInt(count) })),
  ],
  /** Draw script: the ticket; then the fields that show it. */
  play(definition, stakeMinor, _bet, rng) {
    const coinValueMinor = coinValueOf(definition, stakeMinor)
    let left = rng.below(definition.tickets)
    const found = definition.prizes.findIndex(({ count }) => {
      if (left < count) return true
      left -= count
      return false
    })
    const prize = found === -1 ? undefined : found
    const fields = layFields(definition.prizes.length, prize, rng)
    const winMinor = prize === undefined ? 0 : (definition.prizes[prize]?.coins ?? 0) * coinValueMinor
    return { engine: 'scratch', v: 1, stakeMinor, ...(prize === undefined ? {} : { prize }), fields, winMinor }
  },
  stakesFor: coinStakesFor,
}
