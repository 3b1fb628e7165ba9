import { Type, type Static } from 'typebox'

export const Closed = { additionalProperties: false } as const
export const Whole = Type.Integer({ minimum: 0 })
export const GameKey = Type.String({ pattern: '^[A-Z0-9][A-Za-z0-9]*$' })
const Decimal = Type.String({ pattern: '^[0-9]+\\.[0-9]{6}$' })

/** One symbol of a reel game with its pays in coins by count; index 0 is no symbol. */
export const ReelSymbol = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z][a-z0-9-]*$' }),
    pays: Type.Array(Whole, { minItems: 4, maxItems: 7 }),
  },
  Closed,
)

/** A strip per reel, read downwards and round again; every stop is equally likely. */
export const Strips = Type.Array(Type.Array(Whole, { minItems: 4, maxItems: 200 }), { minItems: 3, maxItems: 6 })

/** One row per reel, 0 at the top. Lines pay from the left. */
export const PayLines = Type.Array(Type.Array(Whole, { minItems: 3, maxItems: 6 }), { minItems: 1, maxItems: 50 })

/** A win may be risked on red or black: right doubles it, wrong loses it; at most `steps` times. Returns 100 %. */
export const Risk = Type.Object(
  { steps: Type.Integer({ minimum: 1, maximum: 10 }), maxWinX: Type.Integer({ minimum: 1 }) },
  Closed,
)

/** Coin values in minor units, rising. A stake is the game's coins times one coin value. */
export const CoinValues = Type.Object(
  {
    CZK: Type.Array(Type.Integer({ minimum: 1 }), { minItems: 1 }),
    EUR: Type.Array(Type.Integer({ minimum: 1 }), { minItems: 1 }),
  },
  Closed,
)
export type CoinValues = Static<typeof CoinValues>
export type GameCurrency = keyof CoinValues

export const Volatility = Type.Union([
  Type.Literal('low'),
  Type.Literal('medium-low'),
  Type.Literal('medium'),
  Type.Literal('medium-high'),
  Type.Literal('high'),
])

/** Figures of a game, computed by its engine and never typed by hand; tests recompute all of them. */
export const Declared = Type.Object(
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
    volatility: Volatility,
  },
  Closed,
)
export type Declared = Static<typeof Declared>

/** What a draft declares before its figures are computed. */
export const NOT_YET_DECLARED: Declared = {
  rtp: '0.000000',
  hitFrequency: '0.000000',
  standardDeviation: '0.000000',
  maxWinX: '0.000000',
  maxWinCoins: 0,
  volatility: 'low',
}
