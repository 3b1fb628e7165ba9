import { Type, type Static } from 'typebox'

const Whole = Type.Integer({ minimum: 0 })
const Closed = { additionalProperties: false } as const
const Decimal = Type.String({ pattern: '^[0-9]+\\.[0-9]{6}$' })

export const LinesSymbol = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z][a-z0-9-]*$' }),
    /** Pay in coins by count of symbols in the run; index 0 is no symbol. Length is the number of reels plus one. */
    pays: Type.Array(Whole, { minItems: 4, maxItems: 7 }),
  },
  Closed,
)

/** The shape of one lines game. Everything is a whole number; symbols are named by their index in `symbols`. */
export const LinesDefinition = Type.Object(
  {
    schema: Type.Literal(1),
    engine: Type.Literal('lines'),
    engineVersion: Type.Literal(1),
    key: Type.String({ pattern: '^[A-Z0-9][A-Za-z0-9]*$' }),
    rows: Type.Integer({ minimum: 3, maximum: 4 }),
    symbols: Type.Array(LinesSymbol, { minItems: 3, maxItems: 16 }),
    /** One strip per reel, read downwards and round again; every stop is equally likely. */
    reels: Type.Array(Type.Array(Whole, { minItems: 4, maxItems: 200 }), { minItems: 3, maxItems: 6 }),
    /** One row per reel, 0 at the top. Lines pay from the left. */
    lines: Type.Array(Type.Array(Whole, { minItems: 3, maxItems: 6 }), { minItems: 1, maxItems: 50 }),
    /** A stake is `coins` times one coin value; every pay is in coins, so every win is a whole minor unit. */
    coins: Type.Integer({ minimum: 1, maximum: 100 }),
    /** Coin values in minor units, rising. */
    coinValues: Type.Object(
      {
        CZK: Type.Array(Type.Integer({ minimum: 1 }), { minItems: 1 }),
        EUR: Type.Array(Type.Integer({ minimum: 1 }), { minItems: 1 }),
      },
      Closed,
    ),
    wild: Type.Optional(
      Type.Object(
        {
          symbol: Whole,
          /** Each wild in a run of another symbol multiplies that run's pay by this. */
          multiplier: Type.Integer({ minimum: 1, maximum: 10 }),
          /** A wild that lands fills its whole reel. */
          expands: Type.Boolean(),
          /** A reel on which a wild lands stays wild while the others spin again, until no new wild lands. */
          respins: Type.Boolean(),
        },
        Closed,
      ),
    ),
    /** Pays in coins by count anywhere in the window. */
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
          /** Strips used in free spins; without them the base strips are used. */
          reels: Type.Optional(
            Type.Array(Type.Array(Whole, { minItems: 4, maxItems: 200 }), { minItems: 3, maxItems: 6 }),
          ),
        },
        Closed,
      ),
    ),
    /** All mystery symbols in the window turn into one symbol, drawn by these weights (one per symbol). */
    mystery: Type.Optional(Type.Object({ symbol: Whole, weights: Type.Array(Whole) }, Closed)),
    /** When one symbol (with wilds) fills the whole window, all line wins are multiplied by this. */
    fullGrid: Type.Optional(Type.Object({ multiplier: Type.Integer({ minimum: 2, maximum: 10 }) }, Closed)),
    /** A win may be risked on red or black: right doubles it, wrong loses it; at most `steps` times. Returns 100 %. */
    risk: Type.Optional(
      Type.Object({ steps: Type.Integer({ minimum: 1, maximum: 10 }), maxWinX: Type.Integer({ minimum: 1 }) }, Closed),
    ),
    /** Computed by `exactReturn`, never typed by hand; a test recomputes all of it. */
    declared: Type.Object(
      {
        /** Per cent. */
        rtp: Decimal,
        /** Per cent of rounds that win anything. */
        hitFrequency: Decimal,
        /** Of the win of one round, in stakes. */
        standardDeviation: Decimal,
        /** The largest win that one round can reach, in stakes. The engine never cuts a win. */
        maxWinX: Decimal,
        /** The same in coins, exactly. */
        maxWinCoins: Whole,
        /** One round in so many starts the feature. */
        featureOneIn: Type.Optional(Decimal),
        volatility: Type.Union([
          Type.Literal('low'),
          Type.Literal('medium-low'),
          Type.Literal('medium'),
          Type.Literal('medium-high'),
          Type.Literal('high'),
        ]),
      },
      Closed,
    ),
  },
  Closed,
)
export type LinesDefinition = Static<typeof LinesDefinition>
export type LinesCurrency = keyof LinesDefinition['coinValues']
