import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { AcceptedWarnings, APPROVAL_REFUSALS } from '../shapes/approvals.ts'
import { CASH_LAW_REFUSALS, CashIdentification } from '../shapes/cash.ts'
import { IdempotencyKey, PlayerId, text, Uuid } from '../shapes/fields.ts'
import { PositiveMoney } from '../shapes/money.ts'
import { BankAccount, STAFF_WITHDRAWAL_METHODS, StaffWithdrawal } from '../shapes/withdrawals.ts'

/** Withdrawals in a player's name: cash at a desk, or a transfer where the player's own methods do not work. Not in the specification. */
const root = '/capi/Play/v1/Backoffice/Withdrawal'
const explanation = text(2000, 20)

/**
 * Takes money off a player's balance for a payout by staff: `CashPayout` waits at the desk, `CashlessPayout` for the next file to
 * the bank. Another member of staff pays it out. A repeat with the same key returns the same withdrawal.
 */
export const makeWithdrawal = defineCall({
  method: 'POST',
  path: `${root}/Make`,
  audience: 'staff',
  permission: 'payments.manage',
  summary: 'Create a withdrawal in a player’s name',
  body: Type.Object({
    playerId: PlayerId,
    amount: PositiveMoney,
    method: Type.Enum([...STAFF_WITHDRAWAL_METHODS]),
    /** The target of `CashlessPayout`. */
    account: Type.Optional(BankAccount),
    explanation,
    idempotencyKey: IdempotencyKey,
    acceptedWarnings: Type.Optional(AcceptedWarnings),
  }),
  reply: StaffWithdrawal,
  refusals: [
    'ERR_PLAYER_NOT_FOUND',
    'ERR_METHOD_NOT_AVAILABLE',
    'ERR_AMOUNT_NOT_ALLOWED',
    'ERR_ACCOUNT_NUMBER_INVALID',
    'ERR_INSUFFICIENT_FUNDS',
    'ERR_KEY_REUSED',
    // The law of accounts applies to withdrawals by staff as well.
    'ERR_IDENTITY_NOT_VERIFIED',
    'ERR_PAYMENT_ACCOUNT_NOT_VERIFIED',
    'ERR_MARKET_UNKNOWN',
    // More cash than the law allows in a day.
    'ERR_CASH_LIMIT_REACHED',
    ...APPROVAL_REFUSALS,
  ],
})

/** The cash was handed to the player. Never by the person who made the withdrawal. */
export const payCash = defineCall({
  method: 'POST',
  path: `${root}/PayCash`,
  audience: 'staff',
  permission: 'payments.send',
  summary: 'Record that the cash of a withdrawal was handed to the player',
  body: Type.Object({
    playerId: PlayerId,
    paymentId: Uuid,
    /** The verified document, where the law of cash requires one. */
    identification: Type.Optional(CashIdentification),
    explanation,
    acceptedWarnings: Type.Optional(AcceptedWarnings),
  }),
  reply: StaffWithdrawal,
  refusals: [
    'ERR_PAYMENT_NOT_FOUND',
    'ERR_STATE_CHANGED',
    'ERR_METHOD_NOT_AVAILABLE',
    'ERR_SECOND_PERSON_NEEDED',
    ...CASH_LAW_REFUSALS,
    ...APPROVAL_REFUSALS,
  ],
})
