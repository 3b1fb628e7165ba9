import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { CashVoucher } from '../shapes/cash-vouchers.ts'
import { Done, IdempotencyKey, Uuid } from '../shapes/fields.ts'
import { PositiveMoney } from '../shapes/money.ts'

/** Vouchers: money of the land-based wallet, reserved for its player at a cash desk. Not in the specification (decision 0197). */
const root = '/capi/Play/v1/CashVoucher'
const VOUCHER_RATE = 30

export const issueVoucher = defineCall({
  method: 'POST',
  path: `${root}/Issue`,
  audience: 'player',
  summary: 'Reserve money of the land-based wallet for a cash payment at a desk',
  body: Type.Object({ amount: PositiveMoney, idempotencyKey: IdempotencyKey }),
  reply: CashVoucher,
  refusals: [
    'ERR_PLAYER_NOT_FOUND',
    'ERR_WALLET_NOT_ENABLED',
    'ERR_AMOUNT_NOT_ALLOWED',
    'ERR_CASH_LIMIT_REACHED',
    'ERR_INSUFFICIENT_FUNDS',
    'ERR_TOO_MANY_OPEN',
    'ERR_KEY_REUSED',
    'ERR_IDENTITY_NOT_VERIFIED',
    'ERR_PAYMENT_ACCOUNT_NOT_VERIFIED',
    'ERR_MARKET_UNKNOWN',
  ],
  ratePerMinute: VOUCHER_RATE,
})

export const listVouchers = defineCall({
  method: 'GET',
  path: `${root}/List`,
  audience: 'player',
  summary: 'Own vouchers, newest first',
  query: Type.Object({}),
  reply: Type.Object({ vouchers: Type.Array(CashVoucher) }),
  refusals: [],
})

export const cancelVoucher = defineCall({
  method: 'POST',
  path: `${root}/Cancel`,
  audience: 'player',
  summary: 'Cancel an own voucher and return its money to the land-based wallet',
  body: Type.Object({ voucherId: Uuid }),
  reply: Done,
  refusals: ['ERR_VOUCHER_NOT_FOUND', 'ERR_STATE_CHANGED'],
})
