import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Done, GameKey, Instant, PlayerId, text, TransferReference, Uuid } from '../shapes/fields.ts'
import { Money } from '../shapes/money.ts'
import { CardNumber } from '../shapes/player-cards.ts'
import * as play from '../shapes/venue-play.ts'

/** Play at venues, called by the venue's own system, for its venue only. Not in the specification (decision 0138). */
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

/** A player signs in at a terminal. One place at a time: refused while the player is at another terminal; play on the web is blocked. */
export const signIn = defineCall({
  ...byVenue,
  path: `${root}/SignIn`,
  summary: 'Sign a player in at a terminal',
  body: Type.Object({
    terminalId: Uuid,
    /** Exactly one: the card (with its PIN, if typed), or the code shown on the player's phone. */
    cardNumber: Type.Optional(CardNumber),
    pin: Type.Optional(Type.String({ pattern: '^[0-9]{4,6}$', maxLength: 6 })),
    code: Type.Optional(Type.String({ pattern: '^[0-9]{8}$', maxLength: 8 })),
  }),
  reply: play.Sitting,
  refusals: [
    'ERR_INVALID_CONTRACT',
    'ERR_VISIT_LIMIT_REACHED',
    ...SIGN_IN_REFUSALS,
    ...play.PLACE_OBSTACLES,
    ...play.PLAY_OBSTACLES,
  ],
})

/** Idempotent. */
export const signOut = defineCall({
  ...byVenue,
  path: `${root}/SignOut`,
  summary: 'Sign a player out of a terminal',
  body: Type.Object({
    sittingId: Uuid,
    because: Type.Enum(['signed-out', 'idle', 'line-lost']),
    /** When it happened, if it is reported later. */
    at: Type.Optional(Instant),
  }),
  reply: play.Sitting,
  refusals: ['ERR_SESSION_NOT_FOUND'],
})

/**
 * Checks and counts one stake: one SQL statement, which reads limits, exclusion and panic in the same snapshot. A repeat with the
 * same reference returns the same response. A refusal by a limit or by the law's maximum stake has the figures of the response in its
 * details.
 */
export const stake = defineCall({
  ...byVenue,
  path: `${root}/Stake`,
  summary: 'Take or refuse a stake at a terminal',
  body: Type.Object({
    sittingId: Uuid,
    reference: TransferReference,
    amountMinor: Type.Integer({ minimum: 1, maximum: 100_000_000 }),
    roundId: Type.Optional(text(64, 1)),
    /** The game, if it is also on the web: the loss of an hour in it has one common limit. */
    gameKey: Type.Optional(GameKey),
  }),
  reply: Type.Object({
    accepted: Type.Literal(true),
    stakeLeftMinor: Type.Union([Type.Integer(), Type.Null()]),
    lossLeftMinor: Type.Union([Type.Integer(), Type.Null()]),
    /** The law's maximum of one stake at this venue; null: the law has none. */
    stakeMaxMinor: Type.Union([Type.Integer(), Type.Null()]),
    /** How long a terminal may go by these figures. */
    goodForMs: Type.Integer(),
  }),
  refusals: [
    'ERR_SESSION_NOT_FOUND',
    'ERR_KEY_REUSED',
    'ERR_STAKE_NOT_ALLOWED',
    ...play.PLACE_OBSTACLES,
    ...play.PLAY_OBSTACLES,
  ],
  ratePerMinute: 6000,
})

/**
 * Reports facts, in any order, late, and repeatedly: each reference counts once. Facts count in limits even where they should not
 * have been possible. `sentAt` is the sender's clock at sending, used to correct a clock that is off.
 */
export const report = defineCall({
  ...byVenue,
  path: `${root}/Report`,
  summary: 'Report stakes, wins, visits and sessions, each once',
  bodyBytesMax: 256 * 1024,
  body: Type.Object({
    sentAt: Instant,
    facts: Type.Array(play.VenueFact, { minItems: 1, maxItems: play.FACTS_MAX }),
  }),
  reply: Type.Object({
    outcomes: Type.Array(play.FactOutcome),
    /** How far the sender's clock is ahead of ours. */
    clockAheadMs: Type.Integer(),
  }),
  refusals: [],
  ratePerMinute: 6000,
})

/** The state of a venue's agent, reported by itself: shown to the manager of the venue. A clock that is off is told to managers by a letter. */
export const reportState = defineCall({
  ...byVenue,
  path: `${root}/ReportState`,
  isUnaudited: true,
  summary: 'Report the clock and the queue of the agent of a venue',
  body: Type.Object({
    /** The clock of the machine as it is, not corrected. */
    machineAt: Instant,
    /** Names the process of the agent, and for how long it has run: a report that arrives after a later one is not stored. */
    run: text(64, 1),
    upMs: Type.Integer({ minimum: 0 }),
    /** Entries that wait to be sent, and those that were refused and that staff have to review. */
    waiting: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
    refused: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
  }),
  reply: Type.Object({
    /** How far the clock of the machine is ahead of ours. */
    clockAheadMs: Type.Integer(),
  }),
  refusals: [],
})

/** A person at the door: whether they may enter; counts the visit. */
export const enter = defineCall({
  ...byVenue,
  path: `${root}/Enter`,
  summary: 'Record a visit of a player to the venue, or refuse it',
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

/** Stops play at the terminal and everywhere else; told later, the stop ends when it would have ended. */
export const panicAtTerminal = defineCall({
  ...byVenue,
  path: `${root}/PressPanic`,
  summary: 'Panic stop at a terminal',
  body: Type.Object({
    sittingId: Uuid,
    /** When the button was pressed, if it is reported later. */
    at: Type.Optional(Instant),
  }),
  /** `until` is null where the stop is over already. */
  reply: Type.Object({ done: Type.Literal(true), until: Type.Union([Instant, Type.Null()]) }),
  refusals: ['ERR_SESSION_NOT_FOUND', 'ERR_NOT_ALLOWED_BY_LAW'],
})

export const getSitting = defineCall({
  ...byVenue,
  path: `${root}/GetSitting`,
  summary: 'Whether a player is still signed in at a terminal',
  isReading: true,
  body: Type.Object({ sittingId: Uuid }),
  reply: play.Sitting,
  refusals: ['ERR_SESSION_NOT_FOUND'],
})

/** For the player: a code for the next terminal, the present sitting, and money held for a venue. */
export const getTerminalCode = defineCall({
  method: 'POST',
  path: '/capi/PlayerAccount/v1/GetTerminalCode',
  audience: 'player',
  summary: 'A code that signs the player in at a terminal, valid once, for a short time',
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
  summary: 'Where the player is signed in, money held for a venue or left on a terminal, and play at venues by day',
  query: Type.Object({}),
  reply: Type.Object({
    sitting: Type.Union([
      Type.Object({ venueName: Type.String(), terminal: Type.String(), openedAt: Instant }),
      Type.Null(),
    ]),
    /** Money that left a wallet and has not arrived yet: it is returned at `expiresAt`. */
    holds: Type.Array(
      Type.Object({
        transferId: Uuid,
        /** What it waits for: a venue, a desk that pays its voucher, or the player's own confirmation. */
        what: Type.Enum(['venue', 'voucher', 'own']),
        /** For a voucher: the id to cancel it. */
        voucherId: Type.Union([Uuid, Type.Null()]),
        amount: Money,
        place: Type.Union([Type.String(), Type.Null()]),
        expiresAt: Instant,
      }),
    ),
    /** Money that is left on terminals by what their venues have reported: it is not given back yet. */
    left: Type.Array(Type.Object({ amount: Money, venueName: Type.String(), terminal: Type.String(), since: Instant })),
    days: Type.Array(Type.Object({ day: Type.String(), rounds: Type.Integer(), staked: Money, won: Money })),
  }),
  refusals: [],
})
