import sharp from 'sharp'
import { expect, test } from 'vitest'
import { picturesHere } from '#pictures'
import { prepareFile } from './game-files.ts'

const NEEDS = {
  pictures: picturesHere,
  pictureSizes: { gameIcon: { widthPx: 300, heightPx: 300 }, cover: { widthPx: 800, heightPx: 450 } },
}
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c43' } })
    .png()
    .toBuffer()

test.each([
  ['icon', 300, 300],
  ['cover', 800, 450],
] as const)('an %s is drawn in the size of the brand', async (kind, width, height) => {
  const prepared = await prepareFile(NEEDS, kind, await picture(1000, 900))
  if (!prepared.ok) throw new Error(prepared.code)
  expect(await sharp(prepared.content).metadata()).toMatchObject({ format: 'webp', width, height })
  expect(await prepareFile(NEEDS, kind, await picture(width - 1, height))).toEqual({
    ok: false,
    code: 'ERR_IMAGE_TOO_SMALL',
  })
})
