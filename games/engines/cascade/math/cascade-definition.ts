import { Type, type Static } from 'typebox'
import {
  Closed,
  CoinValues,
  Declared,
  GameKey,
  PayLines,
  Risk,
  Strips,
  Whole,
} from '../../../kit/math/definition-parts.ts'

/** What wins: a run on a pay line, a cluster of adjacent cells, or enough of a symbol anywhere. */
const Wins = Type.Union([
  Type.Object(
    {
      by: Type.Literal('lines'),
      lines: PayLines,
    },
    Closed,
  ),
  Type.Object(
    {
      by: Type.Union([Type.Literal('cluster'), Type.Literal('anywhere')]),
      /** Lower bounds of the pay tiers, in cells, rising. Each is reached by some symbol. */
      tiers: Type.Array(Type.Integer({ minimum: 2, maximum: 42 }), { minItems: 1, maxItems: 10 }),
    },
    Closed,
  ),
])

/** Schema of a cascade game: winning symbols vanish, the others fall, the strip refills from above, until nothing wins. */
export const CascadeDefinition = Type.Object(
  {
    schema: Type.Literal(1),
    engine: Type.Literal('cascade'),
    engineVersion: Type.Literal(1),
    key: GameKey,
    rows: Type.Integer({ minimum: 3, maximum: 7 }),
    symbols: Type.Array(
      Type.Object(
        {
          id: Type.String({ pattern: '^[a-z][a-z0-9-]*$' }),
          /**
           * In coins: by count from 0 on pay lines, by tier otherwise. A symbol that can never form a cluster of the
           * higher tiers lists none of them.
           */
          pays: Type.Array(Whole, { minItems: 1, maxItems: 10 }),
        },
        Closed,
      ),
      { minItems: 3, maxItems: 16 },
    ),
    /** Read downwards and cyclically. A round is fixed by its stops: what falls in is what is above on the strip. */
    reels: Strips,
    wins: Wins,
    /** Multiplier of the first window, the first fall and so on; the last one applies to all further falls. */
    multipliers: Type.Array(Type.Integer({ minimum: 1, maximum: 100 }), { minItems: 1, maxItems: 12 }),
    /** Maximum number of falls in a round. A definition is valid only if no stops reach it, so that no win is ever cut. */
    maxFalls: Type.Integer({ minimum: 1, maximum: 100 }),
    coins: Type.Integer({ minimum: 1, maximum: 200 }),
    coinValues: CoinValues,
    /** On pay lines: substitutes for every ordinary symbol, never on the first reel. */
    wild: Type.Optional(Type.Object({ symbol: Whole }, Closed)),
    /** Counted in the first window only; never wins, never vanishes. At most one on a reel. */
    scatter: Type.Optional(Type.Object({ symbol: Whole }, Closed)),
    freeSpins: Type.Optional(
      Type.Object(
        {
          awards: Type.Array(Whole, { minItems: 4, maxItems: 7 }),
          /** All multipliers of a free spin are multiplied by this. */
          multiplier: Type.Integer({ minimum: 1, maximum: 20 }),
          maxSpins: Type.Integer({ minimum: 1, maximum: 500 }),
        },
        Closed,
      ),
    ),
    /** The win of a spin is multiplied by a number drawn by weight; drawn only when the spin won. */
    randomMultiplier: Type.Optional(
      Type.Array(
        Type.Object(
          { times: Type.Integer({ minimum: 1, maximum: 1000 }), weight: Type.Integer({ minimum: 1 }) },
          Closed,
        ),
        { minItems: 2, maxItems: 12 },
      ),
    ),
    risk: Type.Optional(Risk),
    declared: Declared,
  },
  Closed,
)
export type CascadeDefinition = Static<typeof CascadeDefinition>
