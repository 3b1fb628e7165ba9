import type { FastifyReply, FastifyRequest } from 'fastify'
import { hold } from '#providers/kit/faults.ts'
import { press } from '#providers/kit/orders.ts'
import type { GpGateway } from './gateway.ts'
import { remember } from './order-do.ts'
import { signWith } from './signed-fields.ts'
import { envelope, sendFault, write, XML, type Pair } from './soap-answers.ts'

type CardRequest = {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly operation: string
  readonly value: (name: string) => string
}

/** Tokens of cards: their status, their end, and payments with them. Undefined for every other operation. */
export function serveKeptCard(
  gateway: GpGateway,
  asked: CardRequest,
): FastifyReply | Promise<FastifyReply> | undefined {
  const { reply, operation, value } = asked
  const token = value('tokenData')
  switch (operation) {
    case 'getTokenStatus':
      return answer(gateway, asked, [['status', gateway.tokens.has(token) ? 'ACTIVE' : 'REVOKED']])
    case 'processTokenRevoke':
      return gateway.tokens.delete(token)
        ? answer(gateway, asked, [['status', 'REVOKED']])
        : sendFault(gateway, reply, value('messageId'), 15, 0)
    case 'processCardOnFilePayment':
      return gateway.tokens.has(token)
        ? chargeToken(gateway, asked)
        : sendFault(gateway, reply, value('messageId'), 15, 0)
    default:
      return undefined
  }
}

/** Charges a stored card; in `challenge` its bank requires the holder first, on the page of the order. */
function chargeToken(gateway: GpGateway, asked: CardRequest): FastifyReply | Promise<FastifyReply> {
  const { request, reply, value } = asked
  const fault = (prcode: number, srcode: number, more: readonly Pair[] = []) =>
    sendFault(gateway, reply, value('messageId'), prcode, srcode, more)
  if (gateway.orders.has(value('paymentNumber'))) return fault(14, 0)
  const order = remember(
    gateway,
    {
      ORDERNUMBER: value('paymentNumber'),
      MERORDERNUM: value('paymentNumber'),
      AMOUNT: value('amount'),
      CURRENCY: value('currencyCode'),
      URL: value('returnUrl'),
      DEPOSITFLAG: value('captureFlag'),
    },
    'GET',
  )
  if (order.scenario === 'challenge') {
    const link = `${request.protocol}://${request.host}/pgw/pay/${order.id}`
    return fault(300, 0, [['authenticationLink', link]])
  }
  press(order, 'pay', gateway.clock.now())
  // The response is lost on the way, though the card was charged.
  if (order.scenario === 'timeout_create') return hold(reply, gateway.settings.holdMs)
  if (order.outcome !== 'paid') return fault(30, 1002)
  return answer(gateway, asked, [
    ['authCode', '123456'],
    ['tokenData', value('tokenData')],
  ])
}

function answer(gateway: GpGateway, { reply, operation, value }: CardRequest, more: readonly Pair[]): FastifyReply {
  const fields: Pair[] = [['messageId', value('messageId')], ...more]
  const signature = signWith(gateway.settings.gatewayPrivatePem, fields.map(([, text]) => text).join('|'))
  const element = `${operation.replace(/^(get|process)/, '').replace(/^./, (letter) => letter.toLowerCase())}Response`
  const inner = write([...fields, ['signature', signature]])
  return reply
    .type(XML)
    .send(envelope(`<p:${operation}Response><p:${element}>${inner}</p:${element}></p:${operation}Response>`))
}
