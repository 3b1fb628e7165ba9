import type { FastifyInstance, FastifyReply } from 'fastify'
import { escapeHtml } from '#providers/kit/html.ts'
import { failOnce, hold } from '#providers/kit/faults.ts'
import { expireIfDue, shownAmount, shownOutcome } from '#providers/kit/orders.ts'
import type { GpGateway, GpOrder } from './gateway.ts'
import { isSignedWith, signWith } from './signed-fields.ts'

type Pair = readonly [name: string, value: string]

const HELD_CALLS = 2

/** What an operation needs of an order's status, and what becomes of the order. */
const MOVES = {
  processCapture: { from: ['PENDING_CAPTURE'], after: 'nothing' },
  processAuthorizationReverse: { from: ['PENDING_CAPTURE'], after: 'reversed' },
  processRefund: { from: ['CAPTURED'], after: 'refunded' },
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

    const order = gateway.orders.get(value('paymentNumber'))
    if (!order) return fault(15, 1)
    order.statusCalls += 1
    expireIfDue(order, gateway.clock.now())
    const { scenario, statusCalls } = order
    if (scenario === 'timeout_status' && statusCalls <= HELD_CALLS) return hold(reply, gateway.settings.holdMs)
    if (failOnce(reply, scenario, statusCalls, '<html>Service unavailable</html>')) return reply

    const move = Object.entries(MOVES).find(([name]) => name === operation)?.[1]
    if (move && !move.from.some((status) => status === statusOf(gateway, order))) return fault(20, 0)
    if (move) order.after = move.after
    if (operation === 'processCapture') order.isSettled = true
    return sendState(gateway, reply, { operation, messageId: value('messageId'), order })
  })
}

const XML = 'text/xml; charset=utf-8'

function statusOf({ clock, settings }: GpGateway, order: GpOrder): string {
  if (order.after === 'reversed') return 'REVERSED'
  if (order.after === 'refunded') return 'REFUNDED'
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
          ['paymentMethod', 'CRD'],
          ['panMasked', '400000******0006'],
          ['paymentAmount', String(shownAmount(order))],
          ['captureAmount', String(status === 'CAPTURED' ? shownAmount(order) : 0)],
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

function sendFault(
  gateway: GpGateway,
  reply: FastifyReply,
  messageId: string,
  prcode: number,
  srcode: number,
): FastifyReply {
  const fields: Pair[] = [
    ['messageId', messageId],
    ['primaryReturnCode', String(prcode)],
    ['secondaryReturnCode', String(srcode)],
  ]
  const signature = signWith(gateway.settings.gatewayPrivatePem, fields.map(([, text]) => text).join('|'))
  return reply
    .status(500)
    .type(XML)
    .send(
      envelope(
        '<soapenv:Fault><faultcode>soapenv:Server</faultcode><faultstring>failed</faultstring><detail>' +
          `<p:serviceException>${write([...fields, ['signature', signature]])}</p:serviceException>` +
          '</detail></soapenv:Fault>',
      ),
    )
}

function write(fields: readonly Pair[]): string {
  return fields.map(([name, text]) => `<t:${name}>${escapeHtml(text)}</t:${name}>`).join('')
}

function envelope(body: string): string {
  return (
    '<?xml version="1.0" encoding="UTF-8"?><soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/" ' +
    'xmlns:p="http://gpe.cz/pay/pay-ws/proc/v1" xmlns:t="http://gpe.cz/pay/pay-ws/proc/v1/type">' +
    `<soapenv:Body>${body}</soapenv:Body></soapenv:Envelope>`
  )
}

/** The operation that the body asks for and its leaves, in their order. */
function readMessage(xml: string): { readonly operation: string; readonly fields: readonly Pair[] } | undefined {
  const body = /<(?:\w+:)?Body[^>]*>([\s\S]*)<\/(?:\w+:)?Body>/.exec(xml)?.[1]
  const operation = /^\s*<(?:\w+:)?(\w+)/.exec(body ?? '')?.[1]
  if (!body || !operation) return undefined
  const leaves = [...body.matchAll(/<(?:\w+:)?(\w+)(?:\s[^>]*)?>([^<]*)<\/(?:\w+:)?\1>/g)]
  return { operation, fields: leaves.map(([, name, text]) => [name ?? '', text ?? ''] as const) }
}
