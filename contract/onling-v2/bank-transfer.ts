import { Type } from 'typebox'
import { PaymentInfo, PaymentState } from '../capi-v1.1/funds.ts'
import { defineCall } from '../call.ts'
import { bankItemList } from '../lists/bank-items.ts'
import { listQuery } from '../lists/list.ts'
import { BankItem } from '../shapes/bank-items.ts'
import { page, Uuid } from '../shapes/fields.ts'
import { Money } from '../shapes/money.ts'

const root = '/capi/v2-onling/Payment'

/**
 * What the player writes into the order at their own bank, for a deposit that was started with the method `Bacs`. The money must
 * come from the player's own account; `qrText` is the content of the QR code (SPAYD for crowns, EPC for euro).
 */
export const getBankTransferInfo = defineCall({
  method: 'GET',
  path: `${root}/GetBankTransferInfo`,
  audience: 'player',
  summary: 'Where to send a deposit by bank transfer',
  query: Type.Object({ paymentId: Uuid }),
  reply: Type.Object({
    paymentId: Uuid,
    /** Once it is paid, cancelled or expired nothing should be sent for it. */
    state: PaymentState,
    iban: Type.String(),
    /** `prefix-number/bank` where the market uses this format; null elsewhere. */
    localAccount: Type.Union([Type.String(), Type.Null()]),
    bic: Type.String(),
    accountHolder: Type.String(),
    amount: Money,
    variableSymbol: Type.String(),
    message: Type.String(),
    qrText: Type.String(),
  }),
  refusals: ['ERR_PAYMENT_NOT_FOUND'],
})

/**
 * Cancels an order that the player will not pay; it no longer counts in bounds and limits. Money that still arrives for it waits
 * for a person. A repeat returns the same response. Not in the specification.
 */
export const cancelBankTransfer = defineCall({
  method: 'POST',
  path: '/capi/Play/v1/Payment/CancelBankTransfer',
  audience: 'player',
  summary: 'Cancel an unpaid order of a bank transfer',
  body: Type.Object({ paymentId: Uuid }),
  reply: PaymentInfo,
  refusals: ['ERR_PAYMENT_NOT_FOUND', 'ERR_STATE_CHANGED'],
})

/** Movements on our accounts that were not matched to a payment automatically, the oldest first. */
export const listUnprocessedTransactions = defineCall({
  method: 'GET',
  path: `${root}/ListUnprocessedTransactions`,
  uncoveredFor: 'payments.manage',
  audience: 'staff',
  permission: 'payments.read',
  summary: 'Movements of the bank that a person has to look at',
  query: Type.Object({ ...listQuery(bankItemList) }),
  reply: page(BankItem),
  refusals: ['ERR_LIST_TOO_WIDE'],
})
