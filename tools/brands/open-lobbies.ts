import { join } from 'node:path'
import { chromium, type Browser } from 'playwright-core'
import { buildApp } from '#apps/player/server/build-app.ts'
import { readSettings } from '#apps/player/server/read-settings.ts'
import { brands } from '#config/brands/index.ts'
import { targets, type Target } from '#config/targets.ts'
import { findChromium } from '#tools/check/find-chromium.ts'
import { startStandInApi } from './stand-in-api.ts'

const ROOT = join(import.meta.dirname, '../..')

export type Lobby = { readonly target: Target; readonly address: string; readonly language: string }

/**
 * Serves the lobby of each brand from the built site, without a database, and gives them to `work` with a browser. Needs
 * `npm run build:player` first.
 */
export async function withLobbies(
  work: (lobby: Lobby, browser: Browser) => Promise<void>,
  wanted: readonly Target[] = targets,
): Promise<void> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('No Chromium was found: apt-get install chromium, or set CHROMIUM_PATH.')
  const api = await startStandInApi()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    for (const target of wanted) {
      const app = await openSite(target, api.origin)
      try {
        const origin = await app.listen({ host: '127.0.0.1', port: 0 })
        const language = brands[target].defaultLanguage
        await work({ target, address: `${origin}/${language}`, language }, browser)
      } finally {
        await app.close()
      }
    }
  } finally {
    await browser.close()
    api.stop()
  }
}

function openSite(target: Target, apiOrigin: string) {
  const reading = readSettings({
    APP_TARGET: target,
    MARKET_LOCALE: brands[target].market,
    APP_ENV: 'dev',
    API_ORIGIN: apiOrigin,
    PUBLIC_PLAYER_ORIGIN: 'http://127.0.0.1',
    PUBLIC_GAMES_ORIGIN: 'http://127.0.0.1',
    LOG_LEVEL: 'silent',
  })
  if (!reading.ok) throw new Error(reading.problems.join('\n'))
  return buildApp(reading.settings, { build: join(ROOT, 'build/player'), catalogue: join(ROOT, 'games/catalogue') })
}
