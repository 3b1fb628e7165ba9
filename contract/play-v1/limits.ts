import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Instant, PlayerId } from '../shapes/fields.ts'
import { LimitChoice, LimitKindName } from '../shapes/limits.ts'
import { LimitsShown, WhatIf } from '../shapes/limits-shown.ts'
import { Money } from '../shapes/money.ts'

/** Calls of the limits page that the specification needs but does not name. */
const root = '/capi/PlayerAccount/v1'

export const previewLimitChange = defineCall({
  method: 'POST',
  path: `${root}/PreviewLimitChange`,
  audience: 'player',
  summary: 'Preview of a changed limit: when it would apply, and what it would have refused in the last 90 days',
  body: LimitChoice,
  reply: Type.Object({
    direction: Type.Enum(['tighter', 'looser', 'same']),
    effectiveAt: Instant,
    /** false: the market allows no change now; `nextChangeAt` has the next time. */
    isAllowed: Type.Boolean(),
    nextChangeAt: Type.Union([Instant, Type.Null()]),
    whatIf: Type.Union([WhatIf, Type.Null()]),
  }),
  refusals: ['ERR_AMOUNT_NOT_ALLOWED'],
})

export const cancelLimitChange = defineCall({
  method: 'POST',
  path: `${root}/CancelLimitChange`,
  audience: 'player',
  summary: 'Withdraw a looser value that does not apply yet',
  body: Type.Object({ kind: LimitKindName }),
  reply: LimitsShown,
  refusals: ['ERR_STATE_CHANGED'],
})

/**
 * Sums of one calendar day or month (Europe/Bratislava), online and at venues. The change of the player's money is `deposited −
 * withdrawn + netResult + fromVenues + other`.
 */
const PlaySums = Type.Object({
  period: Type.String(),
  rounds: Type.Integer(),
  /** Stakes and wins of the rounds, the part paid by the house included. */
  staked: Money,
  won: Money,
  /** The house's part: bonus money and free rounds staked, less its share of the wins, and jackpots. */
  ofHouse: Money,
  /** Wins less stakes of the player's own money. */
  netResult: Money,
  deposited: Money,
  /** Held for a withdrawal or paid out, less returned amounts. */
  withdrawn: Money,
  /** Transferred from machines of venues, less transfers to them. */
  fromVenues: Money,
  /** Fees, corrections, refunds, and bonus money that was converted to cash. */
  other: Money,
  minutesSignedIn: Type.Integer(),
})

export const getPlayStatistics = defineCall({
  method: 'GET',
  path: `${root}/GetPlayStatistics`,
  audience: 'player',
  summary: 'Payments and play by day or by month, newest first',
  query: Type.Object({ by: Type.Union([Type.Literal('day'), Type.Literal('month')]) }),
  reply: Type.Object({ rows: Type.Array(PlaySums), total: PlaySums }),
  refusals: [],
})

/** For the page of a game: how often the player wants a reminder of the time played. */
export const getReminder = defineCall({
  method: 'GET',
  path: '/capi/Play/v1/Session/Reminder',
  audience: 'game',
  summary: 'Interval of reminders of the time and the result of play',
  query: Type.Object({}),
  reply: Type.Object({
    /** Null: never, and always in a game for fun. */
    everyMinutes: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
  }),
  refusals: [],
  ratePerMinute: 60,
})

export const getPlayerLimits = defineCall({
  method: 'GET',
  path: '/capi/BackOffice/v1/Player/GetLimits',
  audience: 'staff',
  permission: 'players.read',
  summary: 'Limits of one player as the player sees them',
  query: Type.Object({ playerId: PlayerId }),
  reply: LimitsShown,
  refusals: ['ERR_PLAYER_NOT_FOUND'],
})
