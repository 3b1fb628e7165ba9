import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { personal } from '../personal.ts'
import { AcceptedWarnings, APPROVAL_REFUSALS, POLICY_NEEDS, WarningId } from '../shapes/approvals.ts'
import { Instant, page, PageQuery, PlayerId, text, Uuid } from '../shapes/fields.ts'
import { Money } from '../shapes/money.ts'
import { RiskPicture } from '../shapes/risk-picture.ts'
import { StaffWithdrawal, WithdrawalMoveRow } from '../shapes/withdrawals.ts'

/** Calls of staff about withdrawals besides those of the specification. */
const root = '/capi/Play/v1/Backoffice'
const explanation = text(2000, 20)

/** One withdrawal with its account, its history and the player's money. */
export const getWithdrawal = defineCall({
  method: 'GET',
  path: `${root}/Withdrawal/Get`,
  audience: 'staff',
  permission: 'payments.read',
  summary: 'One withdrawal with its history and the risk picture of its player',
  query: Type.Object({ playerId: PlayerId, paymentId: Uuid }),
  reply: Type.Object({
    withdrawal: StaffWithdrawal,
    account: personal('account'),
    moves: Type.Array(WithdrawalMoveRow),
    player: Type.Object({
      name: personal('name'),
      balance: Money,
      depositedTotal: Money,
      /** Online and in cash at venues. */
      withdrawnTotal: Money,
      landBased: Money,
      bonus: Money,
      stakedTotal: Money,
      wonTotal: Money,
    }),
    risk: RiskPicture,
    /** Why staff must contact the partner that pays it out; null when they need not. */
    payoutAttention: Type.Union([Type.String(), Type.Null()]),
  }),
  refusals: ['ERR_PAYMENT_NOT_FOUND'],
})

const move = (name: string, summary: string) =>
  defineCall({
    method: 'POST',
    path: `${root}/Withdrawal/${name}`,
    audience: 'staff',
    permission: 'payments.manage',
    summary,
    body: Type.Object({ playerId: PlayerId, paymentId: Uuid, explanation }),
    reply: StaffWithdrawal,
    refusals: ['ERR_PAYMENT_NOT_FOUND', 'ERR_STATE_CHANGED'],
  })

/** The money is returned to the player's account. */
export const refuseWithdrawal = move('Refuse', 'Refuse a withdrawal; the money goes back to the account')
/** The bank returned the money, so it is credited to the player's account again. */
export const giveBackWithdrawal = defineCall({
  method: 'POST',
  path: `${root}/Withdrawal/GiveBack`,
  audience: 'staff',
  permission: 'payments.manage',
  summary: 'Record that the bank has returned a withdrawal',
  body: Type.Object({
    playerId: PlayerId,
    paymentId: Uuid,
    explanation,
    acceptedWarnings: Type.Optional(AcceptedWarnings),
  }),
  reply: StaffWithdrawal,
  refusals: ['ERR_PAYMENT_NOT_FOUND', 'ERR_STATE_CHANGED', ...APPROVAL_REFUSALS],
})

const TransferFile = Type.Object({
  fileId: Uuid,
  format: Type.Union([Type.Literal('abo'), Type.Literal('pain.001')]),
  name: Type.String(),
  count: Type.Integer(),
  total: Money,
  createdAt: Instant,
  createdBy: Type.String(),
})

/** Puts pending withdrawals into one file for the bank and marks them sent. All or nothing. */
export const sendWithdrawals = defineCall({
  method: 'POST',
  path: `${root}/Withdrawals/Send`,
  audience: 'staff',
  permission: 'payments.send',
  summary: 'Create a file for the bank from pending withdrawals',
  body: Type.Object({
    withdrawalIds: Type.Array(Uuid, { minItems: 1, maxItems: 500, uniqueItems: true }),
    explanation,
    acceptedWarnings: Type.Optional(AcceptedWarnings),
  }),
  reply: TransferFile,
  /** ERR_SECOND_PERSON_NEEDED: a person who made a withdrawal in a player's name may not send it. */
  refusals: [
    'ERR_PAYMENT_NOT_FOUND',
    'ERR_STATE_CHANGED',
    'ERR_METHOD_NOT_AVAILABLE',
    'ERR_SECOND_PERSON_NEEDED',
    ...APPROVAL_REFUSALS,
  ],
})

/** Hands pending withdrawals to the partners that pay them out. All or nothing. */
export const payOutWithdrawals = defineCall({
  method: 'POST',
  path: `${root}/Withdrawals/PayOut`,
  audience: 'staff',
  permission: 'payments.send',
  summary: 'Send pending withdrawals to the partners that pay them out',
  body: sendWithdrawals.body,
  reply: Type.Object({ rows: Type.Array(StaffWithdrawal) }),
  refusals: sendWithdrawals.refusals,
})

/** The requirement for each of them; nothing changes. */
export const previewPayouts = defineCall({
  method: 'POST',
  path: `${root}/Withdrawals/Foresee`,
  audience: 'staff',
  permission: 'payments.send',
  summary: 'People required to pay withdrawals, and the open warnings',
  body: Type.Object({
    withdrawalIds: sendWithdrawals.body.properties.withdrawalIds,
    way: Type.Enum(['send', 'payOut', 'setDone', 'payCash']),
  }),
  reply: Type.Object({
    rows: Type.Array(
      Type.Object({
        withdrawalId: Uuid,
        referenceNumber: Type.String(),
        amount: Money,
        needs: Type.Enum([...POLICY_NEEDS]),
        warnings: Type.Array(WarningId),
        /** Code of the refusal that it would get now. */
        obstacle: Type.Union([Type.String(), Type.Null()]),
      }),
    ),
  }),
  refusals: [],
})

export const listTransferFiles = defineCall({
  method: 'GET',
  path: `${root}/Withdrawals/ListFiles`,
  audience: 'staff',
  permission: 'payments.read',
  summary: 'Files for the bank, newest first',
  query: Type.Object({ ...PageQuery }),
  reply: page(TransferFile),
  refusals: [],
})

/** The text of the file, to be sent to the bank. Each view is in the audit log. */
export const getTransferFile = defineCall({
  method: 'GET',
  path: `${root}/Withdrawals/GetFile`,
  audience: 'staff',
  permission: 'payments.send',
  summary: 'The text of one file for the bank',
  query: Type.Object({ fileId: Uuid }),
  reply: Type.Object({ ...TransferFile.properties, content: Type.String() }),
  refusals: ['ERR_PAYMENT_NOT_FOUND'],
})
