import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { BankItem } from '../shapes/bank-items.ts'
import { page, PageQuery, Uuid } from '../shapes/fields.ts'
import { Money } from '../shapes/money.ts'

const root = '/capi/v2-onling/Payment'

/**
 * What the player writes into the order at their own bank, for a deposit that was started with the method `Bacs`. The money
 * must come from an account of the player's own; `qrText` is the same as a picture's text (SPAYD for crowns, EPC for euro).
 */
export const getBankTransferInfo = defineCall({
  method: 'GET',
  path: `${root}/GetBankTransferInfo`,
  audience: 'player',
  summary: 'Where to send a deposit by bank transfer',
  query: Type.Object({ paymentId: Uuid }),
  reply: Type.Object({
    paymentId: Uuid,
    iban: Type.String(),
    /** `prefix-number/bank` where the market writes accounts so; null elsewhere. */
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

/** Movements on our accounts that found no payment by themselves, the oldest first. */
export const listUnprocessedTransactions = defineCall({
  method: 'GET',
  path: `${root}/ListUnprocessedTransactions`,
  audience: 'staff',
  permission: 'payments.read',
  summary: 'Movements of the bank that a person has to look at',
  query: Type.Object({ ...PageQuery }),
  reply: page(BankItem),
  refusals: [],
})
