import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Instant, PlayerId, text, Uuid } from '../shapes/fields.ts'
import { CardNumber } from '../shapes/player-cards.ts'
import { TERMINAL_KINDS } from '../shapes/places.ts'
import { TRANSACTION_TYPES } from '../shapes/venue-play.ts'

/**
 * Calls of a maker of casino equipment. Paths are the specification's; the protocol is not public, so fields are ours (decision
 * 0139). `{id}` is the venue. No response has a name, a document number or a contact of a player.
 */
const root = '/capi/Ensico/v3'
const read = { audience: 'internal', scope: 'play.read' } as const
const params = Type.Object({ id: text(64, 1) })
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

/** What a card reader read; `requestId` is returned in the response. */
const Tapped = Type.Object({
  rfid: CardNumber,
  terminalId: Type.Optional(Uuid),
  requestId: Type.Optional(text(64, 1)),
})
const requestId = orNull(Type.String())

export const getPlayerInGameInfoByRfid = defineCall({
  ...read,
  method: 'POST',
  path: `${root}/Player/{id}/GetPlayerInGameInfoByRFID`,
  summary: 'Whether the holder of a card plays, where, and whether they may play',
  isReading: true,
  params,
  body: Tapped,
  reply: Type.Object({
    playerId: PlayerId,
    /** Null: not signed in at any terminal of this venue. */
    sessionId: orNull(Uuid),
    terminalId: orNull(Uuid),
    since: orNull(Instant),
    /** The player's balance that venues can use. */
    balanceMinor: Type.Integer(),
    currency: Type.String(),
    canPlay: Type.Boolean(),
    blockReasons: Type.Array(Type.String()),
    requestId,
  }),
  refusals: ['ERR_VENUE_NOT_FOUND', 'ERR_TERMINAL_NOT_FOUND', 'ERR_INVALID_CARD_ID'],
})

export const getPlayerDetailByRfid = defineCall({
  ...read,
  method: 'POST',
  path: `${root}/Player/{id}/GetPlayerDetailByRFID`,
  summary: 'What a machine may know of the holder of a card',
  isReading: true,
  params,
  body: Tapped,
  reply: Type.Object({
    playerId: PlayerId,
    /** Its first letter, the rest as stars. */
    nickname: orNull(Type.String()),
    cardState: Type.Enum(['ACTIVE', 'LOCKED']),
    playerState: Type.String(),
    adult: Type.Boolean(),
    excluded: Type.Boolean(),
    /** Kinds of limits that have been reached. */
    limitsReached: Type.Array(Type.String()),
    language: Type.String(),
    requestId,
  }),
  refusals: ['ERR_VENUE_NOT_FOUND', 'ERR_TERMINAL_NOT_FOUND', 'ERR_INVALID_CARD_ID'],
})

export const health = defineCall({
  ...read,
  method: 'GET',
  path: `${root}/Topology/Health`,
  summary: 'Health and clock of this service',
  reply: Type.Object({ status: Type.Enum(['UP', 'DEGRADED', 'DOWN']), version: Type.String(), time: Instant }),
  refusals: [],
})

export const getTopology = defineCall({
  ...read,
  method: 'GET',
  path: `${root}/Topology/GetTopology`,
  summary: 'The caller’s venues and the terminals there',
  query: Type.Object({ venueId: Type.Optional(Uuid) }),
  reply: Type.Object({
    operatorId: Type.String(),
    venues: Type.Array(
      Type.Object({
        id: Uuid,
        name: Type.String(),
        terminals: Type.Array(
          Type.Object({
            id: Uuid,
            serial: Type.String(),
            gameType: Type.Enum([...TERMINAL_KINDS]),
            seats: Type.Integer(),
          }),
        ),
      }),
    ),
    /** Changes whenever any of it changes. */
    version: Type.String(),
  }),
  refusals: ['ERR_VENUE_NOT_FOUND'],
})

export const QUERY_MAX = 500

/**
 * In the order in which they were reported; pages are stable, late reports come at the end. `nextCursor` is null for the last page,
 * and for one that ends in the last minute: it is read again later, and has a cursor when it is full and a minute old.
 */
export const queryTransactions = defineCall({
  ...read,
  method: 'POST',
  path: `${root}/Transaction/{id}/QueryTransactions`,
  summary: 'Money and play at a venue, filtered',
  params,
  body: Type.Object({
    from: Instant,
    to: Instant,
    terminalId: Type.Optional(Uuid),
    playerId: Type.Optional(PlayerId),
    types: Type.Optional(Type.Array(Type.Enum([...TRANSACTION_TYPES]), { minItems: 1, maxItems: 6 })),
    cursor: Type.Optional(Type.String({ maxLength: 200, pattern: '^[A-Za-z0-9_:.-]*$' })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: QUERY_MAX })),
  }),
  reply: Type.Object({
    items: Type.Array(
      Type.Object({
        transactionId: Uuid,
        type: Type.Enum([...TRANSACTION_TYPES]),
        amountMinor: Type.Integer(),
        currency: Type.String(),
        at: Instant,
        terminalId: orNull(Uuid),
        playerId: PlayerId,
        roundId: orNull(Type.String()),
        balanceAfterMinor: orNull(Type.Integer()),
      }),
    ),
    nextCursor: orNull(Type.String()),
  }),
  refusals: ['ERR_VENUE_NOT_FOUND', 'ERR_TIMES_NOT_VALID'],
})
