import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { SESSION_END_REASONS } from '../shapes/session-ends.ts'
import { listQuery } from '../lists/list.ts'
import { playerList } from '../lists/players.ts'
import { AcceptedWarnings, APPROVAL_REFUSALS } from '../shapes/approvals.ts'
import { Done, Email, Instant, Language, page, PlayerId, text, Uuid } from '../shapes/fields.ts'
import { Currency, Money } from '../shapes/money.ts'
import { WholeMoney } from '../shapes/wallet-money.ts'

const SIGN_IN_RATE = 30
const password = text(200, 1)

export const PlayerProfile = Type.Object({
  playerId: PlayerId,
  firstName: Type.String(),
  surname: Type.String(),
  email: Type.String(),
  phone: Type.Union([Type.String(), Type.Null()]),
  language: Language,
  currency: Currency,
  registeredAt: Instant,
  lastSignInAt: Type.Union([Instant, Type.Null()]),
})

/** `token` is for API clients; browsers get the same session as an HttpOnly cookie and never read it. */
export const PlayerSignedIn = Type.Object({
  token: Type.String(),
  idleEndsAt: Instant,
  absoluteEndsAt: Instant,
  player: PlayerProfile,
})

export const loginByEmail = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/Player/LoginByEmail',
  shutdownPart: 'signIn',
  audience: 'any',
  summary: 'Player sign-in by e-mail and password, or by a one-time password',
  body: Type.Object({
    email: Email,
    password: Type.Optional(password),
    /** One-time password from the e-mail of RequestOneTimePassword; instead of the password. */
    oneTimePassword: Type.Optional(Type.String({ pattern: '^[0-9]{6}$' })),
  }),
  reply: PlayerSignedIn,
  refusals: [
    'ERR_INVALID_CONTRACT',
    'ERR_INVALID_CREDENTIALS',
    'ERR_TOO_MANY_BAD_ATTEMPTS',
    'ERR_ACCOUNT_LOCKED',
    'ERR_OTHER_SESSION_IS_ACTIVE',
    'ERR_LIMIT_REACHED_LOGONCOUNTDAY',
    'ERR_LIMIT_REACHED_LOGONCOUNTMONTH',
    'ERR_LIMIT_REACHED_LOGONDURATION',
  ],
  ratePerMinute: SIGN_IN_RATE,
})

export const logout = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/Player/Logout',
  audience: 'player',
  summary: 'End this session',
  body: Type.Object({}),
  reply: Done,
  refusals: [],
})

export const verifyToken = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/Player/VerifyToken',
  audience: 'player',
  summary: 'State and expiry of the session',
  body: Type.Object({}),
  reply: Type.Object({ player: PlayerProfile, idleEndsAt: Instant, absoluteEndsAt: Instant }),
  refusals: [],
})

/** Always the same response, whether the e-mail is known or not; only a known one gets the letter. */
export const requestPasswordReset = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/Player/RequestPasswordReset',
  audience: 'any',
  summary: 'Send a link for setting a new password',
  body: Type.Object({ email: Email }),
  reply: Done,
  refusals: [],
  ratePerMinute: SIGN_IN_RATE,
})

/** Sets the new password, ends every session of the player and signs this browser in. */
/** Form of the token in the letter. A link that a mail program has cut has another. */
export const RESET_TOKEN = /^tr_[\w-]{43}$/

export const submitPasswordReset = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/Player/SubmitPasswordReset',
  audience: 'any',
  summary: 'Set a new password by the token of the letter',
  body: Type.Object({ token: text(200, 20), password }),
  reply: PlayerSignedIn,
  refusals: [
    'ERR_TOKEN_INVALID',
    'ERR_TOKEN_EXPIRED',
    'ERR_PASSWORD_TOO_WEAK',
    'ERR_ACCOUNT_LOCKED',
    'ERR_LIMIT_REACHED_LOGONCOUNTDAY',
    'ERR_LIMIT_REACHED_LOGONCOUNTMONTH',
    'ERR_LIMIT_REACHED_LOGONDURATION',
    'ERR_OTHER_SESSION_IS_ACTIVE',
  ],
  ratePerMinute: SIGN_IN_RATE,
})

export const get = defineCall({
  method: 'GET',
  path: '/capi/v2-onling/Player/Get',
  audience: 'player',
  summary: 'Profile of the signed-in player',
  query: Type.Object({}),
  reply: PlayerProfile,
  refusals: [],
})

export const PlayerLock = Type.Object({
  reason: Type.String(),
  explanation: Type.String(),
  lockedAt: Instant,
  lockedBy: Type.String(),
})

export const PlayerRow = Type.Object({
  playerId: PlayerId,
  maskedName: Type.String(),
  maskedEmail: Type.String(),
  registeredAt: Instant,
  lastSignInAt: Type.Union([Instant, Type.Null()]),
  isLocked: Type.Boolean(),
})

/**
 * Finds players by number, e-mail or name. The audit log keeps only first letters and last digits of the search text; other logs
 * never have it.
 */
export const search = defineCall({
  method: 'GET',
  path: '/capi/v2-onling/Player/Search',
  audience: 'staff',
  permission: 'players.search',
  forVenues: 'own',
  summary: 'Find players by number, e-mail or name',
  query: Type.Object({ ...listQuery(playerList), text: Type.Optional(text(100)) }),
  reply: page(PlayerRow),
  refusals: ['ERR_LIST_TOO_WIDE'],
})

export const LOCK_REASONS = [
  'suspected-fraud',
  'identity-doubt',
  'player-asked',
  'under-age',
  'authority-order',
  'other',
] as const
const reason = Type.Enum([...LOCK_REASONS])

/** Stops sign-in, deposits and stakes at once and ends every session; open rounds are still settled. */
export const lock = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/Player/Lock',
  audience: 'staff',
  permission: 'players.lock',
  summary: 'Lock a player, with a reason',
  body: Type.Object({ playerId: PlayerId, reason, explanation: text(2000, 20) }),
  reply: Done,
  refusals: ['ERR_PLAYER_NOT_FOUND', 'ERR_STATE_CHANGED'],
})

export const unlock = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/Player/Unlock',
  audience: 'staff',
  permission: 'players.lock',
  summary: 'Unlock a player, with a reason',
  /** `lockedAt` of the lock that the staff member saw: a newer lock is not removed unseen. */
  body: Type.Object({
    playerId: PlayerId,
    explanation: text(2000, 20),
    lockedAt: Type.Optional(Instant),
    acceptedWarnings: Type.Optional(AcceptedWarnings),
  }),
  reply: Done,
  refusals: ['ERR_PLAYER_NOT_FOUND', 'ERR_STATE_CHANGED', ...APPROVAL_REFUSALS],
})

export type SessionEndReason = (typeof SESSION_END_REASONS)[number]

export const SessionRow = Type.Object({
  sessionId: Uuid,
  openedAt: Instant,
  lastSeenAt: Instant,
  endedAt: Type.Union([Instant, Type.Null()]),
  endReason: Type.Union([Type.Enum([...SESSION_END_REASONS]), Type.Null()]),
  client: Type.String(),
  isCurrent: Type.Boolean(),
})

export const getActiveSessions = defineCall({
  method: 'GET',
  path: '/capi/v2-onling/PlayerSession/GetActiveSessions',
  audience: 'player',
  summary: 'Open sessions of the player',
  query: Type.Object({}),
  reply: Type.Object({
    sessions: Type.Array(SessionRow),
    /** Browsers that sign in again by one press, each by its newest session; `EndSession` of that one forgets it. */
    remembered: Type.Array(
      Type.Object({ sessionId: Uuid, client: Type.String(), rememberedAt: Instant, expiresAt: Instant }),
    ),
    /** The sign-in before the present one; null at the first. */
    previous: Type.Union([Type.Object({ openedAt: Instant, client: Type.String() }), Type.Null()]),
  }),
  refusals: [],
})

/** All data of one player's person that staff see. Each view is in the audit log. */
export const PlayerDossier = Type.Object({
  playerId: PlayerId,
  target: Type.String(),
  registeredAt: Instant,
  lastSignInAt: Type.Union([Instant, Type.Null()]),
  language: Language,
  maskedName: Type.String(),
  maskedEmail: Type.String(),
  ageYears: Type.Integer(),
  /** When the player closed the account for good. */
  closedAt: Type.Union([Instant, Type.Null()]),
  lock: Type.Union([PlayerLock, Type.Null()]),
  openSessions: Type.Integer(),
  ...WholeMoney.properties,
  depositedTotal: Money,
  stakedTotal: Money,
  wonTotal: Money,
})
