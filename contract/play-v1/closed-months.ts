import { Type, type Static } from 'typebox'
import { defineCall } from '../call.ts'
import { AcceptedWarnings, APPROVAL_REFUSALS } from '../shapes/approvals.ts'
import { Instant, text } from '../shapes/fields.ts'
import { MONTH_STATES } from '../states/month-states.ts'

/** Months of the accounting, closed and reopened by two people. */
const root = '/capi/BackOffice/v1/ClosedMonths'
const explanation = text(2000, 20)

/** A month, by its first day. */
const Month = Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])-01$', maxLength: 10 })

/** Why a month cannot be closed yet. */
export const MONTH_OBSTACLES = ['not-compared', 'differs', 'earlier-open'] as const

const MonthStep = Type.Object({
  step: Type.Enum(['close', 'reopen']),
  at: Instant,
  askedByName: Type.String(),
  signedByName: Type.String(),
  reason: Type.String(),
  /** SHA-256 of the trial balance at closing, in hex; null where the month was reopened. */
  hash: Type.Union([Type.String(), Type.Null()]),
})

export const AccountingMonth = Type.Object({
  month: Month,
  state: Type.Enum([...MONTH_STATES]),
  /** The oldest first. */
  steps: Type.Array(MonthStep),
  /** Result of the last nightly comparison of a closed month with the books; null before the first. */
  check: Type.Union([Type.Object({ at: Instant, isSame: Type.Boolean() }), Type.Null()]),
  obstacles: Type.Array(Type.Enum([...MONTH_OBSTACLES])),
  /** Whether it is the last closed month, the only one that can be reopened. */
  canReopen: Type.Boolean(),
})
export type AccountingMonth = Static<typeof AccountingMonth>

export const listMonths = defineCall({
  method: 'GET',
  path: `${root}/List`,
  audience: 'staff',
  permission: 'reports.read',
  summary: 'Months of the accounting, newest first: who closed each, and whether its figures have changed since',
  reply: Type.Object({ months: Type.Array(AccountingMonth) }),
  refusals: [],
})

const body = Type.Object({ month: Month, explanation, acceptedWarnings: Type.Optional(AcceptedWarnings) })

export const closeMonth = defineCall({
  method: 'POST',
  path: `${root}/Close`,
  audience: 'staff',
  permission: 'reports.close',
  summary: 'Close a past month that agrees with the books; stores its trial balance with a hash',
  body,
  reply: AccountingMonth,
  refusals: [
    'ERR_MONTH_STATE',
    'ERR_MONTH_NOT_COMPARED',
    'ERR_MONTH_ORDER',
    'ERR_SECOND_PERSON_NEEDED',
    ...APPROVAL_REFUSALS,
  ],
})

export const reopenMonth = defineCall({
  method: 'POST',
  path: `${root}/Reopen`,
  audience: 'staff',
  permission: 'reports.close',
  summary: 'Reopen the last closed month, with a reason; its closing remains in the history',
  body,
  reply: AccountingMonth,
  refusals: ['ERR_MONTH_STATE', 'ERR_MONTH_ORDER', 'ERR_SECOND_PERSON_NEEDED', ...APPROVAL_REFUSALS],
})
