import Fastify from 'fastify'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { readPicture, readTheme } from '#config/read-texts.ts'
import { targets } from '#config/targets.ts'
import { picturesHere, PicturesUnavailable } from '#pictures'
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
  serveBrandPictures(app, picturesHere, async () => ({
    icon,
    logo,
    background: readTheme(target).bg,
    cacheControl: 'no-cache',
  }))
  const answer = await app.inject({ url: `/${name}.png` })
  expect(answer.headers['content-type']).toBe('image/png')
  const picture = sharp(answer.rawPayload)
  expect(await picture.metadata()).toMatchObject({ format: 'png', width, height })
  expect((await picture.stats()).entropy).toBeGreaterThan(0)
  await app.close()
})

it('a picture that cannot be drawn just now is a 503 that nobody keeps, and is drawn at the next request', async () => {
  const app = Fastify()
  let isDown = true
  const draw: typeof picturesHere.draw = (svg, page) =>
    isDown ? Promise.reject(new PicturesUnavailable('down')) : picturesHere.draw(svg, page)
  const [icon, logo] = [readPicture(target, 'icon'), readPicture(target, 'logo')]
  const look = { icon, logo, background: readTheme(target).bg, cacheControl: 'public, max-age=60' }
  serveBrandPictures(app, { ...picturesHere, draw }, async () => look)
  const refused = await app.inject({ url: '/icon-512.png' })
  expect([refused.statusCode, refused.json()]).toEqual([503, { code: 'ERR_UNAVAILABLE' }])
  expect(refused.headers['cache-control']).toBe('no-store')
  isDown = false
  expect((await app.inject({ url: '/icon-512.png' })).statusCode).toBe(200)
  await app.close()
})
