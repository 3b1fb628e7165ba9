import { Type, type Static } from 'typebox'
import { betGameParts, type BetEngine } from '../../../kit/math/bet-engine.ts'
import { makeCheck } from '../../../kit/math/check-shape.ts'
import { coinStakesFor, coinValueOf } from '../../../kit/math/coin-stakes.ts'
import { Closed } from '../../../kit/math/definition-parts.ts'
import { layFields } from './lay-fields.ts'
import { ScratchLayout } from './scratch-layout.ts'

/** A ticket with a fixed set of prizes, and a way to show which of them it brings. */
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
    layout: ScratchLayout,
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
  /** What each field shows: the index of a prize. Together they show the win, or none. */
  readonly fields: readonly number[]
  /** In a game of numbers: those that win, and the number of each field. */
  readonly keys?: readonly number[]
  readonly numbers?: readonly number[]
  readonly winMinor: number
}

const problemsOf = makeCheck(ScratchDefinition, ({ tickets, prizes, layout }, say) => {
  if (prizes.reduce((sum, { count }) => sum + count, 0) >= tickets) say('Every ticket wins.')
  if (prizes.some(({ coins }, index) => index > 0 && coins <= (prizes[index - 1]?.coins ?? 0))) say('Prizes must rise.')
  if (layout.kind === 'equal' && layout.fields > (layout.needed - 1) * prizes.length)
    say('Every ticket would show a win.')
  if (layout.kind === 'keys' && layout.keys + layout.own > layout.of) say('There are too few numbers.')
})

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
    const ticket = layFields(definition.layout, definition.prizes.length, prize, rng)
    const winMinor = prize === undefined ? 0 : (definition.prizes[prize]?.coins ?? 0) * coinValueMinor
    return { engine: 'scratch', v: 1, stakeMinor, ...(prize === undefined ? {} : { prize }), ...ticket, winMinor }
  },
  stakesFor: coinStakesFor,
}
