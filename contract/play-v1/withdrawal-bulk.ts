import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { AcceptedWarnings, WarningId } from '../shapes/approvals.ts'
import { text, Uuid } from '../shapes/fields.ts'
import { Money } from '../shapes/money.ts'
import { WithdrawalState } from '../shapes/withdrawals.ts'

/** Moves that staff may make with many withdrawals at once; a confiscation is only possible one by one. */
export const BULK_MOVES = ['suspend', 'resume', 'refuse', 'setDone'] as const

/**
 * One move for many withdrawals. A preview changes nothing and returns the outcome of each; the real call makes each move on its
 * own and returns its outcome, so a withdrawal that has changed meanwhile does not stop the others. `setDone` also needs the
 * permission to send money.
 */
export const moveManyWithdrawals = defineCall({
  method: 'POST',
  path: '/capi/Play/v1/Backoffice/Withdrawals/MoveMany',
  audience: 'staff',
  permission: 'payments.manage',
  summary: 'Change the state of many withdrawals, or preview the result',
  body: Type.Object({
    withdrawalIds: Type.Array(Uuid, { minItems: 1, maxItems: 200, uniqueItems: true }),
    move: Type.Enum([...BULK_MOVES]),
    isPreview: Type.Boolean(),
    explanation: text(2000, 20),
    /** `setDone` only: the accepted warnings, each by its name. */
    acceptedWarnings: Type.Optional(AcceptedWarnings),
  }),
  reply: Type.Object({
    rows: Type.Array(
      Type.Object({
        withdrawalId: Uuid,
        referenceNumber: Type.Union([Type.String(), Type.Null()]),
        amount: Type.Union([Money, Type.Null()]),
        /** State after it; null for an unknown withdrawal. */
        state: Type.Union([WithdrawalState, Type.Null()]),
        /** `would-ask`, `asked`: a second person is needed. `warnings-open`: not moved, its warnings were not accepted. */
        outcome: Type.Enum(['would-move', 'moved', 'would-ask', 'asked', 'warnings-open', 'not-possible', 'not-found']),
        /** Warnings to be accepted, in a preview of `setDone`. */
        warnings: Type.Array(WarningId),
      }),
    ),
  }),
  refusals: [],
})
