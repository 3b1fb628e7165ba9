import type { FastifyInstance } from 'fastify'
import { asFields } from '#providers/kit/sandbox.ts'
import type { Bank } from './bank.ts'
import { isFromMerchant, signed } from './bank.ts'
import { OPERATIONS, type CardPayment, type Operation, type Status } from './card-payments.ts'
import { statusFields } from './status.ts'
import { ECHO_REQUEST, ECHO_RESPONSE, PAYMENT_REQUEST, STATUS_RESPONSE, type Fields } from './signed-fields.ts'

const WRONG_SIGNATURE = { resultCode: 110, resultMessage: 'Invalid signature' }

/** payment/close, reverse and refund: operations of the shop on an existing payment. */
export function serveOperations(app: FastifyInstance, bank: Bank): void {
  for (const operation of ['close', 'reverse', 'refund'] as const) {
    app.put(`/payment/${operation}`, async (request, reply) => {
      const body = asFields(request.body)
      if (!isFromMerchant(bank, PAYMENT_REQUEST, body)) return reply.status(401).send(WRONG_SIGNATURE)
      const payment = bank.payments.get(String(body['payId']))
      const code = payment ? checkOperation(operation, payment, body) : 140
      if (!payment || code !== 0)
        return signed(bank, STATUS_RESPONSE, {
          payId: String(body['payId']),
          resultCode: code,
          resultMessage: MESSAGES[code],
        })
      // After a partial refund the payment is still settled; the rest can be refunded later.
      const part = operation === 'refund' ? Number(body['amount'] ?? leftOf(payment)) : 0
      payment.refunded = (payment.refunded ?? 0) + part
      if (operation !== 'refund' || leftOf(payment) === 0) payment.status = OPERATIONS[operation].to
      return statusFields(bank, payment, payment.status)
    })
  }
}

const MESSAGES = {
  0: 'OK',
  110: 'Invalid parameter',
  140: 'Payment not found',
  150: 'Payment not in valid state',
} as const

const leftOf = ({ totalAmount, refunded = 0 }: CardPayment): number => totalAmount - refunded

function checkOperation(operation: Operation, payment: CardPayment, body: Fields): 0 | 110 | 150 {
  const from: readonly Status[] = OPERATIONS[operation].from
  if (!from.includes(payment.status)) return 150
  const amount = body[operation === 'close' ? 'totalAmount' : 'amount']
  if (amount === undefined) return 0
  return Number.isSafeInteger(amount) && Number(amount) > 0 && Number(amount) <= leftOf(payment) ? 0 : 110
}

/** echo: checks the keys and the connection. */
export function serveEcho(app: FastifyInstance, bank: Bank): void {
  const answer = () => signed(bank, ECHO_RESPONSE, { resultCode: 0, resultMessage: 'OK' })
  app.get<{ Params: Record<string, string> }>('/echo/:merchantId/:dttm/:signature', async (request, reply) =>
    isFromMerchant(bank, ECHO_REQUEST, request.params) ? answer() : reply.status(401).send(WRONG_SIGNATURE),
  )
  app.post('/echo', async (request, reply) =>
    isFromMerchant(bank, ECHO_REQUEST, asFields(request.body)) ? answer() : reply.status(401).send(WRONG_SIGNATURE),
  )
}
