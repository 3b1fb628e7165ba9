import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { asFields, buildSandbox } from '../kit/sandbox.ts'
import { makeReports, type ReportTo } from './reports.ts'

type Message = {
  readonly id: string
  readonly ref: string
  readonly to: string
  readonly text: string
  readonly sender: string
}

/**
 * A gateway for text messages that sends none: received messages are read at `GET /__sandbox/sms?to=`. Numbers that end
 * in 0005 are rejected finally, in 0006 fail once with 503, in 0007 always, in 0008 are answered without an id. With
 * `reportTo` it reports the delivery of each message (see `reports.ts`).
 */
export function buildSmsGateway(options: { readonly apiKey: string; readonly reportTo?: ReportTo }): FastifyInstance {
  const { apiKey, reportTo } = options
  const messages: Message[] = []
  const failedOnce = new Set<string>()
  const { app, clock } = buildSandbox({
    name: 'sms',
    forget: () => {
      messages.length = 0
      failedOnce.clear()
      reports.clear()
    },
  })

  const reports = makeReports(reportTo, clock)

  app.post('/sms/v1/messages', async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${apiKey}`) return reply.status(401).send({ error: 'UNAUTHORISED' })
    const { to, text, sender, ref } = asFields(request.body)
    if (typeof to !== 'string' || !/^\+\d{8,15}$/.test(to) || typeof text !== 'string' || typeof ref !== 'string')
      return reply.status(400).send({ error: 'INVALID_REQUEST' })
    if (to.endsWith('0005')) return reply.status(422).send({ error: 'REJECTED' })
    if (to.endsWith('0007') || (to.endsWith('0006') && !failedOnce.has(ref))) {
      failedOnce.add(ref)
      return reply.status(503).send({ error: 'BUSY' })
    }
    if (to.endsWith('0008')) return reply.status(202).send({ parts: 1 })
    const known = messages.find((message) => message.ref === ref)
    const message = known ?? { id: randomUUID(), ref, to, text, sender: String(sender) }
    if (!known) {
      messages.push(message)
      await reports.begin(message)
    }
    return reply.status(202).send({ id: message.id, parts: partsOf(text) })
  })

  // What is due by the stand-in's clock is reported now.
  app.post('/__sandbox/reports', async () => ({ sent: await reports.sendDue() }))
  app.get<{ Querystring: { to?: string } }>('/__sandbox/sms', ({ query }) => ({
    messages: messages.filter(({ to }) => query.to === undefined || to === query.to),
  }))
  return app
}

/** 160 characters of the plain alphabet, 70 of any other; 153 and 67 where there are several parts. */
function partsOf(text: string): number {
  // oxlint-disable-next-line no-control-regex -- the plain alphabet includes the line feed
  const isPlain = /^[\x0a\x20-\x7e]*$/.test(text)
  const [one, each] = isPlain ? [160, 153] : [70, 67]
  return text.length <= one ? 1 : Math.ceil(text.length / each)
}
