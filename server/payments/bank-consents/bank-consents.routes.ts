import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/onling-v2/bank-consent.ts'
import { BANK_APP } from '#contract/shapes/payment-names.ts'
import { serve } from '#server/kernel/index.ts'
import { getPayment } from '../get-payment.ts'
import type { Needs } from '../needs.ts'
import { startDeposit } from '../start-deposit.ts'
import { requestConsent, takeConsent } from './request-consent.ts'
import * as queries from './consents.queries.ts'

const METHOD = 'PaymentButton'

/** Calls about the player's own bank: proof of whose an account is, and payments that are approved in the bank's app. */
export function bankConsentRoutes(app: FastifyInstance, needs: Needs): void {
  serve(app, calls.createBankConsent, (input) => requestConsent(needs, input))
  serve(app, calls.finishBankConsent, (input) => takeConsent(needs, input))
  serve(app, calls.createBankPayment, ({ body, ...start }) =>
    startDeposit(needs, { ...start, body: { ...body, method: METHOD, gateway: METHOD } }, { route: BANK_APP }),
  )
  serve(app, calls.getBankPayment, async ({ caller, query, refuse }) => {
    const payment = await getPayment(needs, caller.playerId, query.id)
    if (payment.gateway !== BANK_APP) return refuse('ERR_PAYMENT_NOT_FOUND')
    return { payment, bankStatus: (await queries.findLastStatus(needs.db, payment.paymentId)) ?? null }
  })
}
