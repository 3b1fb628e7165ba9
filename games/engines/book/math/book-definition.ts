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

/** Schema of a book game: the book is wild and scatter; in free spins one symbol fills its reels. */
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
        /** Limit of spins per round; spins above it are not awarded. */
        maxSpins: Type.Integer({ minimum: 1, maximum: 500 }),
        /** Strips used in free spins; without them the base strips are used. */
        reels: Type.Optional(Strips),
        /**
         * When the free spins begin, the special symbol is drawn by these weights (one per symbol). When it is on
         * enough reels to pay, it fills them and pays on every line, on adjacent reels or not.
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
