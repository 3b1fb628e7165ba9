import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Done, Email, Instant, PageQuery, page, PlayerId, text } from '../shapes/fields.ts'
import { CardNumber } from '../shapes/player-cards.ts'

/** Calls of a kiosk about players. Each lookup is stored, without its search words. */
const root = '/api/Kiosk/Player/v1'
/** Calls that are not in the specification. */
const ownRoot = '/capi/Play/v1/Kiosk'

export const playerExists = defineCall({
  method: 'GET',
  path: `${root}/PlayerExists`,
  audience: 'kiosk',
  scope: 'kiosk.players',
  summary: 'Whether a player exists, by exactly one of number, e-mail and card',
  query: Type.Object({
    playerId: Type.Optional(PlayerId),
    email: Type.Optional(Email),
    cardNumber: Type.Optional(CardNumber),
  }),
  reply: Type.Object({ exists: Type.Boolean(), playerId: Type.Union([PlayerId, Type.Null()]) }),
  refusals: ['ERR_INVALID_CONTRACT'],
  ratePerMinute: 120,
})

/**
 * A player who has signed in or registered at this kiosk is related to its venue from then on. The kiosk proves it by the token of their
 * session, which is known only where the session was opened; a session is of one kiosk (decision 0285).
 */
export const meetPlayerAtKiosk = defineCall({
  method: 'POST',
  path: `${ownRoot}/MeetPlayer`,
  audience: 'kiosk',
  scope: 'kiosk.players',
  summary: 'Record that a signed-in player is at this kiosk',
  body: Type.Object({ playerToken: text(200, 20) }),
  reply: Done,
  refusals: ['ERR_SESSION_NOT_FOUND'],
  ratePerMinute: 60,
})

/** Somebody begins to register at this kiosk; they perhaps finish on a phone, which names the venue by this token. */
export const beginRegistrationAtKiosk = defineCall({
  method: 'POST',
  path: `${ownRoot}/BeginRegistration`,
  audience: 'kiosk',
  scope: 'kiosk.players',
  summary: 'A token with the venue of this kiosk, for a registration that begins now',
  body: Type.Object({}),
  reply: Type.Object({
    /** Null: the device stands at no venue. */
    venueToken: Type.Union([Type.String(), Type.Null()]),
    expiresAt: Instant,
  }),
  refusals: [],
  ratePerMinute: 60,
})

export const searchPlayersAtKiosk = defineCall({
  method: 'GET',
  path: `${root}/SearchPlayers`,
  audience: 'kiosk',
  scope: 'kiosk.players',
  summary: 'Find players by number, e-mail or name; always masked',
  query: Type.Object({ ...PageQuery, text: text(100, 3) }),
  reply: page(
    Type.Object({
      playerId: PlayerId,
      maskedName: Type.String(),
      maskedEmail: Type.String(),
      isLocked: Type.Boolean(),
    }),
  ),
  refusals: ['ERR_LIST_TOO_WIDE'],
  ratePerMinute: 60,
})
