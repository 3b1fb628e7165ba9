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

/** What wins: a run on a pay line, a cluster of neighbours, or enough of a symbol anywhere. */
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
      /** A pay counts from this many cells on, up to the next; rising. Each is reached by some symbol. */
      tiers: Type.Array(Type.Integer({ minimum: 2, maximum: 42 }), { minItems: 1, maxItems: 10 }),
    },
    Closed,
  ),
])

/** The shape of one cascade game: what wins vanishes, symbols fall, the strip feeds from above, until nothing wins. */
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
           * In coins: by count from 0 on pay lines, by tier otherwise. A symbol that can never hang together in the higher
           * tiers lists none of them.
           */
          pays: Type.Array(Whole, { minItems: 1, maxItems: 10 }),
        },
        Closed,
      ),
      { minItems: 3, maxItems: 16 },
    ),
    /** Read downwards and round again. A round is fixed by its stops: what falls in is what stands above on the strip. */
    reels: Strips,
    wins: Wins,
    /** Of the first window, the first fall, and so on; the last one stays. */
    multipliers: Type.Array(Type.Integer({ minimum: 1, maximum: 100 }), { minItems: 1, maxItems: 12 }),
    /** Falls that a round may have. A definition is legal only if no stops reach it, so that no win is ever cut. */
    maxFalls: Type.Integer({ minimum: 1, maximum: 100 }),
    coins: Type.Integer({ minimum: 1, maximum: 200 }),
    coinValues: CoinValues,
    /** On pay lines: stands for every ordinary symbol, never on the first reel. */
    wild: Type.Optional(Type.Object({ symbol: Whole }, Closed)),
    /** Counted in the window as it first lands; never wins, never vanishes. At most one on a reel. */
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
    /** A spin that wins is multiplied once more by a number drawn by weight; drawn only when something is won. */
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
