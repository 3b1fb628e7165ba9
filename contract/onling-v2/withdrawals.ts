import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { listQuery } from '../lists/list.ts'
import { withdrawalList } from '../lists/withdrawals.ts'
import { AcceptedWarnings, APPROVAL_REFUSALS } from '../shapes/approvals.ts'
import { page, PlayerId, text, Uuid } from '../shapes/fields.ts'
import { Money } from '../shapes/money.ts'
import {
  EndsAtWithdrawal,
  StaffWithdrawal,
  WITHDRAWAL_SIGNALS,
  WITHDRAWAL_VERIFICATIONS,
  WithdrawalInfo,
  WithdrawalState,
} from '../shapes/withdrawals.ts'
import * as funds from '../capi-v1.1/withdrawals.ts'

const root = '/capi/v2-onling/Payment'
const explanation = text(2000, 20)
const OneOfPlayer = { playerId: PlayerId, paymentId: Uuid }

/** The same as Funds/Withdraw. */
export const withdraw = defineCall({ ...funds.withdraw, path: `${root}/Withdraw` })

/** The same as Funds/Verify. */
export const verify = defineCall({ ...funds.verify, path: `${root}/Verify` })

/** Data for the form: the amount that can be withdrawn, the methods and their bounds; and the player's withdrawals. */
export const getWithdrawInfo = defineCall({
  method: 'GET',
  path: `${root}/GetWithdrawInfo`,
  audience: 'player',
  summary: 'The withdrawable amount, and the player’s withdrawals',
  query: Type.Object({}),
  reply: Type.Object({
    available: Money,
    min: Money,
    max: Money,
    methods: Type.Array(Type.String()),
    /** Methods by which deposits are returned first; while there is one, other methods are refused. */
    waysBack: Type.Array(Type.Object({ method: Type.String(), left: Money })),
    /** Channels for the code that confirms a withdrawal, the usual one first; empty when no code is needed. */
    verifications: Type.Array(Type.Enum([...WITHDRAWAL_VERIFICATIONS])),
    /** Stored cards that can receive a payout to a card. */
    cards: Type.Array(Type.Object({ cardId: Uuid, lastDigits: Type.Union([Type.String(), Type.Null()]) })),
    /** Bonuses and free rounds that end when the next withdrawal is requested, by the terms that the player accepted. */
    ends: Type.Array(EndsAtWithdrawal),
    /**
     * Minutes from the request within which half of the recent withdrawals of a method were paid, and nine of ten. Methods with too
     * few paid ones are missing.
     */
    usualTimes: Type.Array(
      Type.Object({ method: Type.String(), halfMinutes: Type.Integer(), mostMinutes: Type.Integer() }),
    ),
    withdrawals: Type.Array(WithdrawalInfo),
  }),
  refusals: [],
})

/** Cancels a withdrawal before it is sent; the money returns to the account. */
export const cancelWithdraw = defineCall({
  method: 'POST',
  path: `${root}/CancelWithdraw`,
  audience: 'player',
  summary: 'Cancel a withdrawal',
  body: Type.Object({ id: Uuid }),
  reply: WithdrawalInfo,
  refusals: ['ERR_PAYMENT_NOT_FOUND', 'ERR_STATE_CHANGED'],
})

/** Staff's queue, the oldest first. */
export const listPendingWithdrawPlayers = defineCall({
  method: 'GET',
  path: `${root}/ListPendingWithdrawPlayers`,
  audience: 'staff',
  permission: 'payments.read',
  summary: 'Withdrawals waiting for staff, oldest first, with a summary',
  query: Type.Object({
    ...listQuery(withdrawalList),
    state: Type.Optional(WithdrawalState),
    /** Number of the withdrawal, the holder's whole name, the whole IBAN or its last four digits. */
    search: Type.Optional(text(60, 2)),
    signal: Type.Optional(Type.Enum([...WITHDRAWAL_SIGNALS])),
  }),
  reply: Type.Object({
    ...page(StaffWithdrawal).properties,
    summary: Type.Array(
      Type.Object({
        state: WithdrawalState,
        count: Type.Integer(),
        total: Money,
        oldestAt: Type.String(),
        /** Number that have waited for more than a day, and for more than three. */
        overDay: Type.Integer(),
        overThreeDays: Type.Integer(),
      }),
    ),
  }),
  refusals: ['ERR_LIST_TOO_WIDE'],
})

const staffMove = (name: string, summary: string) =>
  defineCall({
    method: 'POST',
    path: `${root}/${name}`,
    audience: 'staff',
    permission: 'payments.manage',
    summary,
    body: Type.Object({ ...OneOfPlayer, explanation }),
    reply: StaffWithdrawal,
    refusals: ['ERR_PAYMENT_NOT_FOUND', 'ERR_STATE_CHANGED', 'ERR_SECOND_PERSON_NEEDED'],
  })

/** The bank has paid it. Under the policy of approvals. */
export const setWithdrawDone = defineCall({
  ...staffMove('SetWithdrawDone', 'The bank has paid a withdrawal'),
  permission: 'payments.send',
  body: Type.Object({ ...OneOfPlayer, explanation, acceptedWarnings: Type.Optional(AcceptedWarnings) }),
  refusals: ['ERR_PAYMENT_NOT_FOUND', 'ERR_STATE_CHANGED', 'ERR_SECOND_PERSON_NEEDED', ...APPROVAL_REFUSALS],
})
/** Staff are reviewing it; the money stays held. */
export const suspendWithdraw = staffMove('SuspendWithdraw', 'Hold a withdrawal back')
export const resumeWithdraw = staffMove('ResumeWithdraw', 'Let a withdrawal that was held back go on')
/** The first member of staff proposes, a second one executes it by the same call; ERR_SECOND_PERSON_NEEDED if the first repeats it. */
export const confiscateWithdraw = staffMove(
  'ConfiscateWithdraw',
  'Propose, and by a second person carry out, a confiscation',
)
