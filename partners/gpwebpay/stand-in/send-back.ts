import type { FastifyReply } from 'fastify'
import { send } from '#providers/kit/deliver.ts'
import { formPage, messagePage } from '#providers/kit/order-page.ts'
import type { GpGateway, GpOrder } from './gateway.ts'
import { RETURN_ORDER, signWith, textOf, type Fields } from './signed-fields.ts'

export const PARTNER = 'GP webpay'
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

/** PRCODE, SRCODE and RESULTTEXT of what happened on the page. */
const CODES = {
  paid: [0, 0, 'OK'],
  declined: [30, 1002, 'Declined in the authorisation centre'],
  cancelled: [50, 0, 'The cardholder cancelled the payment'],
  expired: [35, 0, 'Session expired'],
  open: [1000, 0, 'Technical problem'],
} as const satisfies Record<GpOrder['outcome'], readonly [number, number, string]>

/** Sends the browser back to the shop with a signed status of the order, or with what the scenario makes of it. */
export async function sendBack(gateway: GpGateway, order: GpOrder, reply: FastifyReply): Promise<FastifyReply> {
  const { scenario, url, token } = order
  if (token !== undefined && order.outcome === 'paid') gateway.tokens.add(token)
  const word = scenario === 'late_success' && order.outcome === 'paid' ? 'expired' : order.outcome
  const fields = returnFields(gateway, order, CODES[word])
  const post = (extra: Fields) => send({ url, headers: FORM, body: new URLSearchParams(extra).toString() })

  if (scenario === 'dup_callback') await Promise.all([post(fields), post(fields)])
  if (scenario === 'bad_signature')
    await post(returnFields(gateway, order, CODES.paid, gateway.settings.strangerPrivatePem))
  if (scenario === 'replay') for (const old of gateway.oldReturns) await post(old.fields)
  gateway.oldReturns.push({ url, fields })
  if (scenario === 'lost_callback')
    return reply.type(HTML).send(messagePage(PARTNER, 'Payment finished', 'The way back to the shop is lost.'))
  return goBack(order.returnMethod, url, fields, reply)
}

/** A refused order is sent back at once, signed like any other. */
export function sendRefusal(
  gateway: GpGateway,
  refusal: {
    readonly fields: Fields
    readonly returnMethod: 'GET' | 'POST'
    readonly prcode: number
    readonly srcode: number
    readonly text: string
  },
  reply: FastifyReply,
): Promise<FastifyReply> | FastifyReply {
  const { ORDERNUMBER = '', MERORDERNUM, MD, URL = '' } = refusal.fields
  if (!/^https?:/.test(URL)) return reply.status(400).send(`PRCODE ${refusal.prcode}: no way back`)
  const order = { id: ORDERNUMBER, merOrderNum: MERORDERNUM, md: MD, scenario: 'success' } as const
  const fields = returnFields(gateway, order, [refusal.prcode, refusal.srcode, refusal.text])
  return goBack(refusal.returnMethod, URL, fields, reply)
}

const HTML = 'text/html; charset=utf-8'

async function goBack(method: 'GET' | 'POST', url: string, fields: Fields, reply: FastifyReply): Promise<FastifyReply> {
  if (method === 'POST') return reply.type(HTML).send(formPage(PARTNER, url, fields))
  const back = new URL(url)
  for (const [name, value] of Object.entries(fields)) back.searchParams.set(name, value)
  return reply.redirect(back.href, 303)
}

function returnFields(
  gateway: GpGateway,
  order: Pick<GpOrder, 'id' | 'merOrderNum' | 'md' | 'scenario'> & Partial<Pick<GpOrder, 'token'>>,
  [prcode, srcode, text]: readonly [number, number, string],
  privatePem = gateway.settings.gatewayPrivatePem,
): Fields {
  const { merchantNumber } = gateway.settings
  const fields: Fields = {
    OPERATION: 'CREATE_ORDER',
    ORDERNUMBER: order.id,
    ...(order.merOrderNum === undefined ? {} : { MERORDERNUM: order.merOrderNum }),
    // In `another_order` the status is validly signed, and about somebody else's payment.
    ...(order.md === undefined ? {} : { MD: order.scenario === 'another_order' ? btoa('another order') : order.md }),
    PRCODE: String(prcode),
    SRCODE: String(srcode),
    RESULTTEXT: text,
    ...(order.token !== undefined && gateway.tokens.has(order.token)
      ? {
          USERPARAM1: 'T',
          TOKEN: order.token,
          EXPIRY: '3912',
          PANPATTERN: '400000******0006',
          TOKENREGSTATUS: 'CREATED',
        }
      : {}),
  }
  const signed = textOf(RETURN_ORDER, fields)
  // The second digest contains the shop; in `wrong_digest1` it is another one.
  const shop = order.scenario === 'wrong_digest1' ? '1111111111' : merchantNumber
  return { ...fields, DIGEST: signWith(privatePem, signed), DIGEST1: signWith(privatePem, `${signed}|${shop}`) }
}
