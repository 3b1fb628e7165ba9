import { Type, type Static } from 'typebox'
import { VOUCHER_STATES } from '../states/voucher-states.ts'
import { Instant, Uuid } from './fields.ts'
import { Money } from './money.ts'

export const VOUCHER_CODE_LENGTH = 16

/** As it is on the slip; hyphens and small letters are read too. */
export const VoucherCode = Type.String({ pattern: '^[0-9A-Za-z -]{12,20}$', maxLength: 20 })

export const CashVoucher = Type.Object({
  voucherId: Uuid,
  /** What the square on the slip says. */
  code: Type.String(),
  amount: Money,
  state: Type.Enum([...VOUCHER_STATES]),
  createdAt: Instant,
  expiresAt: Instant,
})
export type CashVoucher = Static<typeof CashVoucher>
