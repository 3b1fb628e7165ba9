import { Type, type Static } from 'typebox'
import { defineCall } from '../call.ts'
import { Instant, PlayerId, text, Uuid } from '../shapes/fields.ts'

/** Questions for a caller. The system draws them; the right answers never leave the server. */
export const CALLER_QUESTIONS = [
  'birth-date',
  'email',
  'phone',
  'postcode',
  'document-end',
  'registered-month',
  'last-deposit',
  'account-end',
] as const
export type CallerQuestion = (typeof CALLER_QUESTIONS)[number]

/** `lapsed`: it expired before it was decided. */
export const CALLER_CHECK_STATES = ['open', 'passed', 'failed', 'lapsed'] as const

/** How long a check stays open, and how long a caller then counts as verified. */
export const CALLER_CHECK_SECONDS = 900

export const CallerCheck = Type.Object({
  checkId: Uuid,
  state: Type.Enum([...CALLER_CHECK_STATES]),
  staffName: Type.String(),
  startedAt: Instant,
  endsAt: Instant,
  verifiedUntil: Type.Union([Instant, Type.Null()]),
  questions: Type.Array(
    Type.Object({
      question: Type.Enum([...CALLER_QUESTIONS]),
      isRight: Type.Union([Type.Boolean(), Type.Null()]),
    }),
  ),
  /** Number of right answers needed, and number of wrong ones still allowed. */
  rightNeeded: Type.Integer(),
  missesLeft: Type.Integer(),
})
export type CallerCheck = Static<typeof CallerCheck>

const root = '/capi/BackOffice/v1/Player'
const permission = 'players.callers'

export const getCallerCheck = defineCall({
  method: 'GET',
  path: `${root}/GetCallerCheck`,
  audience: 'staff',
  permission: 'players.read',
  summary: 'Whether somebody who calls as this player was verified, and the last checks',
  query: Type.Object({ playerId: PlayerId }),
  reply: Type.Object({
    /** Expiry of the verification now in force; null: the caller is not verified. */
    verifiedUntil: Type.Union([Instant, Type.Null()]),
    verifiedBy: Type.Union([Type.String(), Type.Null()]),
    /** No new check before this instant; null: one may begin. */
    waitsUntil: Type.Union([Instant, Type.Null()]),
    /** Newest first. */
    checks: Type.Array(CallerCheck),
  }),
  refusals: ['ERR_PLAYER_NOT_FOUND'],
})

/** Draws the questions; a repeat while the check is open returns the same one. */
export const beginCallerCheck = defineCall({
  method: 'POST',
  path: `${root}/BeginCallerCheck`,
  audience: 'staff',
  permission,
  summary: 'Start a check of somebody who calls as a player',
  body: Type.Object({ playerId: PlayerId }),
  reply: CallerCheck,
  refusals: ['ERR_PLAYER_NOT_FOUND', 'ERR_CALLER_CHECK_WAITS', 'ERR_CALLER_NOT_CHECKABLE'],
})

/** Compares the caller's answer. One attempt for each question; a text that cannot be parsed as an answer does not count. */
export const answerCallerCheck = defineCall({
  method: 'POST',
  path: `${root}/AnswerCallerCheck`,
  audience: 'staff',
  permission,
  summary: 'Compare one answer of a caller: right, wrong or unreadable; never returns the right one',
  body: Type.Object({
    playerId: PlayerId,
    checkId: Uuid,
    question: Type.Enum([...CALLER_QUESTIONS]),
    answer: text(254, 1),
  }),
  reply: Type.Object({ outcome: Type.Enum(['right', 'wrong', 'unreadable']), check: CallerCheck }),
  refusals: ['ERR_PLAYER_NOT_FOUND', 'ERR_STATE_CHANGED'],
})
