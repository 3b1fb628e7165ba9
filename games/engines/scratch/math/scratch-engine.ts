import { Type, type Static } from 'typebox'
import { betGameParts, type BetEngine } from '../../../kit/math/bet-engine.ts'
import { makeCheck } from '../../../kit/math/check-shape.ts'
import { coinStakesFor, coinValueOf } from '../../../kit/math/coin-stakes.ts'
import { Closed } from '../../../kit/math/definition-parts.ts'
import type { Rng } from '../../../kit/math/rng.ts'
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
    /** Tickets are sold one after another from a shuffled series that holds exactly these prizes. */
    series: Type.Optional(Type.Literal(true)),
  },
  Closed,
)
export type ScratchDefinition = Static<typeof ScratchDefinition>

/** The ticket of a series that was bought: its series, its number from 0, and the index of its prize if it has one. */
export type BoughtTicket = { readonly series: string; readonly number: number; readonly prize?: number }

/** There is nothing to choose. A bought ticket of a series is written in by the seller, never by the player. */
export type ScratchBet = { readonly ticket?: BoughtTicket }
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

function problemsOfBet({ series, tickets, prizes }: ScratchDefinition, bet: unknown): string[] {
  if (typeof bet !== 'object' || bet === null || Object.keys(bet).some((name) => name !== 'ticket'))
    return ['A ticket has nothing to choose.']
  const { ticket } = bet as Partial<Record<keyof ScratchBet, unknown>>
  if (ticket === undefined) return []
  if (!series || typeof ticket !== 'object' || ticket === null) return ['There is no such ticket.']
  const { series: id, number, prize = 0 } = ticket as Partial<Record<keyof BoughtTicket, unknown>>
  const isBelow = (value: unknown, end: number): boolean =>
    Number.isInteger(value) && Number(value) >= 0 && Number(value) < end
  const isThere = typeof id === 'string' && isBelow(number, tickets) && isBelow(prize, prizes.length)
  return isThere ? [] : ['There is no such ticket.']
}

/** The index of a prize among all tickets, laid prize after prize; none for the rest. */
function drawPrize({ tickets, prizes }: ScratchDefinition, rng: Rng): number | undefined {
  let left = rng.below(tickets)
  const found = prizes.findIndex(({ count }) => {
    if (left < count) return true
    left -= count
    return false
  })
  return found === -1 ? undefined : found
}

export const scratchEngine: BetEngine<'scratch', ScratchDefinition, ScratchBet, ScratchOutcome> = {
  name: 'scratch',
  problemsOf,
  problemsOfBet,
  betsOf: () => [{ name: 'ticket', bet: {} }],
  waysOf: ({ tickets, prizes }) => [
    { coins: 0, ways: BigInt(tickets - prizes.reduce((sum, { count }) => sum + count, 0)) },
    ...prizes.map(({ coins, count }) => ({ coins, ways: BigInt(count) })),
  ],
  /**
   * Draw script: the ticket, unless one of a series was bought; then the fields that show it. Without a bought one a
   * series is played as its first ticket is: each is as likely.
   */
  play(definition, stakeMinor, bet, rng) {
    const coinValueMinor = coinValueOf(definition, stakeMinor)
    const [problem] = problemsOfBet(definition, bet)
    if (problem) throw new RangeError(problem)
    const { ticket: bought } = bet
    const prize = bought ? bought.prize : drawPrize(definition, rng)
    const ticket = layFields(definition.layout, definition.prizes.length, prize, rng)
    const winMinor = prize === undefined ? 0 : (definition.prizes[prize]?.coins ?? 0) * coinValueMinor
    return { engine: 'scratch', v: 1, stakeMinor, ...(prize === undefined ? {} : { prize }), ...ticket, winMinor }
  },
  stakesFor: coinStakesFor,
}
