import { Type, type Static } from 'typebox'
import { VOUCHER_STATES } from '../states/voucher-states.ts'
import { Instant, Uuid } from './fields.ts'
import { Money } from './money.ts'

export const VOUCHER_CODE_LENGTH = 16

/** As printed on the slip; hyphens and lower-case letters are accepted. */
export const VoucherCode = Type.String({ pattern: '^[0-9A-Za-z -]{12,20}$', maxLength: 20 })

export const CashVoucher = Type.Object({
  voucherId: Uuid,
  /** Content of the QR code on the slip. */
  code: Type.String(),
  amount: Money,
  state: Type.Enum([...VOUCHER_STATES]),
  createdAt: Instant,
  expiresAt: Instant,
})
export type CashVoucher = Static<typeof CashVoucher>
