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

/** The shape of one hold-and-win game: pay lines, and coins that lock and spin again until no new coin lands. */
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
    /** Stands for every symbol but the coin, and pays by its own runs. */
    wild: Type.Optional(Type.Object({ symbol: Whole }, Closed)),
    hold: Type.Object(
      {
        /** The coin. It never pays on a line. */
        symbol: Whole,
        /** So many coins in the window start the feature; they stay where they are. */
        trigger: Type.Integer({ minimum: 1, maximum: 20 }),
        /** Spins without a new coin that end the feature; each new coin gives all of them back. */
        respins: Type.Integer({ minimum: 1, maximum: 5 }),
        /** An empty cell gets a coin in `chance` of `chanceOf` cases, every respin anew. */
        chance: Type.Integer({ minimum: 1 }),
        chanceOf: Type.Integer({ minimum: 2, maximum: 1_000_000 }),
        /** What a coin is worth, in coins of the stake, by weight. */
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
        /** Paid on top when every cell holds a coin: the grand jackpot, fixed, in coins. */
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
