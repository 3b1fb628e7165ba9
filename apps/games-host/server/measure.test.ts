import fastify from 'fastify'
import { expect, it } from 'vitest'
import { measure } from './measure.ts'

it('measures by route on a listener of its own', async () => {
  const app = fastify()
  const operations = measure(app, { operationsPort: 0, host: '127.0.0.1' })
  app.get('/:key', async () => 'a game')
  await app.inject('/CertAKaca')
  const { body } = await operations.inject('/metrics')
  expect(body).toContain('route="/:key"')
  expect(body).not.toContain('CertAKaca')
  expect((await app.inject('/metrics')).body).toBe('a game')
  await app.close()
})
