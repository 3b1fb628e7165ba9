import type { FastifyInstance } from 'fastify'
import { failOnce, hold } from '#providers/kit/faults.ts'
import { asFields } from '#providers/kit/sandbox.ts'
import type { Scenario } from '#providers/kit/scenarios.ts'
import { isFromMerchant, signed, type Bank } from './bank.ts'
import type { CardPayment } from './card-payments.ts'
import { checkButtonInit } from './check-init.ts'
import { rememberPayment } from './init.ts'
import { BUTTON_INIT_REQUEST, BUTTON_INIT_RESPONSE, INTERNAL_ERROR, type Fields } from './signed-fields.ts'

/** Result codes for an unavailable button (eAPI 1.8 and later). */
const REFUSALS: Partial<Record<Scenario, Fields>> = {
  method_disabled: { resultCode: 160, resultMessage: 'Payment method disabled' },
  method_unavailable: { resultCode: 170, resultMessage: 'Payment method unavailable' },
}

/** button/init: a payment in ČSOB's internet banking, to which the response redirects the browser. */
export function serveButton(app: FastifyInstance, bank: Bank): void {
  app.post('/button/init', async (request, reply) => {
    const body = asFields(request.body)
    if (!isFromMerchant(bank, BUTTON_INIT_REQUEST, body))
      return reply.status(401).send({ resultCode: 110, resultMessage: 'Invalid signature' })
    const { code, message } = checkButtonInit(body)
    if (code !== 0)
      return reply.status(400).send(signed(bank, BUTTON_INIT_RESPONSE, { resultCode: code, resultMessage: message }))

    const orderNo = String(body['orderNo'])
    const scenario = bank.scenarios.choose(orderNo, Number(body['totalAmount']))
    const calls = (bank.initCalls.get(orderNo) ?? 0) + 1
    bank.initCalls.set(orderNo, calls)
    if (failOnce(reply, scenario, calls, INTERNAL_ERROR)) return reply
    const refusal = REFUSALS[scenario]
    if (refusal) return signed(bank, BUTTON_INIT_RESPONSE, { payId: '', ...refusal })

    const payment = rememberPayment(bank, body, 'button')
    if (scenario === 'timeout_create') return hold(reply, bank.settings.holdMs)
    return signed(bank, BUTTON_INIT_RESPONSE, {
      payId: payment.payId,
      resultCode: 0,
      resultMessage: 'OK',
      paymentStatus: payment.status,
      redirect: redirectOf(payment, `${request.protocol}://${request.host}`),
    })
  })
}

function redirectOf({ payId, scenario }: CardPayment, origin: string): Fields {
  const method = scenario === 'redirect_form' ? 'POST' : 'GET'
  return { url: `${origin}/pay/${payId}`, method, vars: { client: btoa(payId) } }
}
