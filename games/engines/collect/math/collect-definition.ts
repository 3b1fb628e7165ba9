import { Type, type Static } from 'typebox'
import {
  Closed,
  CoinValues,
  Declared,
  GameKey,
  PayLines,
  ReelSymbol,
  Risk,
  Strips,
  Whole,
} from '../../../kit/math/definition-parts.ts'

/** The shape of one collect game: pay lines, and free spins in which collectors gather what the catch is worth. */
export const CollectDefinition = Type.Object(
  {
    schema: Type.Literal(1),
    engine: Type.Literal('collect'),
    engineVersion: Type.Literal(1),
    key: GameKey,
    rows: Type.Integer({ minimum: 3, maximum: 4 }),
    symbols: Type.Array(ReelSymbol, { minItems: 3, maxItems: 16 }),
    reels: Strips,
    lines: PayLines,
    coins: Type.Integer({ minimum: 1, maximum: 100 }),
    coinValues: CoinValues,
    /** Opens the free spins by count in the paid spin; at most one on a reel, and none on the free strips. */
    scatter: Type.Object({ symbol: Whole, awards: Type.Array(Whole, { minItems: 4, maxItems: 7 }) }, Closed),
    freeSpins: Type.Object(
      {
        reels: Strips,
        /** Every one in the window takes all values in it; it also stands for every other symbol on a line. */
        collector: Whole,
        /** The symbol that carries a value; it pays on lines as well. */
        catch: Whole,
        /** What one catch is worth, in coins, by weight; drawn for each that lands. */
        values: Type.Array(
          Type.Object(
            { coins: Type.Integer({ minimum: 1 }), weight: Type.Integer({ minimum: 1, maximum: 100_000 }) },
            Closed,
          ),
          { minItems: 1, maxItems: 20 },
        ),
        /** So many collectors lead to the next stage. */
        perStage: Type.Integer({ minimum: 1, maximum: 20 }),
        /** Free spins that each new stage adds. */
        stageSpins: Type.Integer({ minimum: 0, maximum: 50 }),
        /** Of what is collected, by stage from the first; a new one is used from the next spin on. */
        stageMultipliers: Type.Array(Type.Integer({ minimum: 1, maximum: 100 }), { minItems: 1, maxItems: 6 }),
      },
      Closed,
    ),
    risk: Type.Optional(Risk),
    declared: Declared,
  },
  Closed,
)
export type CollectDefinition = Static<typeof CollectDefinition>
