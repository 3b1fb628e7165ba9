import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { GameKey, text } from '../shapes/fields.ts'
import { Currency, Money } from '../shapes/money.ts'
import { Day, Freshness, GameFilter } from '../shapes/reports.ts'

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

/** Dimensions of the figures besides the game and the currency. */
export const PERFORMANCE_GROUPS = ['game', 'version', 'brand', 'month', 'day'] as const
/**
 * How the variance of a round's win is known: exactly; exactly for optimal play, less for other play; as an upper bound for every
 * bet; unknown, because many players share a round; unknown, because the version is no longer stored.
 */
export const SPREADS = ['exact', 'best-play', 'bound', 'shared', 'unknown'] as const
export const VERDICTS = ['inside', 'above', 'below', 'too-few'] as const

/** A share of stakes: 0.95 is 95 per cent. */
const Share = Type.Number()

export const getGamePerformance = defineCall({
  method: 'GET',
  path: '/capi/BackOffice/v1/Reports/GamePerformance',
  audience: 'staff',
  permission: 'reports.read',
  summary: 'Measured returns of games, compared with the proved ones, with the band of chance',
  query: Type.Object({ ...GameFilter, by: Type.Optional(Type.Enum([...PERFORMANCE_GROUPS])) }),
  reply: Type.Object({
    rows: Type.Array(
      Type.Object({
        gameKey: GameKey,
        /** Where rows are of versions. */
        version: orNull(text(80)),
        brand: orNull(Type.String()),
        /** A day, or the first of a month. */
        period: orNull(Day),
        currency: Currency,
        players: Type.Integer(),
        rounds: Type.Integer(),
        stake: Money,
        win: Money,
        ggr: Money,
        /** Share of the opening stakes; stakes added by decisions are deducted from the win. Null without stakes. */
        returned: orNull(Share),
        spread: Type.Enum([...SPREADS]),
        /** The declared returns: of the bet that returns least, and of the one that returns most. */
        declared: orNull(Type.Object({ least: Share, most: Share })),
        /** Range of 19 of 20 such samples by chance alone. No lower bound where bad play may return less. */
        band: orNull(Type.Object({ low: orNull(Share), high: Share })),
        verdict: orNull(Type.Enum([...VERDICTS])),
        /** Standard deviation of a round's win in stakes, where all versions have one. */
        deviation: orNull(Type.Number()),
        volatility: orNull(Type.String()),
      }),
    ),
    /** There are more rows: only those with the largest GGR are listed. */
    isMore: Type.Boolean(),
    ...Freshness,
  }),
  refusals: [],
})
