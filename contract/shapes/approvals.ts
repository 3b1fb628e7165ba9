import { Type, type Static } from 'typebox'
import { APPROVAL_ACTIONS } from '../approval-actions.ts'
import { APPROVAL_STATES } from '../states/approval-states.ts'
import { Instant, text, Uuid } from './fields.ts'
import { Money } from './money.ts'

export const ApprovalAction = Type.Enum([...APPROVAL_ACTIONS])
export const ApprovalState = Type.Enum([...APPROVAL_STATES])

/** What a warning is called: `new-account`, `account-of-another-player`. */
export const WarningId = Type.String({ pattern: '^[a-z0-9][a-z0-9:-]{0,79}$', maxLength: 80 })

/** Which warnings somebody accepts: each one by its name. */
export const AcceptedWarnings = Type.Array(WarningId, { maxItems: 2000, uniqueItems: true })

/** Refusals of every call that stands under the policy of approvals. */
export const APPROVAL_REFUSALS = ['ERR_APPROVAL_NEEDED', 'ERR_WARNINGS_NOT_ACCEPTED', 'ERR_REASON_REQUIRED'] as const

const Value = Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null(), Money])

/** What an action would do, found by a dry run. The same look has the same fingerprint. */
export const Look = Type.Object({
  /** What it is about: `withdrawal` and its id; the label is what people call it, without personal data. */
  subject: Type.Object({ kind: Type.String(), id: Type.String(), label: Type.String() }),
  playerId: Type.Union([Type.Integer(), Type.Null()]),
  /** The venue where it happens: staff of venues read and sign what is of theirs. Absent: of none. */
  venueId: Type.Optional(Uuid),
  amount: Type.Union([Money, Type.Null()]),
  /** What the policy judges where that is not the amount: of many things at once the largest. */
  judgedMinor: Type.Optional(Type.Integer()),
  /** How many the policy judges where that is not how many it touches: together with what one person did alone before. */
  judgedTouched: Type.Optional(Type.Integer()),
  /** What the second person has to hold besides, because of what it touches. */
  permissions: Type.Optional(Type.Array(Type.String())),
  /** Whom it touches: `players`, `staff`, `games`, `payments`, and how many of them. */
  touched: Type.Object({ kind: Type.String(), count: Type.Integer({ minimum: 0 }) }),
  changes: Type.Array(
    Type.Object({
      field: Type.String(),
      /** Which of many things it is about. */
      about: Type.Optional(Type.String()),
      before: Value,
      after: Value,
    }),
  ),
  warnings: Type.Array(Type.Object({ id: WarningId, about: Type.Union([Type.String(), Type.Null()]) })),
})

export type Look = Static<typeof Look>

/** What the policy asks for, from the mildest to the strictest. */
export const POLICY_NEEDS = ['nobody', 'reason', 'second'] as const
export type PolicyNeed = (typeof POLICY_NEEDS)[number]

/** Most that a request may wait for its second person: a month. */
const LIVES_MINUTES_MAX = 31 * 24 * 60

/** One row of the policy. All of its conditions have to hold; of all rows that hold, the strictest counts. */
export const PolicyRule = Type.Object({
  action: ApprovalAction,
  /** Holds for amounts above this; null for any. */
  overMinor: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
  /** Holds only while a warning is open. */
  withWarning: Type.Boolean(),
  /** Holds for askers who have this role; null for everybody. */
  role: Type.Union([text(60, 1), Type.Null()]),
  /** Holds when more than so many are touched; null for any number. */
  touchedOver: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
  /** Holds only above the asker's own ceiling. */
  aboveCeiling: Type.Boolean(),
  needs: Type.Enum([...POLICY_NEEDS]),
  /** What the second person has to hold besides the action's own permission; null for nothing more. */
  permission: Type.Union([text(60, 1), Type.Null()]),
  livesMinutes: Type.Integer({ minimum: 5, maximum: LIVES_MINUTES_MAX }),
})

export type PolicyRule = Static<typeof PolicyRule>

const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(of: T) => Type.Union([of, Type.Null()])

/** Where a request comes from: the policy of approvals, or proposals that a room keeps itself. */
export const ApprovalRow = Type.Object({
  approvalId: Uuid,
  /** What people call it; proposals of rooms have none. */
  number: Nullable(Type.Integer()),
  /** An action of the policy, or the kind of a proposal: `corrections`. */
  action: Type.String(),
  state: ApprovalState,
  subject: Look.properties.subject,
  playerId: Nullable(Type.Integer()),
  amount: Nullable(Money),
  touched: Look.properties.touched,
  warnings: Type.Array(WarningId),
  askedBy: Type.Integer(),
  askedByName: Type.String(),
  askedAt: Instant,
  /** Null for a proposal that waits until somebody decides. */
  expiresAt: Nullable(Instant),
  decidedByName: Nullable(Type.String()),
  decidedAt: Nullable(Instant),
  /** Whether whoever asks may sign it now, and take it back. */
  canSign: Type.Boolean(),
  isOwn: Type.Boolean(),
})

/** A request with all that somebody reads before they sign. */
export const Approval = Type.Object({
  ...ApprovalRow.properties,
  /** Why it is asked for; null once the person it is about was erased. */
  reason: Nullable(Type.String()),
  /** Why it was decided so. */
  decision: Nullable(Type.String()),
  acceptedByAsker: Type.Array(WarningId),
  acceptedBySigner: Type.Array(WarningId),
  /** What was shown to whoever asked. */
  look: Nullable(Look),
  /** What it would do now: asked for while it waits, kept once it has changed; null where it could not be found. */
  lookNow: Nullable(Look),
  /** Code of the refusal that a dry run meets now. */
  obstacle: Nullable(Type.String()),
  /** Permissions that the second person has to hold. */
  permissions: Type.Array(Type.String()),
  policyVersion: Nullable(Type.Integer()),
  /** Earlier requests about the same thing, newest first. */
  history: Type.Array(
    Type.Object({
      approvalId: Uuid,
      number: Type.Integer(),
      action: Type.String(),
      state: ApprovalState,
      askedByName: Type.String(),
      decidedByName: Nullable(Type.String()),
      at: Instant,
    }),
  ),
  /** What became of the asker's requests of the last ninety days. */
  asker: Type.Object({ asked: Type.Integer(), executed: Type.Integer(), refused: Type.Integer() }),
})
