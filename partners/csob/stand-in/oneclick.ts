import type { FastifyInstance } from 'fastify'
import { failOnce, hold } from '#providers/kit/faults.ts'
import { asFields } from '#providers/kit/sandbox.ts'
import { isFromMerchant, signed, type Bank } from './bank.ts'
import { STATUS, type CardPayment } from './card-payments.ts'
import { rememberPayment } from './init.ts'
import {
  INIT_RESPONSE,
  INTERNAL_ERROR,
  ONECLICK_ECHO_REQUEST,
  ONECLICK_ECHO_RESPONSE,
  ONECLICK_INIT_REQUEST,
  ONECLICK_PROCESS_REQUEST,
  type Fields,
} from './signed-fields.ts'
import { statusFields } from './status.ts'

const WRONG_SIGNATURE = { resultCode: 110, resultMessage: 'Invalid signature' }
const NOT_FOUND = { resultCode: 700, resultMessage: 'Oneclick template not found' }
const OK = { resultCode: 0, resultMessage: 'OK' }

/** oneclick/echo, init and process: payments by a card that the bank stores. */
export function serveOneclick(app: FastifyInstance, bank: Bank): void {
  const template = (origPayId: unknown): CardPayment | undefined => {
    const payment = bank.payments.get(String(origPayId))
    return payment?.keepsCard && payment.paidAt && payment.status !== STATUS.reversed ? payment : undefined
  }

  app.post('/oneclick/echo', async (request, reply) => {
    const body = asFields(request.body)
    if (!isFromMerchant(bank, ONECLICK_ECHO_REQUEST, body)) return reply.status(401).send(WRONG_SIGNATURE)
    const { origPayId } = body
    return signed(bank, ONECLICK_ECHO_RESPONSE, { origPayId, ...(template(origPayId) ? OK : NOT_FOUND) })
  })

  app.post('/oneclick/init', async (request, reply) => {
    const body = asFields(request.body)
    if (!isFromMerchant(bank, ONECLICK_INIT_REQUEST, body)) return reply.status(401).send(WRONG_SIGNATURE)
    if (!template(body['origPayId'])) return signed(bank, INIT_RESPONSE, { payId: '', ...NOT_FOUND })
    const orderNo = String(body['orderNo'])
    const scenario = bank.scenarios.choose(orderNo, Number(body['totalAmount']))
    const calls = (bank.initCalls.get(orderNo) ?? 0) + 1
    bank.initCalls.set(orderNo, calls)
    if (failOnce(reply, scenario, calls, INTERNAL_ERROR)) return reply
    const payment = rememberPayment(bank, body)
    if (scenario === 'timeout_create') return hold(reply, bank.settings.holdMs)
    return signed(bank, INIT_RESPONSE, { payId: payment.payId, ...OK, paymentStatus: payment.status })
  })

  app.post('/oneclick/process', async (request, reply) => {
    const body = asFields(request.body)
    if (!isFromMerchant(bank, ONECLICK_PROCESS_REQUEST, body)) return reply.status(401).send(WRONG_SIGNATURE)
    const payment = bank.payments.get(String(body['payId']))
    if (!payment || payment.origPayId === undefined || payment.status !== STATUS.created)
      return signed(bank, INIT_RESPONSE, {
        payId: String(body['payId']),
        resultCode: 150,
        resultMessage: 'Invalid state',
      })
    const origin = `${request.protocol}://${request.host}`
    if (payment.scenario === 'fingerprint' && body['fingerprint'] === undefined)
      return wanting(bank, payment, { fingerprint: { browserInit: fingerprintPage(origin) } })
    if (payment.scenario === 'fingerprint' || payment.scenario === 'challenge') {
      payment.status = STATUS.inProgress
      const page = { url: `${origin}/pay/${payment.payId}`, method: 'GET', vars: { creq: btoa(payment.payId) } }
      return wanting(bank, payment, { authenticate: { browserChallenge: page } })
    }
    payment.status = payment.scenario === 'decline' ? STATUS.declined : STATUS.waitingForSettlement
    if (payment.scenario !== 'decline') payment.paidAt = bank.clock.now()
    // The response is lost on the way, though the card was charged.
    if (payment.scenario === 'lost_callback') return hold(reply, bank.settings.holdMs)
    return statusFields(bank, payment, payment.status)
  })
}

/** The card's bank requires something of the holder's browser before it pays. */
function wanting(bank: Bank, payment: CardPayment, actions: Fields): Fields {
  payment.wanted = actions
  return statusFields(bank, payment, payment.status)
}

function fingerprintPage(origin: string): Fields {
  return { url: `${origin}/3ds-method`, method: 'POST', vars: { threeDSMethodData: btoa('a browser') } }
}
