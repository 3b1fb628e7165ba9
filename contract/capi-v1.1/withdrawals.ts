import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Done, IdempotencyKey, Instant, text, Uuid } from '../shapes/fields.ts'
import { Money, PositiveMoney } from '../shapes/money.ts'
import { BankAccount, WITHDRAWAL_METHODS, WITHDRAWAL_VERIFICATIONS, WithdrawalInfo } from '../shapes/withdrawals.ts'

const WithdrawBody = Type.Object({
  amount: PositiveMoney,
  method: Type.Enum([...WITHDRAWAL_METHODS]),
  /** Where a transfer goes; without it ERR_ACCOUNT_NUMBER_INVALID. */
  account: Type.Optional(BankAccount),
  /** Name of the holder as the bank has it; ERR_HOLDER_DIFFERS when it is not the player's. */
  holder: Type.Optional(text(100, 2)),
  /** The kept card that a payout to a card goes to; without it ERR_INVALID_CARD_ID. */
  storedCardId: Type.Optional(Uuid),
  /** Where the code is to be sent; the first of what the brand and the player's contacts allow when it is not said. */
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
  // The law of accounts: temporary (CZ-13), or the account is not verified (CZ-39).
  'ERR_IDENTITY_NOT_VERIFIED',
  'ERR_PAYMENT_ACCOUNT_NOT_VERIFIED',
  'ERR_MARKET_UNKNOWN',
] as const

const VERIFY_REFUSALS = ['ERR_PAYMENT_NOT_FOUND', 'ERR_STATE_CHANGED', 'ERR_INVALID_SECURITY_CODE'] as const

/**
 * Asks for money out. ERR_WAY_IN_FIRST: what came in by a partner that pays out goes back by it first; the details say by
 * which and how much of it is left. It leaves the balance at once and is held; where the brand verifies withdrawals a code is sent and
 * the answer's state is `requested`. Allowed to whoever is excluded: nobody's money is kept (market-and-law §3).
 */
export const withdraw = defineCall({
  method: 'POST',
  path: '/capi/v1.1/Funds/Withdraw',
  heldBy: 'withdrawals',
  audience: 'player',
  summary: 'Ask for money out',
  body: WithdrawBody,
  reply: WithdrawalInfo,
  refusals: [...WITHDRAW_REFUSALS],
})

/** Confirms a withdrawal by the code that was sent. Five wrong codes and it has expired: the money is back. */
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

/** A new code; the old one is void. At most one a minute. */
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

/** Money that was paid out, in calendar periods of Europe/Bratislava. */
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
