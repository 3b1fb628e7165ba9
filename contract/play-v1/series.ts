import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { GameKey, Instant, Uuid } from '../shapes/fields.ts'
import { Money, PositiveAmountMinor } from '../shapes/money.ts'

/**
 * Series of tickets: dealt and committed to as a tree of hashes before the first ticket is sold, then sold in order. Not in the
 * specification, like the rest of play. The leaf of a ticket and the nodes are in games/kit/fairness/ticket-tree.ts.
 */
const root = '/capi/Play/v1/Series'

const Hash = Type.String({ pattern: '^[0-9a-f]{64}$' })
const Salt = Type.String({ pattern: '^[0-9a-f]{32}$' })
/** Index in the prizes of the definition; null for a losing ticket. */
const Prize = Type.Union([Type.Integer({ minimum: 0 }), Type.Null()])

/** Proves that a bought ticket was at its number in the series that was committed to. */
export const TicketProof = Type.Object({
  seriesId: Uuid,
  root: Hash,
  tickets: Type.Integer(),
  /** From 0. */
  number: Type.Integer(),
  prize: Prize,
  salt: Salt,
  path: Type.Array(Hash, { maxItems: 32 }),
  /** The seed from which the whole series was dealt; revealed when its last ticket is sold. */
  seed: Type.Union([Hash, Type.Null()]),
})

export const Series = Type.Object({
  seriesId: Uuid,
  gameKey: GameKey,
  /** From 1, for each price. */
  number: Type.Integer(),
  price: Money,
  root: Hash,
  definitionHash: Type.String(),
  tickets: Type.Integer(),
  sold: Type.Integer(),
  prizes: Type.Array(Type.Object({ win: Money, count: Type.Integer(), left: Type.Integer() })),
  madeAt: Instant,
  endedAt: Type.Union([Instant, Type.Null()]),
  seed: Type.Union([Hash, Type.Null()]),
})

/** The series of a game at one price, the newest first: the one on sale is the last in this list that has tickets. */
export const getSeries = defineCall({
  method: 'GET',
  path: `${root}/Get`,
  audience: 'any',
  doors: ['player', 'games'],
  summary: 'Series of a game at one price, with the remaining prizes',
  query: Type.Object({
    gameKey: GameKey,
    mode: Type.Union([Type.Literal('real'), Type.Literal('demo')]),
    stakeMinor: PositiveAmountMinor,
  }),
  reply: Type.Object({ series: Type.Array(Series) }),
  refusals: ['ERR_GAME_NOT_FOUND'],
})

/** The sold tickets in order, and the hashes that lead from them to the root. */
export const listSold = defineCall({
  method: 'GET',
  path: `${root}/ListSold`,
  audience: 'any',
  doors: ['player', 'games'],
  summary: 'Sold tickets of a series, which prove the remaining prizes',
  query: Type.Object({
    seriesId: Uuid,
    from: Type.Optional(Type.Integer({ minimum: 0 })),
    /** Value of the first page, so that all pages are of the same instant. */
    upTo: Type.Optional(Type.Integer({ minimum: 0 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 2000 })),
  }),
  reply: Type.Object({
    upTo: Type.Integer(),
    tickets: Type.Array(Type.Object({ prize: Prize, salt: Salt })),
    edge: Type.Array(Hash, { maxItems: 32 }),
  }),
  refusals: ['ERR_SERIES_NOT_FOUND'],
})
