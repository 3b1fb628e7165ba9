import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { storeKeyPair, makeKeyPair } from '#providers/kit/key-pairs.ts'
import { serveOrderPage } from '#providers/kit/order-page.ts'
import { settleOrders } from '#providers/kit/orders.ts'
import { asFields, buildSandbox } from '#providers/kit/sandbox.ts'
import type { GpGateway } from './gateway.ts'
import { serveOrder } from './order-do.ts'
import { PARTNER, sendBack } from './send-back.ts'
import { readDayListOptions } from '#providers/kit/day-list.ts'
import { serveTakeBack } from '#providers/kit/take-back.ts'
import { serveWebServices } from './web-services.ts'
import { writeAdvice } from './write-advice.ts'

export type GpWebPayOptions = {
  /** Folder of its keys: the adapter needs `merchant.key.pem` and `gateway.pub.pem`. */
  readonly keysFolder: string
  readonly merchantNumber?: string
  readonly holdMs?: number
  readonly lateMs?: number
}

/** The folder of GP webpay's keys inside the data folder of the stand-ins. */
export function gpWebPayKeysFolder(dataFolder: string): string {
  return join(dataFolder, 'gpwebpay')
}

/** A stand-in of GP webpay: order.do and the web services. Not listening yet. */
export function buildGpWebPay({
  keysFolder,
  merchantNumber = '9999999999',
  holdMs = 60_000,
  lateMs = 600_000,
}: GpWebPayOptions): FastifyInstance {
  const orders: GpGateway['orders'] = new Map()
  const closedPayMethods: GpGateway['closedPayMethods'] = new Set()
  const messageIds: GpGateway['messageIds'] = new Set()
  const tokens: GpGateway['tokens'] = new Set()
  const oldReturns: GpGateway['oldReturns'] = []
  const { app, clock, scenarios } = buildSandbox({
    name: 'gpwebpay',
    forget: () => {
      orders.clear()
      closedPayMethods.clear()
      messageIds.clear()
      tokens.clear()
      oldReturns.length = 0
    },
  })
  const gateway: GpGateway = {
    settings: {
      merchantNumber,
      merchantPublicPem: storeKeyPair(keysFolder, 'merchant').publicPem,
      gatewayPrivatePem: storeKeyPair(keysFolder, 'gateway').privatePem,
      strangerPrivatePem: makeKeyPair().privatePem,
      holdMs,
      lateMs,
    },
    clock,
    scenarios,
    orders,
    closedPayMethods,
    messageIds,
    tokens,
    oldReturns,
  }
  serveOrder(app, gateway)
  serveOrderPage(app, {
    partner: PARTNER,
    path: '/pgw/pay',
    find: (id) => orders.get(id),
    now: clock.now,
    sendBack: (order, reply) => sendBack(gateway, order, reply),
  })
  serveWebServices(app, gateway)
  serveTakeBack(app, { find: (id) => orders.get(id) })
  app.post('/__sandbox/settle', () => ({ settled: settleOrders(orders.values()) }))
  app.post('/__sandbox/close-pay-method', ({ body }) => {
    closedPayMethods.add(String(asFields(body)['payMethod']))
    return {}
  })
  app.get('/__sandbox/advice', ({ query }, reply) =>
    reply.type('text/plain').send(writeAdvice(orders.values(), merchantNumber, readDayListOptions(asFields(query)))),
  )
  return app
}
