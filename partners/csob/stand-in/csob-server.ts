import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { storeKeyPair, makeKeyPair } from '#providers/kit/key-pairs.ts'
import { asFields, buildSandbox } from '#providers/kit/sandbox.ts'
import type { Bank } from './bank.ts'
import { serveButton } from './button.ts'
import { STATUS, type CardPayment, type Status } from './card-payments.ts'
import { serveInit } from './init.ts'
import { serveOneclick } from './oneclick.ts'
import { serveEcho, serveOperations } from './operations.ts'
import { serveCardPage, serveProcess } from './pay.ts'
import { serveStatus } from './status.ts'

export const CSOB_BASE_PATH = '/api/v1.9'

export type CsobOptions = {
  /** Folder of its keys: the adapter needs `merchant.key.pem` and `bank.pub.pem`. */
  readonly keysFolder: string
  readonly merchantId?: string
  readonly holdMs?: number
  readonly lateMs?: number
}

/** The folder of ČSOB's keys inside the data folder of the stand-ins. */
export function csobKeysFolder(dataFolder: string): string {
  return join(dataFolder, 'csob')
}

/** A stand-in of the ČSOB gateway, eAPI 1.9. Not listening yet. */
export function buildCsob({
  keysFolder,
  merchantId = 'M1MIPS0000',
  holdMs = 60_000,
  lateMs = 600_000,
}: CsobOptions): FastifyInstance {
  const payments = new Map<string, CardPayment>()
  const initCalls = new Map<string, number>()
  const oldReturns: Bank['oldReturns'] = []
  const { app, clock, scenarios } = buildSandbox({
    name: 'csob',
    forget: () => {
      payments.clear()
      initCalls.clear()
      oldReturns.length = 0
    },
  })
  const settings = {
    merchantId,
    merchantPublicPem: storeKeyPair(keysFolder, 'merchant').publicPem,
    bankPrivatePem: storeKeyPair(keysFolder, 'bank').privatePem,
    strangerPrivatePem: makeKeyPair().privatePem,
    holdMs,
    lateMs,
  }
  const bank: Bank = { settings, clock, scenarios, payments, initCalls, oldReturns }

  void app.register(
    async (api) => {
      serveInit(api, bank)
      serveStatus(api, bank)
      serveOperations(api, bank)
      serveEcho(api, bank)
      serveOneclick(api, bank)
      serveButton(api, bank)
      serveProcess(api, bank)
    },
    { prefix: CSOB_BASE_PATH },
  )
  serveCardPage(app, bank)
  serveSettling(app, bank)
  serveTakeBack(app, bank)
  return app
}

const NEXT_DAY: Partial<Record<Status, Status>> = {
  [STATUS.waitingForSettlement]: STATUS.settled,
  [STATUS.refundInProgress]: STATUS.refunded,
}

/** The bank's nightly processing: 7 → 8 and 9 → 10, for one payment or for all. */
function serveSettling(app: FastifyInstance, bank: Bank): void {
  app.post('/__sandbox/settle', (request) => {
    const { payId } = asFields(request.body)
    const paid = [...bank.payments.values()].filter(
      (payment) => payment.paidAt && (payId === undefined || payment.payId === payId),
    )
    for (const payment of paid) payment.status = NEXT_DAY[payment.status] ?? payment.status
    return { settled: paid.length }
  })
}

/** A card's holder disputes a payment and its bank takes it back, without being asked by the shop. */
function serveTakeBack(app: FastifyInstance, { payments }: Bank): void {
  app.post('/__sandbox/take-back', (request, reply) => {
    const payment = payments.get(String(asFields(request.body)['orderId']))
    if (payment?.status !== STATUS.settled && payment?.status !== STATUS.waitingForSettlement)
      return reply.status(400).send({ problem: 'orderId (payId) of a paid payment is needed' })
    payment.status = STATUS.refunded
    return { done: true }
  })
}
