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

/**
 * Schema of a hold-and-win game: pay lines, and coins that lock while the other cells spin again until no new coin
 * lands.
 */
export const HoldDefinition = Type.Object(
  {
    schema: Type.Literal(1),
    engine: Type.Literal('hold-and-win'),
    engineVersion: Type.Literal(1),
    key: GameKey,
    rows: Type.Integer({ minimum: 3, maximum: 4 }),
    symbols: Type.Array(ReelSymbol, { minItems: 3, maxItems: 16 }),
    reels: Strips,
    lines: PayLines,
    coins: Type.Integer({ minimum: 1, maximum: 100 }),
    coinValues: CoinValues,
    /** Substitutes for every symbol except the coin, and pays by its own runs. */
    wild: Type.Optional(Type.Object({ symbol: Whole }, Closed)),
    hold: Type.Object(
      {
        /** The coin. It never pays on a line. */
        symbol: Whole,
        /** Number of coins in the window that start the feature; they are locked. */
        trigger: Type.Integer({ minimum: 1, maximum: 20 }),
        /** Number of spins without a new coin that ends the feature; each new coin resets the count. */
        respins: Type.Integer({ minimum: 1, maximum: 5 }),
        /** An empty cell gets a coin with probability `chance` / `chanceOf` in every respin. */
        chance: Type.Integer({ minimum: 1 }),
        chanceOf: Type.Integer({ minimum: 2, maximum: 1_000_000 }),
        /** Values of a coin, in coins of the stake, by weight. */
        values: Type.Array(
          Type.Object(
            {
              coins: Type.Integer({ minimum: 1 }),
              weight: Type.Integer({ minimum: 1, maximum: 100_000 }),
              label: Type.Optional(Type.Union([Type.Literal('mini'), Type.Literal('minor'), Type.Literal('major')])),
            },
            Closed,
          ),
          { minItems: 1, maxItems: 20 },
        ),
        /** Additional pay when every cell holds a coin: the grand jackpot, fixed, in coins. */
        grandCoins: Whole,
      },
      Closed,
    ),
    risk: Type.Optional(Risk),
    declared: Declared,
  },
  Closed,
)
export type HoldDefinition = Static<typeof HoldDefinition>
export type CoinLabel = NonNullable<HoldDefinition['hold']['values'][number]['label']>
