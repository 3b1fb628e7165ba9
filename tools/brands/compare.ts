import sharp from 'sharp'
import { writeFileSync } from 'node:fs'
import { targets, type Target } from '#config/targets.ts'
import { withLobbies } from './open-lobbies.ts'

// `npm run brands:compare [-- --report FILE]`: how far the lobbies of any two brands are apart without their colours and
// without their pictures: grey, blurred, every picture a flat grey, on a phone and on a desk. Fails where two are the same.
// Needs `npm run build:player` and `npm run build:games`; no database.

const SIZES = [
  { width: 1440, height: 1400 },
  { width: 390, height: 1100 },
] as const
/** Blurred so that no letter can be read; small, since forms are compared and not points. */
const BLUR = 14
const SAMPLE = 72
/** In hundredths of how far two unrelated pictures are apart, once both have the same mean and spread of brightness. */
const LEAST_APART = 20

type Sample = readonly Float64Array[]

const samples = new Map<Target, Sample>()
await withLobbies(async ({ target, address }, browser) => {
  const drawn: Float64Array[] = []
  for (const size of SIZES) {
    const page = await browser.newPage({ viewport: size, reducedMotion: 'reduce' })
    const grey = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#8a8a8a' } })
      .png()
      .toBuffer()
    await page.route(/\/(?:art|hero)\//, (route) => route.fulfill({ contentType: 'image/png', body: grey }))
    await page.goto(address, { waitUntil: 'load' })
    await page.locator('dialog[open] button').first().click()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    drawn.push(await sampleOf(await page.screenshot()))
    await page.close()
  }
  samples.set(target, drawn)
})

const pairs = targets
  .flatMap((one, place) =>
    targets
      .slice(place + 1)
      .map((other) => ({ one, other, apart: measureApart(samples.get(one), samples.get(other)) })),
  )
  .toSorted((a, b) => a.apart - b.apart)

const lines = pairs.map(({ one, other, apart }) => `${apart.toFixed(1).padStart(5)}  ${one} and ${other}`)
console.log(lines.join('\n'))
const report = process.argv[process.argv.indexOf('--report') + 1]
if (process.argv.includes('--report') && report) writeFileSync(report, `${lines.join('\n')}\n`)
const same = pairs.filter(({ apart }) => apart < LEAST_APART)
if (same.length > 0) {
  console.error(
    `${same.length} pairs are closer than ${LEAST_APART}: one cannot tell them apart without their colours.`,
  )
  process.exitCode = 1
}

async function sampleOf(shot: Buffer): Promise<Float64Array> {
  const { data } = await sharp(shot)
    .greyscale()
    .blur(BLUR)
    .resize(SAMPLE, SAMPLE, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const values = Float64Array.from(data)
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) || 1
  // The same mean and spread for all: a brighter palette alone is no difference.
  return values.map((value) => (value - mean) / spread)
}

function measureApart(one: Sample = [], other: Sample = []): number {
  const ofSize = one.map((values, size) => {
    const others = other[size] ?? values
    return values.reduce((sum, value, point) => sum + Math.abs(value - (others[point] ?? 0)), 0) / values.length
  })
  // Two unrelated pictures of the same spread are about 1.13 apart; that is a hundred here.
  return (Math.max(...ofSize) / 1.13) * 100
}
