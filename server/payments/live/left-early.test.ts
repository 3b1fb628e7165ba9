import { once } from 'node:events'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { openPaymentStream } from './payment-stream.ts'

it('counts no browser that left before it was let in', async () => {
  const stream = openPaymentStream({ onError: () => undefined })
  const app = fastify()
  const joined: boolean[] = []
  let arrive: () => void
  app.get('/:who', async ({ params, raw }, reply) => {
    if ((params as { who: string }).who === 'leaves') {
      arrive()
      await once(raw.socket, 'close')
    }
    const isIn = stream.join(7, { reply, isSignedIn: async () => true })
    joined.push(isIn)
    return isIn ? reply : reply.code(429).send()
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  for (let index = 1; index <= 6; index += 1) {
    const gone = new AbortController()
    const arrived = new Promise<void>((resolve) => (arrive = resolve))
    const left = fetch(`${origin}/leaves`, { signal: gone.signal }).catch(() => 'gone')
    await arrived
    gone.abort()
    expect(await left).toBe('gone')
    await expect.poll(() => joined.length).toBe(index)
  }
  const stays = await fetch(`${origin}/stays`)
  expect(stays.status).toBe(200)
  stream.close()
  await stays.text()
  await app.close()
})
