import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { IdempotencyKey, Instant, page, PageQuery, text, Uuid } from '../shapes/fields.ts'
import * as places from '../shapes/places.ts'

/** Calls about places in the older internal family; the rules are those of topology.ts. */
const root = '/capi/Internal/v1'
const read = { method: 'POST', audience: 'internal', scope: 'places.read' } as const

export const getAllTerminals = defineCall({
  ...read,
  path: `${root}/Internal/GetAllTerminals`,
  summary: 'All terminals as of an instant',
  isReading: true,
  body: Type.Object({ ...places.AsOf, ...PageQuery }),
  reply: page(places.TerminalShown),
  refusals: [],
})

export const getHistoryOfTerminal = defineCall({
  ...read,
  path: `${root}/Internal/GetHistoryOfTerminal`,
  summary: 'All versions ever known of a terminal, for services of the operator',
  isReading: true,
  body: Type.Object({ terminalId: Uuid }),
  reply: places.TerminalHistory,
  refusals: ['ERR_TERMINAL_NOT_FOUND'],
})

/** The spelling of the specification. */
export const listTerminalsAssignements = defineCall({
  ...read,
  path: `${root}/Internal/ListTerminalsAssignements`,
  summary: 'Which terminal stood where in a period',
  isReading: true,
  body: Type.Object({
    from: Type.Optional(Instant),
    until: Type.Optional(Instant),
    knownAt: places.AsOf.knownAt,
    ...PageQuery,
  }),
  reply: page(places.Assignment),
  refusals: ['ERR_TIMES_NOT_VALID'],
})

export const getVenue = defineCall({
  ...read,
  path: `${root}/Internal/GetVenue`,
  summary: 'A venue as of an instant, for services of the operator',
  isReading: true,
  body: Type.Object({ venueId: Uuid, ...places.AsOf }),
  reply: places.VenueShown,
  refusals: ['ERR_VENUE_NOT_FOUND'],
})

export const listVenues = defineCall({
  ...read,
  path: `${root}/Internal/ListVenues`,
  summary: 'All venues as of an instant',
  isReading: true,
  body: Type.Object({ ...places.AsOf, ...PageQuery }),
  reply: page(places.VenueShown),
  refusals: [],
})

/**
 * Finds by its receipt what a caller asked to write and what we returned. Receipts are signed by us and valid only for the client
 * to which they were given (decision 0106).
 */
export const findReceipt = defineCall({
  ...read,
  path: `${root}/Internal/{hash}`,
  summary: 'The stored response to a request, by its receipt',
  isReading: true,
  params: Type.Object({ hash: text(64, 1) }),
  body: Type.Object({}),
  reply: Type.Object({ call: Type.String(), at: Instant, reply: Type.Record(Type.String(), Type.Unknown()) }),
  refusals: ['ERR_RECEIPT_NOT_FOUND'],
})

/** Maximum number of terminals in one bulk. */
export const BULK_MAX = 500

/**
 * All or none. The preview returns the outcome for each terminal and writes nothing; the bulk itself is refused if one of them
 * cannot be added.
 */
export const addMultipleTerminals = defineCall({
  method: 'POST',
  audience: 'internal',
  scope: 'places.change',
  path: `${root}/Topology/AddMultipleTerminals`,
  summary: 'Add many terminals at once, with a preview',
  bodyBytesMax: 512 * 1024,
  body: Type.Object({
    idempotencyKey: IdempotencyKey,
    isPreview: Type.Boolean(),
    terminals: Type.Array(Type.Object(places.TerminalInput), { minItems: 1, maxItems: BULK_MAX }),
    venueId: Type.Optional(Uuid),
    workroomId: Type.Optional(Uuid),
    from: places.Span.from,
  }),
  reply: Type.Object({
    isPreview: Type.Boolean(),
    rows: Type.Array(
      Type.Object({
        serial: Type.String(),
        /** `added` (or would be) · `known`: a terminal with this serial number exists · `twice`: it is in the list twice. */
        outcome: Type.Enum(['added', 'known', 'twice']),
        terminalId: Type.Union([Uuid, Type.Null()]),
      }),
    ),
    /** Null for a preview. */
    receipt: Type.Union([places.Receipt, Type.Null()]),
  }),
  refusals: [...places.PLACE_REFUSALS, 'ERR_KEY_REUSED'],
})
