import type { FastifyInstance, FastifyReply } from 'fastify'
import { asFields } from '#providers/kit/sandbox.ts'
import { failOnce, hold } from '#providers/kit/faults.ts'
import type { Bank } from './bank.ts'
import { isFromMerchant, signed } from './bank.ts'
import { newPayId, STATUS, type CardPayment } from './card-payments.ts'
import { checkInit } from './check-init.ts'
import { INIT_REQUEST, INIT_RESPONSE, INTERNAL_ERROR, type Fields } from './signed-fields.ts'

const TTL_SECONDS = 1800

/** payment/init: checks the signature, then the fields, then stores and numbers the payment. */
export function serveInit(app: FastifyInstance, bank: Bank): void {
  app.post('/payment/init', async (request, reply: FastifyReply) => {
    const body = asFields(request.body)
    if (!isFromMerchant(bank, INIT_REQUEST, body))
      return reply.status(401).send({ resultCode: 110, resultMessage: 'Invalid signature' })
    const { code, message } = checkInit(body)
    if (code !== 0)
      return reply.status(400).send(signed(bank, INIT_RESPONSE, { resultCode: code, resultMessage: message }))

    const orderNo = String(body['orderNo'])
    const scenario = bank.scenarios.choose(orderNo, Number(body['totalAmount']))
    const calls = (bank.initCalls.get(orderNo) ?? 0) + 1
    bank.initCalls.set(orderNo, calls)
    if (failOnce(reply, scenario, calls, INTERNAL_ERROR)) return reply

    const payment = rememberPayment(bank, body)
    if (scenario === 'timeout_create') return hold(reply, bank.settings.holdMs)
    return signed(bank, INIT_RESPONSE, {
      payId: payment.payId,
      resultCode: 0,
      resultMessage: 'OK',
      paymentStatus: payment.status,
    })
  })
}

/** Stores a payment with a new number. */
export function rememberPayment(bank: Bank, body: Fields, by: CardPayment['by'] = 'card'): CardPayment {
  const ttlSeconds = typeof body['ttlSec'] === 'number' ? body['ttlSec'] : TTL_SECONDS
  const orderNo = String(body['orderNo'])
  const totalAmount = Number(body['totalAmount'])
  const payment: CardPayment = {
    payId: newPayId(),
    orderNo,
    totalAmount,
    currency: String(body['currency']),
    closePayment: body['closePayment'] !== false,
    returnUrl: String(body['returnUrl']),
    returnMethod: body['returnMethod'] === 'GET' ? 'GET' : 'POST',
    merchantData: typeof body['merchantData'] === 'string' ? body['merchantData'] : undefined,
    language: String(body['language'] ?? 'cs'),
    scenario: bank.scenarios.choose(orderNo, totalAmount),
    expiresAt: new Date(bank.clock.now().getTime() + ttlSeconds * 1000),
    by,
    keepsCard: body['payOperation'] === 'oneclickPayment',
    origPayId: typeof body['origPayId'] === 'string' ? body['origPayId'] : undefined,
    card: undefined,
    status: STATUS.created,
    authCode: undefined,
    paidAt: undefined,
    hasExpired: false,
    statusCalls: 0,
  }
  bank.payments.set(payment.payId, payment)
  return payment
}
