import { Type, type Static } from 'typebox'
import {
  Closed,
  CoinValues,
  Declared,
  GameKey,
  ReelSymbol,
  Risk,
  Strips,
  Whole,
} from '../../../kit/math/definition-parts.ts'

/** The shape of one ways game: a symbol pays for every way to read it over neighbouring reels from the left. */
export const WaysDefinition = Type.Object(
  {
    schema: Type.Literal(1),
    engine: Type.Literal('ways'),
    engineVersion: Type.Literal(1),
    key: GameKey,
    symbols: Type.Array(ReelSymbol, { minItems: 3, maxItems: 16 }),
    reels: Strips,
    /** Per reel: how many rows it shows, by weight. One choice is a reel of fixed height and costs no draw. */
    heights: Type.Array(
      Type.Array(
        Type.Object(
          { rows: Type.Integer({ minimum: 2, maximum: 7 }), weight: Type.Integer({ minimum: 1, maximum: 1000 }) },
          Closed,
        ),
        { minItems: 1, maxItems: 6 },
      ),
      { minItems: 3, maxItems: 6 },
    ),
    coins: Type.Integer({ minimum: 1, maximum: 200 }),
    coinValues: CoinValues,
    /** Stands for every ordinary symbol; never on the first reel, never pays by itself. */
    wild: Type.Optional(Type.Object({ symbol: Whole }, Closed)),
    /** Pays in coins by count anywhere; at most one on a reel. */
    scatter: Type.Optional(
      Type.Object({ symbol: Whole, pays: Type.Array(Whole, { minItems: 4, maxItems: 7 }) }, Closed),
    ),
    freeSpins: Type.Optional(
      Type.Object(
        {
          /** Spins awarded by count of scatters, in the base spin and again in free spins. */
          awards: Type.Array(Whole, { minItems: 4, maxItems: 7 }),
          /** Every win of a free spin is multiplied by this. */
          multiplier: Type.Integer({ minimum: 1, maximum: 20 }),
          /** Spins that one round can award in total; what is above is not awarded. */
          maxSpins: Type.Integer({ minimum: 1, maximum: 500 }),
        },
        Closed,
      ),
    ),
    risk: Type.Optional(Risk),
    declared: Declared,
  },
  Closed,
)
export type WaysDefinition = Static<typeof WaysDefinition>
