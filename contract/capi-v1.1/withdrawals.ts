import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Done, IdempotencyKey, Instant, text, Uuid } from '../shapes/fields.ts'
import { Money, PositiveMoney } from '../shapes/money.ts'
import { BankAccount, WITHDRAWAL_METHODS, WITHDRAWAL_VERIFICATIONS, WithdrawalInfo } from '../shapes/withdrawals.ts'

const WithdrawBody = Type.Object({
  amount: PositiveMoney,
  method: Type.Enum([...WITHDRAWAL_METHODS]),
  /** The target account of a transfer; without it ERR_ACCOUNT_NUMBER_INVALID. */
  account: Type.Optional(BankAccount),
  /** Name of the holder as the bank has it; ERR_HOLDER_DIFFERS when it is not the player's. */
  holder: Type.Optional(text(100, 2)),
  /** The stored card for a payout to a card; without it ERR_INVALID_CARD_ID. */
  storedCardId: Type.Optional(Uuid),
  /** Where the code is sent; by default the first channel that the brand and the player's contacts allow. */
  verification: Type.Optional(Type.Enum([...WITHDRAWAL_VERIFICATIONS])),
  idempotencyKey: IdempotencyKey,
})

const WITHDRAW_REFUSALS = [
  'ERR_AMOUNT_NOT_ALLOWED',
  'ERR_METHOD_NOT_AVAILABLE',
  'ERR_ACCOUNT_NUMBER_INVALID',
  'ERR_HOLDER_DIFFERS',
  'ERR_INVALID_CARD_ID',
  'ERR_WALLET_NOT_CONNECTED',
  'ERR_WAY_IN_FIRST',
  'ERR_INSUFFICIENT_FUNDS',
  'ERR_KEY_REUSED',
  'ERR_TOO_MANY_OPEN',
  'ERR_NO_VALID_EMAIL',
  // Refusals of the law of accounts: temporary (CZ-13), or not verified (CZ-39).
  'ERR_IDENTITY_NOT_VERIFIED',
  'ERR_PAYMENT_ACCOUNT_NOT_VERIFIED',
  'ERR_MARKET_UNKNOWN',
] as const

const VERIFY_REFUSALS = ['ERR_PAYMENT_NOT_FOUND', 'ERR_STATE_CHANGED', 'ERR_INVALID_SECURITY_CODE'] as const

/**
 * Requests a withdrawal. ERR_WAY_IN_FIRST: money deposited through a partner that can pay out is returned by it first; the details
 * have the method and the amount left. The amount leaves the balance at once and is held; where the brand verifies withdrawals a
 * code is sent and the state is `requested`. Excluded players may withdraw: nobody's money is withheld (market-and-law §3).
 */
export const withdraw = defineCall({
  method: 'POST',
  path: '/capi/v1.1/Funds/Withdraw',
  shutdownPart: 'withdrawals',
  audience: 'player',
  summary: 'Ask for money out',
  body: WithdrawBody,
  reply: WithdrawalInfo,
  refusals: [...WITHDRAW_REFUSALS],
})

/** Confirms a withdrawal by the code that was sent. After five wrong codes it expires and the money is returned. */
export const verify = defineCall({
  method: 'POST',
  path: '/capi/v1.1/Funds/Verify',
  audience: 'player',
  summary: 'Confirm a withdrawal by the code that was sent',
  body: Type.Object({ id: Uuid, code: Type.String({ pattern: '^\\d{6}$', maxLength: 6 }) }),
  reply: WithdrawalInfo,
  refusals: [...VERIFY_REFUSALS],
  ratePerMinute: 20,
})

/** A new code; the old one becomes invalid. At most one a minute. */
export const resendVerifyToken = defineCall({
  method: 'POST',
  path: '/capi/v1.1/Funds/ResendVerifyToken',
  audience: 'player',
  summary: 'Send the code of a withdrawal again',
  body: Type.Object({ id: Uuid }),
  reply: Type.Object({ ...Done.properties, codeExpiresAt: Instant }),
  refusals: ['ERR_PAYMENT_NOT_FOUND', 'ERR_STATE_CHANGED', 'ERR_TOO_SOON', 'ERR_NO_VALID_EMAIL'],
  ratePerMinute: 10,
})

/** Money paid out, in calendar periods of Europe/Bratislava. */
export const getWithdrawStatistics = defineCall({
  method: 'GET',
  path: '/capi/v1.1/Funds/GetWithdrawStatistics',
  audience: 'player',
  summary: 'Withdrawals of today, this month and ever',
  query: Type.Object({}),
  reply: Type.Object({
    today: Money,
    month: Money,
    total: Money,
    count: Type.Integer(),
    held: Money,
    /** The part of `total` that was paid out in cash at venues. */
    atVenues: Money,
  }),
  refusals: [],
})
