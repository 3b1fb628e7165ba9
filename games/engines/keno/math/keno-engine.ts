import { Type, type Static } from 'typebox'
import { betGameParts, type BetEngine } from '../../../kit/math/bet-engine.ts'
import { makeCheck } from '../../../kit/math/check-shape.ts'
import { choose } from '../../../kit/math/choose.ts'
import { coinStakesFor, coinValueOf } from '../../../kit/math/coin-stakes.ts'
import { Closed, Whole } from '../../../kit/math/definition-parts.ts'

/** Numbers are drawn from a pool; the player marks some and is paid by how many of them are drawn. */
export const KenoDefinition = Type.Object(
  {
    ...betGameParts('keno'),
    pool: Type.Integer({ minimum: 10, maximum: 100 }),
    draw: Type.Integer({ minimum: 1, maximum: 50 }),
    tickets: Type.Array(
      Type.Object(
        {
          /** How many numbers the player marks. */
          spots: Type.Integer({ minimum: 1, maximum: 20 }),
          /** In coins by hits, from 0. */
          pays: Type.Array(Whole, { minItems: 2, maxItems: 21 }),
        },
        Closed,
      ),
      { minItems: 1, maxItems: 20 },
    ),
  },
  Closed,
)
export type KenoDefinition = Static<typeof KenoDefinition>

/** Marked numbers, from 1, each once. */
export type KenoBet = { readonly numbers: readonly number[] }
export type KenoOutcome = {
  readonly engine: 'keno'
  readonly v: 1
  readonly stakeMinor: number
  readonly bet: KenoBet
  /** In the order drawn. */
  readonly drawn: readonly number[]
  readonly hits: readonly number[]
  readonly winMinor: number
}

const problemsOf = makeCheck(KenoDefinition, ({ pool, draw, tickets }, say) => {
  if (draw > pool) say('More numbers are drawn than there are.')
  if (new Set(tickets.map(({ spots }) => spots)).size !== tickets.length) say('Two tickets have as many numbers.')
  for (const { spots, pays } of tickets) {
    if (pays.length !== spots + 1) say(`${spots} numbers: one pay per count of hits is needed.`)
    if (spots > pool - draw && pays[0]) say(`${spots} numbers cannot all miss.`)
    if (pays.some((pay, hits) => pay > 0 && hits > draw)) say(`${spots} numbers: more hits than drawn numbers.`)
  }
})

function problemsOfBet({ pool, tickets }: KenoDefinition, bet: unknown): string[] {
  const numbers: unknown = typeof bet === 'object' && bet !== null && 'numbers' in bet ? bet.numbers : undefined
  if (!Array.isArray(numbers)) return ['No numbers are marked.']
  const isNumber = (it: unknown): boolean => typeof it === 'number' && Number.isInteger(it) && it >= 1 && it <= pool
  if (!numbers.every(isNumber)) return ['A number is not on the ticket.']
  if (new Set(numbers).size !== numbers.length) return ['A number is marked twice.']
  return tickets.some(({ spots }) => spots === numbers.length) ? [] : ['So many numbers cannot be marked.']
}

export const kenoEngine: BetEngine<'keno', KenoDefinition, KenoBet, KenoOutcome> = {
  name: 'keno',
  problemsOf,
  problemsOfBet,
  betsOf: ({ tickets }) =>
    tickets.map(({ spots }) => ({
      name: `${spots} numbers`,
      bet: { numbers: Array.from({ length: spots }, (_, index) => index + 1) },
    })),
  waysOf: ({ pool, draw, tickets }, { numbers }) => {
    const spots = numbers.length
    const pays = tickets.find((ticket) => ticket.spots === spots)?.pays ?? []
    return pays.map((coins, hits) => ({ coins, ways: choose(spots, hits) * choose(pool - spots, draw - hits) }))
  },
  /** Draw script: each number is drawn from those that are left, in rising order. */
  play(definition, stakeMinor, bet, rng) {
    const coinValueMinor = coinValueOf(definition, stakeMinor)
    const [problem] = problemsOfBet(definition, bet)
    if (problem) throw new RangeError(problem)
    const left = Array.from({ length: definition.pool }, (_, index) => index + 1)
    const drawn = Array.from({ length: definition.draw }, () => left.splice(rng.below(left.length), 1)[0] ?? 0)
    const hits = bet.numbers.filter((number) => drawn.includes(number))
    const pays = definition.tickets.find(({ spots }) => spots === bet.numbers.length)?.pays ?? []
    return { engine: 'keno', v: 1, stakeMinor, bet, drawn, hits, winMinor: (pays[hits.length] ?? 0) * coinValueMinor }
  },
  stakesFor: coinStakesFor,
}
