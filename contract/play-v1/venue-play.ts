import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Done, GameKey, Instant, PlayerId, text, TransferReference, Uuid } from '../shapes/fields.ts'
import { Money } from '../shapes/money.ts'
import { CardNumber } from '../shapes/player-cards.ts'
import * as play from '../shapes/venue-play.ts'

/** Play at venues, by the venue's own system. It acts for its venue alone. Ours (decision 0138). */
const root = '/capi/Play/v1/VenuePlay'
const byVenue = { method: 'POST', audience: 'internal', scope: 'play.report' } as const

const SIGN_IN_REFUSALS = [
  'ERR_INVALID_CREDENTIALS',
  'ERR_INVALID_CARD_ID',
  'ERR_TOO_MANY_BAD_ATTEMPTS',
  'ERR_ACCOUNT_LOCKED',
  'ERR_OTHER_SESSION_IS_ACTIVE',
  'ERR_LIMIT_REACHED_LOGONCOUNTDAY',
  'ERR_LIMIT_REACHED_LOGONCOUNTMONTH',
] as const

/** A player signs in at a terminal. One person is in one place: who is at another terminal is refused, the web plays no more. */
export const signIn = defineCall({
  ...byVenue,
  path: `${root}/SignIn`,
  summary: 'Sign a player in at a terminal',
  body: Type.Object({
    terminalId: Uuid,
    /** Exactly one: the card (with its PIN, where it is typed), or the code that the player's phone shows. */
    cardNumber: Type.Optional(CardNumber),
    pin: Type.Optional(Type.String({ pattern: '^[0-9]{4,6}$', maxLength: 6 })),
    code: Type.Optional(Type.String({ pattern: '^[0-9]{8}$', maxLength: 8 })),
  }),
  reply: play.Sitting,
  refusals: ['ERR_INVALID_CONTRACT', ...SIGN_IN_REFUSALS, ...play.PLACE_OBSTACLES, ...play.PLAY_OBSTACLES],
})

/** Idempotent: who has left has left. */
export const signOut = defineCall({
  ...byVenue,
  path: `${root}/SignOut`,
  summary: 'A player leaves a terminal',
  body: Type.Object({
    sittingId: Uuid,
    because: Type.Enum(['signed-out', 'idle', 'line-lost']),
    /** When it was, where it is told later. */
    at: Type.Optional(Instant),
  }),
  reply: play.Sitting,
  refusals: ['ERR_SESSION_NOT_FOUND'],
})

/**
 * Asks for one stake and counts it: one statement of the database, which sees limits, exclusion and panic as they are in that
 * moment. The same reference again has the same answer.
 */
export const stake = defineCall({
  ...byVenue,
  path: `${root}/Stake`,
  summary: 'Let a stake at a terminal happen, or refuse it',
  body: Type.Object({
    sittingId: Uuid,
    reference: TransferReference,
    amountMinor: Type.Integer({ minimum: 1, maximum: 100_000_000 }),
    roundId: Type.Optional(text(64, 1)),
    /** The game, where it is one that the web has too: its loss of an hour has one bound. */
    gameKey: Type.Optional(GameKey),
  }),
  reply: Type.Object({
    accepted: Type.Literal(true),
    stakeLeftMinor: Type.Union([Type.Integer(), Type.Null()]),
    lossLeftMinor: Type.Union([Type.Integer(), Type.Null()]),
  }),
  refusals: ['ERR_SESSION_NOT_FOUND', 'ERR_KEY_REUSED', ...play.PLACE_OBSTACLES, ...play.PLAY_OBSTACLES],
  ratePerMinute: 6000,
})

/**
 * Tells what happened, in any order, late, as often as the line wants: each reference counts once. What happened counts in
 * limits even where it should not have been. `sentAt` is the teller's clock when it sends: a clock that is off is corrected by it.
 */
export const report = defineCall({
  ...byVenue,
  path: `${root}/Report`,
  summary: 'Tell stakes, wins, visits and sessions, each once',
  bodyBytesMax: 256 * 1024,
  body: Type.Object({
    sentAt: Instant,
    facts: Type.Array(play.VenueFact, { minItems: 1, maxItems: play.FACTS_MAX }),
  }),
  reply: Type.Object({
    outcomes: Type.Array(play.FactOutcome),
    /** How far the teller's clock is before ours. */
    clockAheadMs: Type.Integer(),
  }),
  refusals: [],
  ratePerMinute: 6000,
})

/** A person at the door: may they come in, and one visit more. */
export const enter = defineCall({
  ...byVenue,
  path: `${root}/Enter`,
  summary: 'Let a player into the venue and count the visit, or refuse it',
  body: Type.Object({ reference: TransferReference, cardNumber: CardNumber }),
  reply: Type.Object({ playerId: PlayerId, visitsThisMonth: Type.Integer() }),
  refusals: [
    'ERR_INVALID_CARD_ID',
    'ERR_VISIT_LIMIT_REACHED',
    'ERR_KEY_REUSED',
    ...play.PLACE_OBSTACLES,
    ...play.PLAY_OBSTACLES,
  ],
})

/** Stops play at the terminal and everywhere else. */
export const panicAtTerminal = defineCall({
  ...byVenue,
  path: `${root}/PressPanic`,
  summary: 'The panic button of a terminal',
  body: Type.Object({ sittingId: Uuid }),
  reply: Type.Object({ done: Type.Literal(true), until: Type.Union([Instant, Type.Null()]) }),
  refusals: ['ERR_SESSION_NOT_FOUND', 'ERR_NOT_ALLOWED_BY_LAW'],
})

export const getSitting = defineCall({
  ...byVenue,
  path: `${root}/GetSitting`,
  summary: 'Whether a player is still signed in at a terminal',
  body: Type.Object({ sittingId: Uuid }),
  reply: play.Sitting,
  refusals: ['ERR_SESSION_NOT_FOUND'],
})

/** The player's side: a code for the next terminal, where they are signed in, and what is held for a venue. */
export const getTerminalCode = defineCall({
  method: 'POST',
  path: '/capi/PlayerAccount/v1/GetTerminalCode',
  audience: 'player',
  summary: 'A code that signs the player in at a terminal, once and soon',
  body: Type.Object({}),
  reply: Type.Object({ code: Type.String(), expiresAt: Instant }),
  refusals: [],
  ratePerMinute: 20,
})

export const leaveTerminal = defineCall({
  method: 'POST',
  path: '/capi/PlayerAccount/v1/LeaveTerminal',
  audience: 'player',
  summary: 'Sign out of the terminal from the phone',
  body: Type.Object({}),
  reply: Done,
  refusals: [],
})

export const getVenuePlay = defineCall({
  method: 'GET',
  path: '/capi/PlayerAccount/v1/GetVenuePlay',
  audience: 'player',
  summary: 'Where the player is signed in, what is held for a venue, and play at venues by day',
  query: Type.Object({}),
  reply: Type.Object({
    sitting: Type.Union([
      Type.Object({ venueName: Type.String(), terminal: Type.String(), openedAt: Instant }),
      Type.Null(),
    ]),
    /** Money that left a wallet and has not arrived yet: it is back by itself at `expiresAt`. */
    holds: Type.Array(
      Type.Object({
        transferId: Uuid,
        /** What it waits for: a venue, a desk that pays its voucher, or the player's own confirmation. */
        what: Type.Enum(['venue', 'voucher', 'own']),
        /** Of a voucher: what takes it back. */
        voucherId: Type.Union([Uuid, Type.Null()]),
        amount: Money,
        place: Type.Union([Type.String(), Type.Null()]),
        expiresAt: Instant,
      }),
    ),
    days: Type.Array(Type.Object({ day: Type.String(), rounds: Type.Integer(), staked: Money, won: Money })),
  }),
  refusals: [],
})
