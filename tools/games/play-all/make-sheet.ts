import sharp from 'sharp'
import type { Played } from './play-one.ts'

const WIDTH = 150
const COLUMNS = 12
const GAP = 6
const TITLE = 20

/** One picture of many screens with the names of their games, for somebody to look at. */
export async function makeSheet(played: readonly Played[], ratio: number): Promise<Buffer> {
  const height = Math.round(WIDTH * ratio)
  const rows = Math.ceil(played.length / COLUMNS)
  const parts = await Promise.all(
    played.map(async ({ key, shot, problems }, at) => {
      const left = GAP + (at % COLUMNS) * (WIDTH + GAP)
      const top = GAP + Math.floor(at / COLUMNS) * (height + TITLE + GAP)
      const colour = problems.length > 0 ? '#ff6b5e' : '#ffffff'
      const title = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${TITLE}"><text x="2" y="14" font-family="sans-serif" font-size="11" fill="${colour}">${problems.length > 0 ? '! ' : ''}${key}</text></svg>`
      const picture = shot
        ? await sharp(shot).resize(WIDTH, height, { fit: 'cover', position: 'top' }).toBuffer()
        : undefined
      return [
        { input: Buffer.from(title), left, top },
        ...(picture ? [{ input: picture, left, top: top + TITLE }] : []),
      ]
    }),
  )
  const width = GAP + COLUMNS * (WIDTH + GAP)
  return sharp({ create: { width, height: GAP + rows * (height + TITLE + GAP), channels: 3, background: '#15120f' } })
    .composite(parts.flat())
    .png({ palette: true, quality: 80 })
    .toBuffer()
}
