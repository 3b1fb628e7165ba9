import sharp from 'sharp'
import { expect, test } from 'vitest'
import { prepareFile } from './game-files.ts'

const SIZES = { gameIcon: { widthPx: 300, heightPx: 300 }, cover: { widthPx: 800, heightPx: 450 } }
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c43' } })
    .png()
    .toBuffer()

test.each([
  ['icon', 300, 300],
  ['cover', 800, 450],
] as const)('an %s is drawn in the size of the brand', async (kind, width, height) => {
  const prepared = await prepareFile(kind, await picture(1000, 900), SIZES)
  if (!prepared.ok) throw new Error(prepared.code)
  expect(await sharp(prepared.content).metadata()).toMatchObject({ format: 'webp', width, height })
  expect(await prepareFile(kind, await picture(width - 1, height), SIZES)).toEqual({
    ok: false,
    code: 'ERR_IMAGE_TOO_SMALL',
  })
})
