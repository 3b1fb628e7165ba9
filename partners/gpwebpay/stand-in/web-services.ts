import type { FastifyInstance, FastifyReply } from 'fastify'
import { failOnce, hold } from '#providers/kit/faults.ts'
import { expireIfDue, refundPart, shownAmount, shownOutcome } from '#providers/kit/orders.ts'
import type { GpGateway, GpOrder } from './gateway.ts'
import { serveKeptCard } from './kept-cards.ts'
import { isSignedWith, signWith } from './signed-fields.ts'
import { envelope, sendFault, write, XML, type Pair } from './soap-answers.ts'

const HELD_CALLS = 2

/** What an operation needs of an order's status, and what becomes of the order. */
const MOVES = {
  processCapture: { from: ['PENDING_CAPTURE'], after: 'nothing' },
  processAuthorizationReverse: { from: ['PENDING_CAPTURE'], after: 'reversed' },
  processRefund: { from: ['CAPTURED', 'PARTIAL_PAYMENT'], after: 'nothing' },
} as const

/** The SOAP endpoint: status, detail, capture, reverse, refund, echo. Every failure is a signed fault with HTTP 500. */
export function serveWebServices(app: FastifyInstance, gateway: GpGateway): void {
  app.addContentTypeParser('text/xml', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.post('/pay-ws/v1/PaymentService', async (request, reply) => {
    const message = readMessage(String(request.body))
    if (!message) return reply.status(500).type(XML).send(envelope('<soapenv:Fault/>'))
    const { operation, fields } = message
    if (operation === 'echo') return reply.type(XML).send(envelope('<p:echoResponse/>'))
    const value = (name: string) => fields.find(([one]) => one === name)?.[1] ?? ''
    const fault = (prcode: number, srcode: number) => sendFault(gateway, reply, value('messageId'), prcode, srcode)

    const signed = fields.filter(([name]) => name !== 'signature').map(([, text]) => text)
    if (value('merchantNumber') !== gateway.settings.merchantNumber) return fault(11, 0)
    if (!isSignedWith(gateway.settings.merchantPublicPem, signed.join('|'), value('signature'))) return fault(31, 34)
    if (gateway.messageIds.has(value('messageId'))) return fault(80, 0)
    gateway.messageIds.add(value('messageId'))

    const ofCard = await serveKeptCard(gateway, { request, reply, operation, value })
    if (ofCard) return ofCard
    const order = gateway.orders.get(value('paymentNumber'))
    if (!order) return fault(15, 1)
    order.statusCalls += 1
    expireIfDue(order, gateway.clock.now())
    const { scenario, statusCalls } = order
    if (scenario === 'timeout_status' && statusCalls <= HELD_CALLS) return hold(reply, gateway.settings.holdMs)
    if (failOnce(reply, scenario, statusCalls, '<html>Service unavailable</html>')) return reply

    const move = Object.entries(MOVES).find(([name]) => name === operation)?.[1]
    if (move && !move.from.some((status) => status === statusOf(gateway, order))) return fault(20, 0)
    if (operation === 'processRefund' && !refundPart(order, Number(value('amount')))) return fault(18, 6)
    else if (move && operation !== 'processRefund') order.after = move.after
    if (operation === 'processCapture') order.isSettled = true
    return sendState(gateway, reply, { operation, messageId: value('messageId'), order })
  })
}

function statusOf({ clock, settings }: GpGateway, order: GpOrder): string {
  if (order.after === 'reversed') return 'REVERSED'
  if (order.after === 'refunded') return 'REFUNDED'
  if (order.refundedMinor) return 'PARTIAL_PAYMENT'
  switch (shownOutcome(order, clock.now(), settings.lateMs)) {
    case 'open':
      return 'PENDING_AUTHORIZATION'
    case 'paid':
      return order.isCapturedAtOnce || order.isSettled ? 'CAPTURED' : 'PENDING_CAPTURE'
    default:
      return 'UNPAID'
  }
}

function sendState(
  gateway: GpGateway,
  reply: FastifyReply,
  of: { readonly operation: string; readonly messageId: string; readonly order: GpOrder },
): FastifyReply {
  const { operation, messageId, order } = of
  const status = statusOf(gateway, order)
  const isDetail = operation === 'getPaymentDetail'
  const fields: Pair[] = [
    ['messageId', messageId],
    ['state', status === 'CAPTURED' ? '8' : '1'],
    ['status', status],
    ...(isDetail
      ? ([
          ['paymentMethod', order.payMethod],
          ['panMasked', '400000******0006'],
          ['paymentAmount', String(shownAmount(order))],
          ['captureAmount', String(status === 'CAPTURED' ? shownAmount(order) : 0)],
          ...(order.token !== undefined && gateway.tokens.has(order.token)
            ? ([
                ['panToken', order.token],
                ['panPattern', '400000******0006'],
                ['panExpiry', '3912'],
              ] as const)
            : []),
        ] as const)
      : []),
  ]
  const { gatewayPrivatePem, strangerPrivatePem } = gateway.settings
  const isFirst = order.statusCalls === 1
  const key = order.scenario === 'status_wrong_key' && isFirst ? strangerPrivatePem : gatewayPrivatePem
  const signature = signWith(key, fields.map(([, text]) => text).join('|'))
  const element = operation === 'processRefund' ? 'refundRequestResponse' : 'stateResponse'
  const inner = write([...fields, ['signature', signature]])
  return reply
    .type(XML)
    .send(envelope(`<p:${operation}Response><p:${element}>${inner}</p:${element}></p:${operation}Response>`))
}

/** The operation of the body and its leaf elements, in order. */
function readMessage(xml: string): { readonly operation: string; readonly fields: readonly Pair[] } | undefined {
  const body = /<(?:\w+:)?Body[^>]*>([\s\S]*)<\/(?:\w+:)?Body>/.exec(xml)?.[1]
  const operation = /^\s*<(?:\w+:)?(\w+)/.exec(body ?? '')?.[1]
  if (!body || !operation) return undefined
  const leaves = [...body.matchAll(/<(?:\w+:)?(\w+)(?:\s[^>]*)?>([^<]*)<\/(?:\w+:)?\1>/g)]
  return { operation, fields: leaves.map(([, name, text]) => [name ?? '', text ?? ''] as const) }
}
