import { Type, type Static } from 'typebox'
import { betGameParts, type BetEngine } from '../../../kit/math/bet-engine.ts'
import { makeCheck } from '../../../kit/math/check-shape.ts'
import { coinStakesFor, coinValueOf } from '../../../kit/math/coin-stakes.ts'
import { Closed, Whole } from '../../../kit/math/definition-parts.ts'

const Id = Type.String({ pattern: '^[a-z0-9-]+$' })

/** A wheel of equal segments. The player bets on a kind of segment, or chooses between wheels. */
export const WheelDefinition = Type.Object(
  {
    ...betGameParts('wheel'),
    wheels: Type.Array(
      Type.Object(
        {
          id: Id,
          /** Clockwise; the kind of each segment. */
          segments: Type.Array(Id, { minItems: 2, maxItems: 100 }),
        },
        Closed,
      ),
      { minItems: 1, maxItems: 6 },
    ),
    bets: Type.Array(
      Type.Object(
        {
          id: Id,
          wheel: Whole,
          /** What each kind of segment pays on this bet, in coins; other kinds pay nothing. */
          pays: Type.Record(Id, Type.Integer({ minimum: 1 })),
        },
        Closed,
      ),
      { minItems: 1, maxItems: 20 },
    ),
  },
  Closed,
)
export type WheelDefinition = Static<typeof WheelDefinition>

/** Index of the bet. */
export type WheelBet = { readonly bet: number }
export type WheelOutcome = {
  readonly engine: 'wheel'
  readonly v: 1
  readonly stakeMinor: number
  readonly bet: WheelBet
  readonly wheel: number
  /** The segment under the pointer, from 0. */
  readonly segment: number
  readonly kind: string
  readonly winMinor: number
}

const NO_BET: Pick<WheelDefinition['bets'][number], 'wheel' | 'pays'> = { wheel: 0, pays: {} }

const problemsOf = makeCheck(WheelDefinition, ({ wheels, bets }, say) => {
  if (new Set(bets.map(({ id }) => id)).size !== bets.length) say('Two bets have one id.')
  for (const { id, wheel, pays } of bets) {
    const segments = wheels[wheel]?.segments
    if (!segments) say(`${id} is on no wheel.`)
    else if (Object.keys(pays).some((kind) => !segments.includes(kind))) say(`${id} pays for what is not on its wheel.`)
  }
})

function problemsOfBet({ bets }: WheelDefinition, bet: unknown): string[] {
  const index = typeof bet === 'object' && bet !== null && 'bet' in bet ? bet.bet : undefined
  return typeof index === 'number' && bets[index] !== undefined ? [] : ['There is no such bet.']
}

export const wheelEngine: BetEngine<'wheel', WheelDefinition, WheelBet, WheelOutcome> = {
  name: 'wheel',
  problemsOf,
  problemsOfBet,
  betsOf: ({ bets }) => bets.map(({ id }, bet) => ({ name: id, bet: { bet } })),
  waysOf: ({ bets, wheels }, { bet }) => {
    const { wheel, pays } = bets[bet] ?? NO_BET
    return (wheels[wheel]?.segments ?? []).map((kind) => ({ coins: pays[kind] ?? 0, ways: 1n }))
  },
  play(definition, stakeMinor, bet, rng) {
    const coinValueMinor = coinValueOf(definition, stakeMinor)
    const [problem] = problemsOfBet(definition, bet)
    if (problem) throw new RangeError(problem)
    const { wheel, pays } = definition.bets[bet.bet] ?? NO_BET
    const segments = definition.wheels[wheel]?.segments ?? []
    const segment = rng.below(segments.length)
    const kind = segments[segment] ?? ''
    return {
      engine: 'wheel',
      v: 1,
      stakeMinor,
      bet,
      wheel,
      segment,
      kind,
      winMinor: (pays[kind] ?? 0) * coinValueMinor,
    }
  },
  stakesFor: coinStakesFor,
}
