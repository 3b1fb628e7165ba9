import { Type, type Static } from 'typebox'
import { betGameParts, type BetEngine, type WinWays } from '../../../kit/math/bet-engine.ts'
import { makeCheck } from '../../../kit/math/check-shape.ts'
import { coinStakesFor, coinValueOf } from '../../../kit/math/coin-stakes.ts'
import { Closed } from '../../../kit/math/definition-parts.ts'
import { drawByWeight } from '../../../kit/math/draw-by-weight.ts'

const Segment = Type.Union([
  Type.Object(
    { pays: Type.Integer({ minimum: 0 }), weight: Type.Integer({ minimum: 1, maximum: 100_000_000 }) },
    Closed,
  ),
  Type.Object({ leads: Type.Literal('inwards'), weight: Type.Integer({ minimum: 1, maximum: 100_000_000 }) }, Closed),
])

/** Rings within rings: one segment of each leads to the next, which pays more. */
export const TreasureDefinition = Type.Object(
  {
    ...betGameParts('treasure'),
    /** From the outer one. Pays are in coins. */
    rings: Type.Array(Type.Object({ segments: Type.Array(Segment, { minItems: 2, maxItems: 40 }) }, Closed), {
      minItems: 1,
      maxItems: 5,
    }),
  },
  Closed,
)
export type TreasureDefinition = Static<typeof TreasureDefinition>

/** There is nothing to choose. */
export type TreasureBet = Readonly<Record<string, never>>
export type TreasureOutcome = {
  readonly engine: 'treasure'
  readonly v: 1
  readonly stakeMinor: number
  /** The segment reached on each ring, from the outer one; the last of them pays. */
  readonly segments: readonly number[]
  readonly winMinor: number
}

const problemsOf = makeCheck(TreasureDefinition, ({ rings }, say) => {
  rings.forEach(({ segments }, ring) => {
    const leading = segments.filter((segment) => 'leads' in segment).length
    if (leading !== (ring === rings.length - 1 ? 0 : 1)) say(`Ring ${ring} leads inwards once, and the last one never.`)
  })
})

function waysFrom({ rings }: TreasureDefinition, ring: number): WinWays {
  const segments = rings[ring]?.segments ?? []
  const inner = segments.some((segment) => 'leads' in segment)
    ? waysFrom({ rings } as TreasureDefinition, ring + 1)
    : []
  const all = inner.reduce((sum, { ways }) => sum + ways, 0n) || 1n
  return segments.flatMap((segment) =>
    'leads' in segment
      ? inner.map(({ coins, ways }) => ({ coins, ways: ways * BigInt(segment.weight) }))
      : [{ coins: segment.pays, ways: BigInt(segment.weight) * all }],
  )
}

export const treasureEngine: BetEngine<'treasure', TreasureDefinition, TreasureBet, TreasureOutcome> = {
  name: 'treasure',
  problemsOf,
  problemsOfBet: (_, bet) =>
    typeof bet === 'object' && bet !== null && Object.keys(bet).length === 0 ? [] : ['There is nothing to choose.'],
  betsOf: () => [{ name: 'spin', bet: {} }],
  waysOf: (definition) => waysFrom(definition, 0),
  /** Draw script: one draw a ring, from the outer one, by the weights of its segments. */
  play(definition, stakeMinor, _bet, rng) {
    const coinValueMinor = coinValueOf(definition, stakeMinor)
    const reached: number[] = []
    for (const { segments } of definition.rings) {
      const at = drawByWeight(
        segments.map(({ weight }) => weight),
        rng,
      )
      reached.push(at)
      const segment = segments[at]
      if (segment && !('leads' in segment)) {
        return { engine: 'treasure', v: 1, stakeMinor, segments: reached, winMinor: segment.pays * coinValueMinor }
      }
    }
    throw new Error('The innermost ring always pays.')
  },
  stakesFor: coinStakesFor,
}
