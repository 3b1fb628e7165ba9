import type { FastifyInstance, FastifyReply } from 'fastify'
import { escapeHtml, htmlPage } from './html.ts'
import { expireIfDue, press, type Action, type Order } from './orders.ts'
import { asFields } from './sandbox.ts'

const HTML = 'text/html; charset=utf-8'
const ACTIONS: readonly Action[] = ['pay', 'decline', 'cancel', 'nothing']

/**
 * The page where a customer pays, with the outcomes as buttons for people and browser tests.
 * @param sendBack sends the browser back to the shop; the order has ended
 */
export function serveOrderPage<O extends Order>(
  app: FastifyInstance,
  options: {
    readonly partner: string
    readonly path: string
    readonly find: (id: string) => O | undefined
    readonly now: () => Date
    readonly sendBack: (order: O, reply: FastifyReply) => Promise<FastifyReply>
  },
): void {
  const { partner, find, now, sendBack } = options
  const show = (reply: FastifyReply, title: string, sentence: string) =>
    reply.type(HTML).send(messagePage(partner, title, sentence))
  const unknown = (reply: FastifyReply) =>
    show(reply.status(404), 'No such payment', 'The partner does not know this payment.')

  app.get<{ Params: { id: string } }>(`${options.path}/:id`, async (request, reply) => {
    const order = find(request.params.id)
    if (!order) return unknown(reply)
    expireIfDue(order, now())
    if (order.outcome !== 'open') return show(reply, 'This payment has ended', 'You can close this page.')
    return reply.type(HTML).send(orderPage(partner, order))
  })

  app.post<{ Params: { id: string } }>(`${options.path}/:id`, async (request, reply) => {
    const order = find(request.params.id)
    if (!order) return unknown(reply)
    const { action } = asFields(request.body)
    press(order, ACTIONS.find((one) => one === action) ?? 'nothing', now())
    if (order.outcome === 'open')
      return show(reply, 'Nothing was done', 'The payment stays open until its time is up. You can close this page.')
    return sendBack(order, reply)
  })
}

/** A page with one message and no links. */
export function messagePage(partner: string, title: string, sentence: string): string {
  return htmlPage({
    title: `${title} – ${partner} stand-in`,
    language: 'en',
    body: `<main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(sentence)}</p></main>`,
  })
}

/** Sends the browser back by a form, automatically where scripts run and by a button otherwise. */
export function formPage(partner: string, url: string, fields: Readonly<Record<string, string>>): string {
  const inputs = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('\n')
  return htmlPage({
    title: `Back to the shop – ${partner} stand-in`,
    language: 'en',
    body: `<main><h1>Back to the shop</h1>
<form method="post" action="${escapeHtml(url)}" id="back">
${inputs}
<button>Continue</button>
</form></main>
<script>document.getElementById('back').submit()</script>`,
  })
}

function orderPage(partner: string, { shopOrderId, amountMinor, currency }: Order): string {
  const amount = new Intl.NumberFormat('en', { style: 'currency', currency }).format(amountMinor / 100)
  return htmlPage({
    title: `Payment – ${partner} stand-in`,
    language: 'en',
    body: `<main>
<h1>Payment</h1>
<p class="notice">This is a local stand-in of ${escapeHtml(partner)}. No money moves.</p>
<dl><dt>Order</dt><dd>${escapeHtml(shopOrderId)}</dd>
<dt>Amount</dt><dd><strong>${escapeHtml(amount)}</strong></dd></dl>
<form method="post">
<button name="action" value="pay">Pay</button>
<button name="action" value="decline">Decline</button>
<button name="action" value="cancel">Cancel</button>
<button name="action" value="nothing">Do nothing</button>
</form>
</main>`,
  })
}
