import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { listQuery } from '../lists/list.ts'
import { privacyRequestList } from '../lists/privacy-requests.ts'
import { Instant, Language, page, PlayerId, text, Uuid } from '../shapes/fields.ts'
import { ClosingObstacles, ErasurePlan, ExportShown, KeptByRule, RequestState } from '../shapes/privacy.ts'
import { PERSONAL_PARTS, REQUEST_KINDS } from '../states/privacy-states.ts'

/** The rights of a person over their data (GDPR articles 15, 17 and 20). The specification names no calls for them. */
const own = '/capi/PlayerAccount/v1'
const staff = '/capi/BackOffice/v1/Privacy'

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

/** The available requests, the player's earlier ones, and the effect of an erasure today. */
export const getPrivacy = defineCall({
  method: 'GET',
  path: `${own}/GetPrivacy`,
  audience: 'player',
  summary: 'Exports, obstacles to closing, and the effect of an erasure',
  query: Type.Object({ lang: Type.Optional(Language) }),
  reply: Type.Object({
    exports: Type.Array(ExportShown),
    /** From when another export can be requested. */
    nextExportAt: orNull(Instant),
    obstacles: ClosingObstacles,
    erasure: ErasurePlan,
  }),
  refusals: [],
})

/** Requests an export of all stored data of the player. The archive is made by the worker; a letter is sent when it is ready. */
export const askForExport = defineCall({
  method: 'POST',
  path: `${own}/AskForExport`,
  audience: 'player',
  summary: 'Request a copy of one’s data',
  body: Type.Object({}),
  reply: ExportShown,
  refusals: ['ERR_EXPORT_TOO_SOON'],
})

/** A link to a ready archive: for a minute and for this player. Each download is recorded. */
export const getExportLink = defineCall({
  method: 'GET',
  path: `${own}/GetExportLink`,
  audience: 'player',
  summary: 'A link to an archive of one’s data',
  query: Type.Object({ requestId: Uuid }),
  reply: Type.Object({ url: Type.String(), expiresAt: Instant }),
  refusals: ['ERR_EXPORT_NOT_FOUND'],
})

/**
 * Closes the account for good, and erases the person if they want that. The account must be empty: money is paid out first, open
 * rounds are finished. Excluded players can close theirs too.
 */
export const closeAccount = defineCall({
  method: 'POST',
  path: `${own}/CloseAccount`,
  audience: 'player',
  summary: 'Close one’s account, with or without erasure',
  body: Type.Object({ password: text(200, 1), erasesData: Type.Boolean(), lang: Type.Optional(Language) }),
  reply: Type.Object({ closedAt: Instant, erasure: orNull(ErasurePlan) }),
  refusals: [
    'ERR_INVALID_CREDENTIALS',
    'ERR_TOO_MANY_BAD_ATTEMPTS',
    'ERR_ACCOUNT_NOT_EMPTY',
    'ERR_STATE_CHANGED',
    'ERR_PLAYER_NOT_FOUND',
  ],
  ratePerMinute: 30,
})

const RequestRow = Type.Object({
  requestId: Uuid,
  playerId: PlayerId,
  kind: Type.Enum([...REQUEST_KINDS]),
  state: RequestState,
  askedBy: Type.Enum(['player', 'staff']),
  askedAt: Instant,
  /** One month after the request (GDPR article 12(3)). */
  answerBy: Instant,
  isLate: Type.Boolean(),
  changedAt: Instant,
  /** What it waits for: a code of the screen's texts; null: nothing, or it is finished. */
  waitsFor: orNull(Type.String()),
  waitsUntil: orNull(Instant),
})

export const listPrivacyRequests = defineCall({
  method: 'GET',
  path: `${staff}/ListRequests`,
  audience: 'staff',
  permission: 'players.privacy',
  summary: 'Requests of people about their data, newest first',
  query: Type.Object({
    ...listQuery(privacyRequestList),
    kind: Type.Optional(Type.Enum([...REQUEST_KINDS])),
    isOpen: Type.Optional(Type.Enum(['true', 'false'])),
  }),
  reply: page(RequestRow),
  refusals: ['ERR_LIST_TOO_WIDE'],
})

export const getPrivacyRequest = defineCall({
  method: 'GET',
  path: `${staff}/GetRequest`,
  audience: 'staff',
  permission: 'players.privacy',
  summary: 'One request: erased data, held data with rule and retention, and who opened them',
  query: Type.Object({ requestId: Uuid, lang: Type.Optional(Language) }),
  reply: Type.Object({
    ...RequestRow.properties,
    explanation: orNull(Type.String()),
    userName: orNull(Type.String()),
    plan: orNull(ErasurePlan),
    hold: orNull(
      Type.Object({
        ...KeptByRule.properties,
        parts: Type.Array(Type.Enum([...PERSONAL_PARTS])),
        heldFrom: Instant,
        destroyedAt: orNull(Instant),
      }),
    ),
    openings: Type.Array(
      Type.Object({
        what: Type.Enum(['archive', 'held']),
        openedBy: Type.String(),
        purpose: orNull(Type.String()),
        openedAt: Instant,
      }),
    ),
  }),
  refusals: ['ERR_REQUEST_NOT_FOUND'],
})

/** Records the request of a person whose account is already closed and who wrote to us. */
export const enterErasure = defineCall({
  method: 'POST',
  path: `${staff}/EnterErasure`,
  audience: 'staff',
  permission: 'players.privacy',
  summary: 'Erase the person of a closed account, at their written request',
  body: Type.Object({ playerId: PlayerId, explanation: text(2000, 20) }),
  reply: Type.Object({ requestId: Uuid }),
  refusals: ['ERR_PLAYER_NOT_FOUND', 'ERR_STATE_CHANGED'],
})

/** Opens the retained data of an erased person, for an authority with a legal request. The purpose is written to the audit log first. */
export const openHeldData = defineCall({
  method: 'POST',
  path: `${staff}/OpenHeld`,
  audience: 'staff',
  permission: 'players.held-data',
  summary: 'Open the held data of an erased person, for a stated purpose',
  body: Type.Object({ requestId: Uuid, explanation: text(2000, 20) }),
  reply: Type.Object({
    parts: Type.Array(Type.Object({ name: Type.Enum([...PERSONAL_PARTS]), content: Type.Unknown() })),
  }),
  refusals: ['ERR_REQUEST_NOT_FOUND', 'ERR_HELD_DATA_GONE'],
})
