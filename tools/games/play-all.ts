import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { buildApp } from '#apps/games-host/server/build-app.ts'
import { readSettings } from '#apps/games-host/server/read-settings.ts'
import { demoEnvironment } from '#config/demo.ts'
import * as onlineGame from '#contract/onling-v2/online-game.ts'
import { listCatalogue } from '#games/catalogue/index.ts'
import { migrate } from '#server/kernel/index.ts'
import { freePort } from '#tests/database-setup.ts'
import { browserOptions } from '#tests/journeys/browser.ts'
import { callRoom } from '#tests/load/call-room.ts'
import { startRoundApi } from '#tests/load/measure-rounds.ts'
import { openRoundRoom } from '#tests/load/round-room.ts'
import { startPostgres } from '#tools/start/postgres.ts'
import { makeSheet } from './play-all/make-sheet.ts'
import { playOne, type Played } from './play-all/play-one.ts'

// `node tools/games/play-all.ts [--mode demo|real|both] [--only key,key] [--size 390x844] [--build folder] [--out
// folder]`: opens every game in a browser, plays one round and saves sheets of screenshots. Exit code 1 when a game
// could not be played, logged an error in the browser's console or was wider than the screen.

const SHEET_GAMES = 48
const BALANCE_MINOR = 100_000_000

const { values } = parseArgs({
  options: {
    mode: { type: 'string', default: 'both' },
    only: { type: 'string' },
    size: { type: 'string', default: '390x844' },
    build: { type: 'string', default: 'build/games' },
    out: { type: 'string', default: '.data/played' },
  },
})
const [width = 390, height = 844] = values.size.split('x').map(Number)
const modes = (['demo', 'real'] as const).filter((mode) => values.mode === 'both' || values.mode === mode)
const only = values.only?.split(',')
const games = listCatalogue().filter(({ key, isPlayable }) => isPlayable && (!only || only.includes(key)))

const folder = mkdtempSync(join(tmpdir(), 'tolar-played-'))
const postgres = await startPostgres({ folder, isThrownAway: true, port: await freePort() })
await migrate(postgres.url)
const room = await openRoundRoom(postgres.url)
const gamesPort = await freePort()
const gamesOrigin = `http://127.0.0.1:${gamesPort}`
// Streams of shared rounds are opened to the pages of this host only.
process.env['PUBLIC_GAMES_ORIGIN'] = gamesOrigin
const api = await startRoundApi(postgres.url, await freePort())
const reading = readSettings({
  ...demoEnvironment,
  API_ORIGIN: `http://127.0.0.1:${api.port}`,
  PUBLIC_GAMES_ORIGIN: gamesOrigin,
  PUBLIC_PLAYER_ORIGIN: 'http://127.0.0.1:9',
  LOG_LEVEL: 'silent',
})
if (!reading.ok) throw new Error(reading.problems.join('\n'))
const host = await buildApp(reading.settings, {
  build: resolve(values.build),
  catalogue: resolve('games/catalogue'),
  symbols: resolve('apps/games-host/symbols/pictures'),
})
await host.listen({ port: gamesPort, host: '127.0.0.1' })
const browser = await chromium.launch({ ...browserOptions, headless: true })
const player = await room.addPlayer(BALANCE_MINOR)

async function launch(gameKey: string, mode: 'demo' | 'real'): Promise<string> {
  const { data } =
    mode === 'demo'
      ? await callRoom(room.app, onlineGame.demoRedirect, { query: { gameKey } })
      : await callRoom(room.app, onlineGame.launch, { token: player.token, body: { gameKey, mode } })
  const address = new URL(data.launchUrl)
  return `${gamesOrigin}${address.pathname}${address.search}`
}

const played: Played[] = []
for (const { key, engine } of games)
  for (const mode of modes) {
    const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce', hasTouch: true })
    const result = await playOne(await context.newPage(), { key, engine, mode, address: await launch(key, mode) })
    await context.close()
    played.push(result)
    const verdict = result.problems.length > 0 ? `FAILED ${result.problems.join(' | ')}` : result.said
    console.log(`${String(played.length).padStart(3)} ${key} ${mode}: ${verdict}`)
  }

mkdirSync(values.out, { recursive: true })
for (const mode of modes) {
  const some = played.filter((one) => one.mode === mode)
  for (let from = 0; from < some.length; from += SHEET_GAMES) {
    const name = join(values.out, `${mode}-${values.size}-${from / SHEET_GAMES + 1}.png`)
    writeFileSync(name, await makeSheet(some.slice(from, from + SHEET_GAMES), height / width))
    console.log(name)
  }
}
await browser.close()
await host.close()
await api.stop()
await room.close()
await postgres.stop()
rmSync(folder, { recursive: true, force: true })
const failed = played.filter(({ problems }) => problems.length > 0)
console.log(`${played.length - failed.length} of ${played.length} played; ${failed.length} failed.`)
process.exit(failed.length > 0 ? 1 : 0)
