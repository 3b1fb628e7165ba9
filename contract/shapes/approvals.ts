import { Type, type Static } from 'typebox'
import { APPROVAL_ACTIONS } from '../approval-actions.ts'
import { APPROVAL_STATES } from '../states/approval-states.ts'
import { Instant, text, Uuid } from './fields.ts'
import { Money } from './money.ts'

export const ApprovalAction = Type.Enum([...APPROVAL_ACTIONS])
export const ApprovalState = Type.Enum([...APPROVAL_STATES])

/** Id of a warning: `new-account`, `account-of-another-player`. */
export const WarningId = Type.String({ pattern: '^[a-z0-9][a-z0-9:-]{0,79}$', maxLength: 80 })

/** The accepted warnings, by their ids. */
export const AcceptedWarnings = Type.Array(WarningId, { maxItems: 2000, uniqueItems: true })

/** Refusals of every call under the policy of approvals. */
export const APPROVAL_REFUSALS = ['ERR_APPROVAL_NEEDED', 'ERR_WARNINGS_NOT_ACCEPTED', 'ERR_REASON_REQUIRED'] as const

const Value = Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null(), Money])

/** The effect of an action, found by a dry run. Equal effects have the same fingerprint. */
export const Preview = Type.Object({
  /** The subject: `withdrawal` and its id; the label is its displayed name, without personal data. */
  subject: Type.Object({ kind: Type.String(), id: Type.String(), label: Type.String() }),
  playerId: Type.Union([Type.Integer(), Type.Null()]),
  /** The venue of the action: staff of venues read and sign those of their venues. Absent: none. */
  venueId: Type.Optional(Uuid),
  amount: Type.Union([Money, Type.Null()]),
  /** The amount for the policy, where it differs from the action's amount: for many things at once the largest. */
  judgedMinor: Type.Optional(Type.Integer()),
  /** The number for the policy, where it differs from the number touched: together with what one person did alone before. */
  judgedTouched: Type.Optional(Type.Integer()),
  /** Permissions that the second person also needs, because of the subject. */
  permissions: Type.Optional(Type.Array(Type.String())),
  /** What it affects: `players`, `staff`, `games`, `payments`, and their number. */
  touched: Type.Object({ kind: Type.String(), count: Type.Integer({ minimum: 0 }) }),
  changes: Type.Array(
    Type.Object({
      field: Type.String(),
      /** The one of many things that it is about. */
      about: Type.Optional(Type.String()),
      before: Value,
      after: Value,
    }),
  ),
  warnings: Type.Array(Type.Object({ id: WarningId, about: Type.Union([Type.String(), Type.Null()]) })),
})

export type Preview = Static<typeof Preview>

/** Requirements of the policy, from the mildest to the strictest. */
export const POLICY_NEEDS = ['nobody', 'reason', 'second'] as const
export type PolicyNeed = (typeof POLICY_NEEDS)[number]

/** Maximum time that a request waits for its second person: a month. */
const LIVES_MINUTES_MAX = 31 * 24 * 60

/** One row of the policy. It applies if all of its conditions hold; the strictest of all applicable rows is used. */
export const PolicyRule = Type.Object({
  action: ApprovalAction,
  /** For amounts above this; null for any. */
  overMinor: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
  /** Only while a warning is open. */
  withWarning: Type.Boolean(),
  /** For requesters with this role; null for everybody. */
  role: Type.Union([text(60, 1), Type.Null()]),
  /** For more than this number of affected things; null for any number. */
  touchedOver: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
  /** Only above the requester's own ceiling. */
  aboveCeiling: Type.Boolean(),
  needs: Type.Enum([...POLICY_NEEDS]),
  /** The permission that the second person needs besides the action's own; null for none. */
  permission: Type.Union([text(60, 1), Type.Null()]),
  livesMinutes: Type.Integer({ minimum: 5, maximum: LIVES_MINUTES_MAX }),
})

export type PolicyRule = Static<typeof PolicyRule>

const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(of: T) => Type.Union([of, Type.Null()])

/** Source of a request: the policy of approvals, or proposals stored by a room. */
export const ApprovalRow = Type.Object({
  approvalId: Uuid,
  /** Its displayed number; null for proposals of rooms. */
  number: Nullable(Type.Integer()),
  /** An action of the policy, or the kind of a proposal: `corrections`. */
  action: Type.String(),
  state: ApprovalState,
  subject: Preview.properties.subject,
  playerId: Nullable(Type.Integer()),
  amount: Nullable(Money),
  touched: Preview.properties.touched,
  warnings: Type.Array(WarningId),
  askedBy: Type.Integer(),
  askedByName: Type.String(),
  askedAt: Instant,
  /** Null for a proposal, which waits until somebody decides. */
  expiresAt: Nullable(Instant),
  decidedByName: Nullable(Type.String()),
  decidedAt: Nullable(Instant),
  /** Whether the caller may sign it now, and withdraw it. */
  canSign: Type.Boolean(),
  isOwn: Type.Boolean(),
})

/** A request with everything to read before signing. */
export const Approval = Type.Object({
  ...ApprovalRow.properties,
  /** Why it was requested; null once the person it is about was erased. */
  reason: Nullable(Type.String()),
  /** The reason of the decision. */
  decision: Nullable(Type.String()),
  acceptedByAsker: Type.Array(WarningId),
  acceptedBySigner: Type.Array(WarningId),
  /** The dry run that the requester saw. */
  look: Nullable(Preview),
  /** The dry run now: computed while the request waits, stored once it has changed; null where it cannot be computed. */
  lookNow: Nullable(Preview),
  /** Code of the refusal in a dry run now. */
  obstacle: Nullable(Type.String()),
  /** What that refusal names, such as months; empty where it names nothing. */
  obstacleDetails: Type.Record(Type.String(), Type.Unknown()),
  /** Permissions that the second person needs. */
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
  /** Outcomes of the requester's requests of the last ninety days. */
  asker: Type.Object({ asked: Type.Integer(), executed: Type.Integer(), refused: Type.Integer() }),
})
