import sharp from 'sharp'
import { writeFileSync } from 'node:fs'
import type { Target } from '#config/targets.ts'
import { COMPARED_SIZES, FLAT_GREY, LEAST_APART, pairsOf, sampleOf, type Sample } from './measure-apart.ts'
import { withLobbies } from './open-lobbies.ts'

// `npm run brands:compare [-- --report FILE]`: the difference between the lobbies of any two brands without their
// colours and pictures: grey, blurred, every picture a flat grey, on a phone and on a desktop. Fails if two are too
// similar. Needs `npm run build:player` and `npm run build:games`; no database.

const samples = new Map<Target, Sample>()
await withLobbies(async ({ target, address }, browser) => {
  const drawn: Float64Array[] = []
  for (const size of COMPARED_SIZES) {
    const page = await browser.newPage({ viewport: size, reducedMotion: 'reduce' })
    const grey = await sharp({ create: { width: 8, height: 8, channels: 3, background: FLAT_GREY } })
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

const pairs = pairsOf(samples)
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

// React's server renderer, which is loaded with the site, keeps a channel open: this process would not end by itself.
process.exit()
