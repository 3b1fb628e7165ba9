import { partnerOfWay } from '#contract/shapes/payment-names.ts'
import type { ReplyOf } from '#contract/call.ts'
import type { createSmsPayment } from '#contract/onling-v2/sms-payment.ts'
import { readPhone } from '#server/formats/index.ts'
import { assert, type Input } from '#server/kernel/index.ts'
import type { Needs } from '../needs.ts'
import { paymentInfo } from '../payment-info.ts'
import * as payments from '../payments.queries.ts'
import { startDeposit } from '../start-deposit.ts'
import { coverPhone } from './cover-phone.ts'
import * as queries from './sms-payments.queries.ts'

const METHOD = partnerOfWay('phone').method.name

/** Begins a deposit by a message of one of the market's prices, from a phone that can receive text messages. */
export async function startSmsPayment(
  needs: Needs,
  { body, ...start }: Pick<Input<typeof createSmsPayment>, 'body' | 'caller' | 'client' | 'refuse'>,
): Promise<ReplyOf<typeof createSmsPayment>> {
  const { db, rules, gateways } = needs
  const { caller, refuse } = start
  const { amount, feeMinor, idempotencyKey } = body
  if (!gateways.get(METHOD)?.premiumSms || !needs.smsCodes) return refuse('ERR_METHOD_NOT_AVAILABLE')
  const holder = await needs.findWalletHolder?.(caller.playerId)
  const phone = readPhone(body.phone ?? holder?.phone ?? '', rules.country)
  if (phone?.kind !== 'mobile')
    return refuse('ERR_INVALID_CONTRACT', { fields: [{ field: 'phone', kind: 'InvalidValue' }] })
  const { smsPricesMinor } = rules.mobile
  if (amount.currency !== rules.currency || !smsPricesMinor.includes(amount.amountMinor))
    return refuse('ERR_AMOUNT_NOT_ALLOWED', {
      field: 'amount',
      pricesMinor: [...smsPricesMinor],
      currency: rules.currency,
    })

  const { paymentId } = await startDeposit(
    needs,
    {
      ...start,
      body: {
        amount,
        ...(feeMinor === undefined ? {} : { feeMinor }),
        idempotencyKey,
        method: METHOD,
        gateway: METHOD,
        returnPath: '/',
      },
    },
    { bySms: true },
  )
  await queries.insertSmsPayment(db, paymentId, phone.e164)
  // A repeat of the same request keeps the phone that it began with.
  const [payment, kept] = [await payments.findPayment(db, paymentId), await queries.findSmsPayment(db, paymentId)]
  assert(payment && kept, 'A deposit by message has been written.')
  return { payment: paymentInfo(payment), sentTo: coverPhone(kept.phone) }
}
