import fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keepListenersApart, type ListenerName, type ListenerPorts } from './listen-apart.ts'

const TRACE = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
const app = fastify()
let ports: ListenerPorts
beforeAll(async () => {
  const apart = keepListenersApart(app)
  app.get('/trace', { config: { isOnEveryListener: true } }, async ({ headers }) => ({
    trace: headers['traceparent'] ?? null,
  }))
  ports = await apart.listen({ host: '127.0.0.1', ports: { public: 0, staff: 0, internal: 0, operations: 0 } })
})
afterAll(() => app.close())

it.each<[ListenerName, string | null]>([
  ['public', TRACE],
  ['staff', TRACE],
  ['internal', null],
  ['operations', null],
])('the listener %s takes the trace %s', async (name, trace) => {
  const answer = await fetch(`http://127.0.0.1:${ports[name]}/trace`, { headers: { traceparent: TRACE } })
  expect(await answer.json()).toEqual({ trace })
})
