import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { ExclusionShown, RegisterAnswer, RegisterApplication } from '../shapes/exclusions.ts'
import { Instant } from '../shapes/fields.ts'

/** Calls of the panic stop and of self-exclusion, which the specification needs but does not name. */
const root = '/capi/PlayerAccount/v1'

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

/** Everything that keeps the player from playing, and the options of the market's law. */
export const ExclusionsShown = Type.Object({
  now: Instant,
  inForce: Type.Array(ExclusionShown),
  history: Type.Array(ExclusionShown),
  panic: orNull(Type.Object({ hours: Type.Integer(), ruleId: Type.String() })),
  selfExclusion: Type.Object({ months: Type.Array(Type.Integer()), ruleId: Type.String() }),
  /** `canApply`: we may submit an application; otherwise the person applies to the authority, following the guide. */
  register: Type.Object({
    canApply: Type.Boolean(),
    ruleId: orNull(Type.String()),
    months: Type.Array(Type.Integer()),
    lastAnswer: orNull(RegisterAnswer),
    application: orNull(RegisterApplication),
  }),
  /** Play since the last break, in a market with forced breaks. */
  play: orNull(
    Type.Object({
      playedMinutes: Type.Integer(),
      breakAfterMinutes: Type.Integer(),
      breakMinutes: Type.Integer(),
      breakDueAt: orNull(Instant),
    }),
  ),
})

export const getExclusions = defineCall({
  method: 'GET',
  path: `${root}/GetExclusions`,
  audience: 'player',
  summary: 'Present and past exclusions of the player, and the legal options',
  query: Type.Object({}),
  reply: ExclusionsShown,
  refusals: [],
})

/** A repeat within a minute returns the same receipt; later it starts again. */
export const pressPanic = defineCall({
  method: 'POST',
  path: `${root}/PressPanic`,
  audience: 'player',
  summary: 'Panic stop: no play on any device, brand or terminal from now on',
  body: Type.Object({}),
  reply: ExclusionShown,
  refusals: ['ERR_NOT_ALLOWED_BY_LAW'],
  ratePerMinute: 60,
})

/** Cannot be revoked by the player. `months: null` has no end of its own. */
export const excludeSelf = defineCall({
  method: 'POST',
  path: `${root}/ExcludeSelf`,
  audience: 'player',
  summary: 'Exclude oneself from play with the operator',
  body: Type.Object({ months: orNull(Type.Integer({ minimum: 1, maximum: 120 })) }),
  reply: ExclusionShown,
  refusals: ['ERR_AMOUNT_NOT_ALLOWED'],
  ratePerMinute: 20,
})

const playRoot = '/capi/Play/v1/Session'

/** The Stop button of a game's page. */
export const stopFromGame = defineCall({
  method: 'POST',
  path: `${playRoot}/Stop`,
  audience: 'game',
  summary: 'Panic stop from within a game',
  body: Type.Object({}),
  reply: ExclusionShown,
  refusals: ['ERR_NOT_ALLOWED_BY_LAW', 'ERR_GAME_SESSION_ENDED'],
  ratePerMinute: 60,
})

/** Long polling: responds at once when play is over, and otherwise after the requested time. */
export const watchSession = defineCall({
  method: 'GET',
  path: `${playRoot}/Watch`,
  audience: 'game',
  summary: 'Wait (long poll) until play is blocked, by any device or rule',
  query: Type.Object({ waitMs: Type.Integer({ minimum: 1, maximum: 25_000 }) }),
  reply: Type.Object({
    isOver: Type.Boolean(),
    /** Why: the code of the refusal that the next stake would get. */
    code: orNull(Type.String()),
  }),
  refusals: [],
  ratePerMinute: 120,
})
