import type { ReplyOf } from '#contract/call.ts'
import type { getBankTransferInfo } from '#contract/onling-v2/bank-transfer.ts'
import { writeLocalAccount } from '#server/formats/index.ts'
import type { Input } from '#server/kernel/index.ts'
import * as payments from '../payments.queries.ts'
import { plainText } from '../withdrawals/payment-orders.ts'
import type { WithdrawalNeeds } from '../withdrawals/needs.ts'
import { writeQrText } from './write-qr-text.ts'

const MESSAGE_MAX = 60

/** What the player enters at their own bank for a deposit by transfer. */
export async function readBankTransferInfo(
  { db, rules }: Pick<WithdrawalNeeds, 'db' | 'rules'>,
  { query, caller, refuse }: Pick<Input<typeof getBankTransferInfo>, 'query' | 'caller' | 'refuse'>,
): Promise<ReplyOf<typeof getBankTransferInfo>> {
  const payment = await payments.findOfPlayer(db, caller.playerId, query.paymentId)
  if (payment?.method !== 'Bacs') return refuse('ERR_PAYMENT_NOT_FOUND')
  const { payer } = rules
  const order = {
    iban: payer.iban,
    bic: payer.bic,
    accountHolder: payer.name,
    amount: { amountMinor: payment.amountMinor, currency: payment.currency },
    variableSymbol: String(payment.referenceNumber),
    message: plainText(`${payer.name} ${caller.playerId}`, MESSAGE_MAX),
  }
  return {
    paymentId: payment.id,
    state: payment.state,
    ...order,
    localAccount: rules.country === 'CZ' ? (writeLocalAccount(payer.iban) ?? null) : null,
    qrText: writeQrText(order),
  }
}
