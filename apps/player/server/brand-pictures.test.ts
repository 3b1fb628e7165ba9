import Fastify from 'fastify'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { readPicture, readTheme } from '#config/read-texts.ts'
import { targets } from '#config/targets.ts'
import { serveBrandPictures } from './brand-pictures.ts'

const [target] = targets

it.each([
  ['icon-192', 192, 192],
  ['icon-512', 512, 512],
  ['icon-maskable-512', 512, 512],
  ['apple-touch-icon', 180, 180],
  ['share', 1200, 630],
])('%s is a picture of its size, with something drawn on it', async (name, width, height) => {
  const app = Fastify()
  const [icon, logo] = [readPicture(target, 'icon'), readPicture(target, 'logo')]
  serveBrandPictures(app, async () => ({ icon, logo, background: readTheme(target).bg, cacheControl: 'no-cache' }))
  const answer = await app.inject({ url: `/${name}.png` })
  expect(answer.headers['content-type']).toBe('image/png')
  const picture = sharp(answer.rawPayload)
  expect(await picture.metadata()).toMatchObject({ format: 'png', width, height })
  expect((await picture.stats()).entropy).toBeGreaterThan(0)
  await app.close()
})
