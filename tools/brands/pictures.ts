import { mkdirSync, writeFileSync } from 'node:fs'
import sharp, { type OverlayOptions } from 'sharp'
import { isTarget } from '#config/targets.ts'
import { storageKey } from '#apps/player/src/shell/client-values.ts'
import { withLobbies } from './open-lobbies.ts'

// `npm run brands:pictures [-- --png FOLDER target …] [--light]`: the lobbies of all brands and the frames of their
// first games side by side for docs/screenshots, or each separately as PNG. They must be looked at before they are
// committed.

const FOLDER = 'docs/screenshots'
const SIZES = [
  { name: '1440', width: 1440, height: 1400, columns: 5, scale: 0.3 },
  { name: '390', width: 390, height: 844, columns: 7, scale: 0.62 },
  { name: 'games-1440', width: 1440, height: 900, columns: 5, scale: 0.3 },
] as const
const GAP = 14

const words = process.argv.slice(2)
const png = words.includes('--png') ? words[words.indexOf('--png') + 1] : undefined
const theme = words.includes('--light') ? 'light' : 'dark'
const wanted = words.filter(isTarget)
const shots: Record<string, Buffer[]> = {}

await withLobbies(
  async ({ target, address, gameAddress }, browser) => {
    for (const size of SIZES) {
      const isGame = size.name.startsWith('games')
      // Without scripts a game shows its first picture; with them it would request a session that does not exist.
      const context = await browser.newContext({
        viewport: size,
        reducedMotion: 'reduce',
        javaScriptEnabled: !isGame,
      })
      await context.addCookies([{ name: 'theme', value: theme, url: address }])
      // The question about analytics is answered: it would cover the same corner of every lobby.
      await context.addInitScript((key) => localStorage.setItem(key, '"denied"'), storageKey('analyticsConsent'))
      const page = await context.newPage()
      await page.goto(isGame ? gameAddress : address, { waitUntil: 'load' })
      if (!isGame) await page.locator('dialog[open] button').first().click()
      await page.evaluate(async () => {
        await document.fonts.ready
        // Pictures outside the screen are not loaded, and waiting for them would never end.
        const seen = [...document.images].filter(({ x, y }) => y < innerHeight && x < innerWidth)
        const decoded = Promise.all(seen.map((image) => image.decode().catch(() => undefined)))
        await Promise.race([decoded, new Promise((done) => setTimeout(done, 3000))])
      })
      const shot = await page.screenshot()
      await context.close()
      ;(shots[size.name] ??= []).push(shot)
      if (png) {
        mkdirSync(png, { recursive: true })
        writeFileSync(`${png}/${target}-${size.name}-${theme}.png`, shot)
      }
      console.log(`${target} ${size.name}`)
    }
  },
  wanted.length > 0 ? wanted : undefined,
)

if (!png)
  for (const { name, width, height, columns, scale } of SIZES) {
    const cell = { width: Math.round(width * scale), height: Math.round(height * scale) }
    const all = shots[name] ?? []
    const parts: OverlayOptions[] = await Promise.all(
      all.map(async (shot, place) => ({
        input: await sharp(shot).resize(cell).toBuffer(),
        left: GAP + (place % columns) * (cell.width + GAP),
        top: GAP + Math.floor(place / columns) * (cell.height + GAP),
      })),
    )
    const rows = Math.ceil(all.length / columns)
    const sheet = sharp({
      create: {
        width: GAP + columns * (cell.width + GAP),
        height: GAP + rows * (cell.height + GAP),
        channels: 3,
        background: '#202020',
      },
    }).composite(parts)
    const file = `${FOLDER}/brands-${name}${theme === 'light' ? '-light' : ''}.avif`
    const { size } = await sheet.avif({ quality: 50, effort: 5 }).toFile(file)
    console.log(`${file} ${Math.round(size / 1000)} kB`)
  }

// React's server renderer, which is loaded with the site, keeps a channel open: this process would not end by itself.
process.exit()
