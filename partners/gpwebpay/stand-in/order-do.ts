import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hold } from '#providers/kit/faults.ts'
import { asFields } from '#providers/kit/sandbox.ts'
import type { GpGateway, GpOrder } from './gateway.ts'
import { sendRefusal } from './send-back.ts'
import { isSignedWith, REQUEST_ORDER, textOf, type Fields } from './signed-fields.ts'

const SESSION_MS = 1_800_000
const CURRENCIES: Readonly<Record<string, string>> = { '203': 'CZK', '978': 'EUR' }

/** Field, its rule, and the number by which SRCODE names it (providers §2.5). */
const RULES: readonly (readonly [name: string, rule: RegExp, srcode: number])[] = [
  ['OPERATION', /^CREATE_ORDER$/, 12],
  ['ORDERNUMBER', /^\d{1,15}$/, 1],
  ['AMOUNT', /^[1-9]\d{0,14}$/, 6],
  ['CURRENCY', /^(203|978)$/, 7],
  ['DEPOSITFLAG', /^[01]$/, 8],
  ['URL', /^https?:\/\/.{1,290}$/, 24],
]
const OPTIONAL_RULES: typeof RULES = [
  ['MERORDERNUM', /^\d{1,30}$/, 10],
  ['DESCRIPTION', /^[\x20-\x7e]{1,255}$/, 26],
  ['MD', /^[\x20-\x7e]{1,255}$/, 25],
  // No number of this field is known from elsewhere.
  ['PAYMETHOD', /^(?:CRD|APAY|GPAY|BTN360CS-\d{4})$/, 0],
]

/** order.do: checks the signature, then the fields, then shows the payment page. */
export function serveOrder(app: FastifyInstance, gateway: GpGateway): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const fields = textFields(request.method === 'GET' ? request.query : request.body)
    const returnMethod = request.method === 'GET' ? 'GET' : 'POST'
    const { merchantNumber, merchantPublicPem } = gateway.settings
    if (fields['MERCHANTNUMBER'] !== merchantNumber) return reply.status(400).send('PRCODE 11: unknown merchant')
    if (!isSignedWith(merchantPublicPem, textOf(REQUEST_ORDER, fields), fields['DIGEST']))
      return reply.status(400).send('PRCODE 31: wrong digest')
    const refuse = (prcode: number, srcode: number, text: string) =>
      sendRefusal(gateway, { fields, returnMethod, prcode, srcode, text }, reply)
    const missing = RULES.find(([name]) => !fields[name])
    if (missing) return refuse(5, missing[2], 'Required field is missing')
    const wrong = [...RULES, ...OPTIONAL_RULES].find(([name, rule]) => fields[name] && !rule.test(fields[name]))
    if (wrong) return refuse(3, wrong[2], 'Wrong content of field')
    if (gateway.orders.has(fields['ORDERNUMBER'] ?? '')) return refuse(14, 0, 'Duplicate order number')
    if (gateway.closedPayMethods.has(fields['PAYMETHOD'] ?? '')) return refuse(85, 0, 'Forbidden by merchant rules')

    const order = remember(gateway, fields, returnMethod)
    if (order.scenario === 'timeout_create') return hold(reply, gateway.settings.holdMs)
    return reply.redirect(`/pgw/pay/${order.id}`, 303)
  }
  app.get('/pgw/order.do', answer)
  app.post('/pgw/order.do', answer)
}

/** Stores an order of the browser, or of a card that is charged without one. */
export function remember(gateway: GpGateway, fields: Fields, returnMethod: 'GET' | 'POST'): GpOrder {
  const { USERPARAM1 } = fields
  const {
    ORDERNUMBER = '',
    AMOUNT = '',
    CURRENCY = '',
    URL = '',
    DEPOSITFLAG,
    MERORDERNUM,
    MD,
    PAYMETHOD = 'CRD',
  } = fields
  const amountMinor = Number(AMOUNT)
  const order: GpOrder = {
    id: ORDERNUMBER,
    shopOrderId: ORDERNUMBER,
    amountMinor,
    currency: CURRENCIES[CURRENCY] ?? 'CZK',
    scenario: gateway.scenarios.choose(ORDERNUMBER, amountMinor),
    expiresAt: new Date(gateway.clock.now().getTime() + SESSION_MS),
    outcome: 'open',
    paidAt: undefined,
    isSettled: false,
    after: 'nothing',
    statusCalls: 0,
    url: URL,
    merOrderNum: MERORDERNUM,
    md: MD,
    returnMethod,
    payMethod: PAYMETHOD,
    isCapturedAtOnce: DEPOSITFLAG === '1',
    // A wallet of a device gives a number of its own for each payment: no card stands behind it that could be charged again.
    token: USERPARAM1 === 'T' && PAYMETHOD === 'CRD' ? randomBytes(20).toString('hex').toUpperCase() : undefined,
  }
  gateway.orders.set(order.id, order)
  return order
}

function textFields(value: unknown): Fields {
  return Object.fromEntries(
    Object.entries(asFields(value)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
