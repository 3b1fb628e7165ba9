import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { picturesHere } from '#pictures'
import { serveGameArt } from './game-art.ts'

const catalogue = join(import.meta.dirname, '../../../games/catalogue')

it('caches keep a picture only until they have asked again, and the lack of one not at all', async () => {
  const app = Fastify()
  await app.register(fastifyStatic, { root: catalogue, serve: false, cacheControl: false })
  serveGameArt(app, catalogue, picturesHere)
  const url = '/art/OvocnyKolotoc/icon.webp'
  const { statusCode, headers } = await app.inject({ url })
  expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=0, must-revalidate'])
  const again = await app.inject({ url, headers: { 'if-none-match': String(headers.etag) } })
  expect(again.statusCode).toBe(304)
  for (const missing of ['/art/NewGame/icon.webp', '/art/OvocnyKolotoc/secret.webp', '/art/x/share.jpg']) {
    const answer = await app.inject({ url: missing })
    expect([answer.statusCode, answer.headers['cache-control']], missing).toEqual([404, 'no-store'])
  }
  await app.close()
})
