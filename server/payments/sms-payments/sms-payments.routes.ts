import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/onling-v2/sms-payment.ts'
import { partnerOfWay } from '#contract/shapes/payment-names.ts'
import { serve } from '#server/kernel/index.ts'
import type { Needs } from '../needs.ts'
import { provePhone, sendPhoneCode } from './prove-phone.ts'
import { startSmsPayment } from './start-sms-payment.ts'

/** Calls for deposits by premium text message; the partner's notifications are mounted with all others. */
export function smsPaymentRoutes(app: FastifyInstance, needs: Needs): void {
  serve(app, calls.getSmsPrices, async () => ({ prices: pricesOf(needs) }))
  serve(app, calls.createSmsPayment, (input) => startSmsPayment(needs, input))
  serve(app, calls.sendSmsCode, (input) => sendPhoneCode(needs, input))
  serve(app, calls.verifySmsCode, (input) => provePhone(needs, input))
}

const phone = partnerOfWay('phone')

/** Empty where no partner can charge phones. */
function pricesOf({ rules, gateways }: Needs) {
  const isOffered = rules.methods.includes(phone.method.name) && gateways.get(phone.gateway)?.premiumSms
  if (!isOffered) return []
  return rules.mobile.smsPricesMinor.map((amountMinor) => ({ amountMinor, currency: rules.currency }))
}
