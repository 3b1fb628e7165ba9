import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { exclusionList, registerCheckList } from '../lists/exclusions.ts'
import { listQuery } from '../lists/list.ts'
import { AcceptedWarnings, APPROVAL_REFUSALS } from '../shapes/approvals.ts'
import { ExclusionShown, REGISTER_CHECK_REASONS, RegisterAnswer, RegisterApplication } from '../shapes/exclusions.ts'
import { Done, Instant, page, PlayerId, text, Uuid } from '../shapes/fields.ts'

const root = '/capi/BackOffice/v1/Player'

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

export const STAFF_EXCLUSION_REASONS = ['player-asked', 'problem-gambling', 'authority-order', 'other'] as const

/** An exclusion for staff: with who entered it and why, and from when it may be ended. */
export const ExclusionForStaff = Type.Object({
  ...ExclusionShown.properties,
  reason: orNull(Type.String()),
  explanation: orNull(Type.String()),
  userName: orNull(Type.String()),
  endExplanation: orNull(Type.String()),
  endedBy: orNull(Type.String()),
  /** null: staff cannot end it. */
  endableFrom: orNull(Instant),
})

export const getPlayerExclusions = defineCall({
  method: 'GET',
  path: `${root}/GetExclusions`,
  audience: 'staff',
  permission: 'players.read',
  summary: 'Present and past exclusions of one player, and the latest response of the register',
  query: Type.Object({ ...listQuery(exclusionList), playerId: PlayerId }),
  reply: Type.Object({
    ...page(ExclusionForStaff).properties,
    lastAnswer: orNull(RegisterAnswer),
    applications: Type.Array(RegisterApplication),
    months: Type.Array(Type.Integer()),
  }),
  refusals: ['ERR_PLAYER_NOT_FOUND', 'ERR_LIST_TOO_WIDE'],
})

export const addPlayerExclusion = defineCall({
  method: 'POST',
  path: `${root}/AddExclusion`,
  audience: 'staff',
  permission: 'players.exclude',
  summary: 'Exclude a player from play, with a reason',
  body: Type.Object({
    playerId: PlayerId,
    months: orNull(Type.Integer({ minimum: 1, maximum: 120 })),
    reason: Type.Enum([...STAFF_EXCLUSION_REASONS]),
    explanation: text(2000, 20),
  }),
  reply: ExclusionForStaff,
  refusals: ['ERR_PLAYER_NOT_FOUND'],
})

export const endPlayerExclusion = defineCall({
  method: 'POST',
  path: `${root}/EndExclusion`,
  audience: 'staff',
  permission: 'players.exclude',
  summary: 'End an exclusion that the law allows to end, with a reason',
  body: Type.Object({
    playerId: PlayerId,
    exclusionId: Uuid,
    explanation: text(2000, 20),
    acceptedWarnings: Type.Optional(AcceptedWarnings),
  }),
  reply: Done,
  refusals: ['ERR_PLAYER_NOT_FOUND', 'ERR_STATE_CHANGED', 'ERR_NOT_ALLOWED_BY_LAW', ...APPROVAL_REFUSALS],
})

const RegisterCheckRow = Type.Object({
  checkId: Uuid,
  ...RegisterAnswer.properties,
  reason: Type.Enum([...REGISTER_CHECK_REASONS]),
  problem: orNull(Type.String()),
  tookMs: Type.Integer(),
  /** The service that handed the response over; null: we queried the register ourselves. */
  handedOverBy: orNull(Type.String()),
  requestHash: Type.String(),
})

export const listRegisterChecks = defineCall({
  method: 'GET',
  path: `${root}/ListRegisterChecks`,
  audience: 'staff',
  permission: 'players.read',
  summary: 'Queries of the registers about one player with their responses, newest first',
  query: Type.Object({ ...listQuery(registerCheckList), playerId: PlayerId }),
  reply: page(RegisterCheckRow),
  refusals: ['ERR_PLAYER_NOT_FOUND', 'ERR_LIST_TOO_WIDE'],
})

export const askRegisterForStaff = defineCall({
  method: 'POST',
  path: `${root}/AskRegister`,
  audience: 'staff',
  permission: 'players.exclude',
  summary: 'Query the register about a player now',
  body: Type.Object({ playerId: PlayerId }),
  reply: RegisterAnswer,
  refusals: ['ERR_PLAYER_NOT_FOUND'],
  ratePerMinute: 30,
})
