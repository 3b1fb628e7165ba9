import { randomInt } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failOnce, hold } from '#providers/kit/faults.ts'
import { expireIfDue, refundPart } from '#providers/kit/orders.ts'
import { asFields } from '#providers/kit/sandbox.ts'
import { answerOnce } from './answer-once.ts'
import { checkoutDocument, checkoutStatus, type Checkout, type Office } from './office.ts'
import { digest, sign } from './signed-text.ts'

const OPEN_MS = 6 * 86_400_000
const HELD_CALLS = 2
const ERROR = { errors: 'internal error' }

/** Checkouts: create, read, capture, cancel; and their refunds. The caller is authenticated by the token. */
export function serveCheckouts(app: FastifyInstance, office: Office): void {
  const secret = office.settings.clientSecret
  const originOf = (request: FastifyRequest) => `${request.protocol}://${request.host}`
  const find = (request: FastifyRequest) => office.checkouts.get((request.params as { id: string }).id)
  const notFound = (reply: FastifyReply) => reply.status(404).send({ errors: 'not found' })

  app.post('/checkouts', async (request, reply) => {
    const body = asFields(request.body)
    if (digest('checkout', body, secret) !== body['signature'])
      return reply.status(422).send({ errors: { signature: 'invalid' } })
    const externalId = String(body['external_id'])
    const scenario = office.scenarios.choose(externalId, Number(body['amount']))
    const calls = (office.createCalls.get(externalId) ?? 0) + 1
    office.createCalls.set(externalId, calls)
    if (failOnce(reply, scenario, calls, ERROR)) return reply
    if (scenario === 'token_ended' && calls === 1) {
      office.tokens.clear()
      return reply.status(401).send({ errors: 'unauthorized' })
    }
    return answerOnce(office, request, reply, async () => {
      const checkout = remember(office, body)
      if (scenario === 'timeout_create') return hold(reply, office.times.holdMs)
      return checkoutDocument(office, checkout, originOf(request))
    })
  })

  app.get('/checkouts/:id', async (request, reply) => {
    const checkout = find(request)
    if (!checkout) return notFound(reply)
    checkout.statusCalls += 1
    expireIfDue(checkout, office.clock.now())
    const { scenario, statusCalls } = checkout
    if (scenario === 'timeout_status' && statusCalls <= HELD_CALLS) return hold(reply, office.times.holdMs)
    if (failOnce(reply, scenario, statusCalls, ERROR)) return reply
    const document = checkoutDocument(office, checkout, originOf(request))
    return scenario === 'status_wrong_key' && statusCalls === 1 ? sign('checkout', document, 'a stranger') : document
  })

  app.post('/checkouts/:id/capture', async (request, reply) => {
    const checkout = find(request)
    if (!checkout) return notFound(reply)
    checkout.isSettled = true
    return checkoutDocument(office, checkout, originOf(request))
  })

  app.delete('/checkouts/:id', async (request, reply) => {
    const checkout = find(request)
    if (!checkout) return notFound(reply)
    if (checkoutStatus(office, checkout) === 'succeeded') return reply.status(422).send({ errors: 'captured' })
    checkout.isReleased = true
    return checkoutDocument(office, checkout, originOf(request))
  })

  app.post('/refunds', async (request, reply) => {
    const body = asFields(request.body)
    if (digest('refund', body, secret) !== body['signature'])
      return reply.status(422).send({ errors: { signature: 'invalid' } })
    return answerOnce(office, request, reply, async () => {
      const checkout = office.checkouts.get(String(body['checkout_id']))
      if (!checkout || checkoutStatus(office, checkout) !== 'succeeded')
        return reply.status(422).send({ errors: 'not captured' })
      if (!refundPart(checkout, Number(body['amount']))) return reply.status(422).send({ errors: 'too much' })
      const { amount, currency, external_id } = body
      return sign('refund', { object: 'refund', amount, currency, external_id, iban: '', status: 'processing' }, secret)
    })
  })
}

function remember(office: Office, body: Readonly<Record<string, unknown>>): Checkout {
  const amountMinor = Number(body['amount'])
  const externalId = String(body['external_id'])
  const checkout: Checkout = {
    id: String(randomInt(1_000_000, 999_999_999)),
    shopOrderId: externalId,
    amountMinor,
    currency: String(body['currency']),
    scenario: office.scenarios.choose(externalId, amountMinor),
    // A bank transfer may still arrive for six days.
    expiresAt: new Date(office.clock.now().getTime() + OPEN_MS),
    outcome: 'open',
    paidAt: undefined,
    isSettled: false,
    isReleased: false,
    after: 'nothing',
    statusCalls: 0,
    redirectUrl: String(body['redirect_url']),
  }
  office.checkouts.set(checkout.id, checkout)
  return checkout
}
