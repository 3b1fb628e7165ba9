import { join } from 'node:path'
import { chromium, type Browser } from 'playwright-core'
import { buildApp as buildGames } from '#apps/games-host/server/build-app.ts'
import { readSettings as readGamesSettings } from '#apps/games-host/server/read-settings.ts'
import { buildApp } from '#apps/player/server/build-app.ts'
import { readSettings } from '#apps/player/server/read-settings.ts'
import { brands } from '#config/brands/index.ts'
import { readLook } from '#config/read-texts.ts'
import { targets, type Target } from '#config/targets.ts'
import { findChromium } from '#tools/check/find-chromium.ts'
import { startStandInApi } from './stand-in-api.ts'

const ROOT = join(import.meta.dirname, '../..')

export type Lobby = {
  readonly target: Target
  readonly address: string
  readonly language: string
  /** The frame of the brand's first game, without a sign-in. */
  readonly gameAddress: string
}

/**
 * Serves the lobby and the games of each brand from the built sites, without a database, and passes them to `work` with
 * a browser. Needs `npm run build:player` and `npm run build:games` first.
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
      const [app, games] = await Promise.all([openSite(target, api.origin), openGames(target, api.origin)])
      try {
        const origin = await app.listen({ host: '127.0.0.1', port: 0 })
        const gamesOrigin = await games.listen({ host: '127.0.0.1', port: 0 })
        const language = brands[target].defaultLanguage
        const gameAddress = `${gamesOrigin}/${readLook(target).heroGames[0] ?? ''}?lang=${language}`
        await work({ target, address: `${origin}/${language}`, language, gameAddress }, browser)
      } finally {
        await Promise.all([app.close(), games.close()])
      }
    }
  } finally {
    await browser.close()
    api.stop()
  }
}

const variablesOf = (target: Target, apiOrigin: string) => ({
  APP_TARGET: target,
  MARKET_LOCALE: brands[target].market,
  APP_ENV: 'dev',
  API_ORIGIN: apiOrigin,
  PUBLIC_PLAYER_ORIGIN: 'http://127.0.0.1',
  PUBLIC_GAMES_ORIGIN: 'http://127.0.0.1',
  OPERATIONS_PORT: '0',
  LOG_LEVEL: 'silent',
})

function openGames(target: Target, apiOrigin: string) {
  const reading = readGamesSettings(variablesOf(target, apiOrigin))
  if (!reading.ok) throw new Error(reading.problems.join('\n'))
  return buildGames(reading.settings, {
    build: join(ROOT, 'build/games'),
    catalogue: join(ROOT, 'games/catalogue'),
    symbols: join(ROOT, 'apps/games-host/symbols/pictures'),
  })
}

function openSite(target: Target, apiOrigin: string) {
  const reading = readSettings(variablesOf(target, apiOrigin))
  if (!reading.ok) throw new Error(reading.problems.join('\n'))
  return buildApp(reading.settings, { build: join(ROOT, 'build/player'), catalogue: join(ROOT, 'games/catalogue') })
}
