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

/** The shape of one book game: the book is wild and scatter; free spins have one symbol that fills its reels. */
export const BookDefinition = Type.Object(
  {
    schema: Type.Literal(1),
    engine: Type.Literal('book'),
    engineVersion: Type.Literal(1),
    key: GameKey,
    rows: Type.Integer({ minimum: 3, maximum: 4 }),
    symbols: Type.Array(ReelSymbol, { minItems: 3, maxItems: 16 }),
    reels: Strips,
    lines: PayLines,
    coins: Type.Integer({ minimum: 1, maximum: 100 }),
    coinValues: CoinValues,
    /** Stands for every symbol, pays in coins by count anywhere, and opens the free spins. At most one on a reel. */
    book: Type.Object({ symbol: Whole, pays: Type.Array(Whole, { minItems: 4, maxItems: 7 }) }, Closed),
    freeSpins: Type.Object(
      {
        /** Spins awarded by count of books, in the base spin and again in free spins. */
        awards: Type.Array(Whole, { minItems: 4, maxItems: 7 }),
        /** Spins that one round can award in total; what is above is not awarded. */
        maxSpins: Type.Integer({ minimum: 1, maximum: 500 }),
        /** Strips used in free spins; without them the base strips are used. */
        reels: Type.Optional(Strips),
        /**
         * The special symbol is drawn by these weights (one per symbol) when the free spins begin. When it stands on
         * enough reels to pay, it fills them and pays on every line, neighbours or not.
         */
        specialWeights: Type.Array(Whole, { minItems: 3, maxItems: 16 }),
      },
      Closed,
    ),
    risk: Type.Optional(Risk),
    declared: Declared,
  },
  Closed,
)
export type BookDefinition = Static<typeof BookDefinition>
