import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoEnvironment } from '#config/demo.ts'
import { getPlayer } from '#contract/play-v1/backoffice.ts'
import { buildServer } from './build-server.ts'
import { readSettings } from './read-settings.ts'

const buildFolder = mkdtempSync(join(tmpdir(), 'backoffice-'))
let brandName: string
let app: Awaited<ReturnType<typeof buildServer>>

beforeAll(async () => {
  writeFileSync(join(buildFolder, 'index.html'), '<!doctype html><title>Staff</title>')
  const reading = readSettings({
    ...demoEnvironment,
    API_ORIGIN: 'http://127.0.0.1:1',
    PUBLIC_PLAYER_ORIGIN: 'https://www.casino.example',
    PUBLIC_GAMES_ORIGIN: 'https://games.casino.example',
    LOG_LEVEL: 'silent',
  })
  if (!reading.ok) throw new Error(reading.problems.join('\n'))
  brandName = reading.settings.configuration.brand.appName
  const games = fileURLToPath(new URL('../../../games/catalogue', import.meta.url))
  const configuration = { ...reading.settings.configuration, environment: 'cert' } as const
  app = await buildServer({ ...reading.settings, configuration }, { build: buildFolder, games })
})
afterAll(async () => {
  await app.close()
  rmSync(buildFolder, { recursive: true })
})

describe('the server of the staff site', () => {
  it('lets a page load nothing but its own files and the player site and games in frames, and be framed by nobody', async () => {
    const { headers } = await app.inject({ url: '/players/8812', headers: { accept: 'text/html' } })
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    const framed = 'https://www.casino.example https://games.casino.example'
    expect(policy).toContain(`frame-src ${framed}`)
    expect(policy.replace(framed, '')).not.toMatch(/unsafe|data:|https?:|\*/)
    expect(headers).toMatchObject({
      'strict-transport-security': expect.stringContaining('max-age='),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
  })
  it('takes pictures alone from a map that the operator has named, and tells the screens of it', async () => {
    const mapTiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Somebody' }
    const reading = readSettings({
      ...demoEnvironment,
      API_ORIGIN: 'http://127.0.0.1:1',
      PUBLIC_PLAYER_ORIGIN: 'https://www.casino.example',
      PUBLIC_GAMES_ORIGIN: 'https://games.casino.example',
      LOG_LEVEL: 'silent',
      MAP_TILES_URL: mapTiles.url,
      MAP_TILES_ATTRIBUTION: mapTiles.attribution,
    })
    if (!reading.ok) throw new Error(reading.problems.join('\n'))
    const other = await buildServer(reading.settings, { build: buildFolder, games: buildFolder })
    const policy = String((await other.inject('/')).headers['content-security-policy'])
    expect(policy).toContain("img-src 'self' https://tiles.example;")
    expect(policy.split('https://tiles.example')).toHaveLength(2)
    expect((await other.inject('/place.json')).json()).toMatchObject({ mapTiles })
    await other.close()
  })
  it('names its house, the zone of the market and what the brand lets staff change', async () => {
    expect((await app.inject('/place.json')).json()).toEqual({
      brandName,
      marketKey: 'CZE',
      environment: 'cert',
      timeZone: 'Europe/Bratislava',
      mapTiles: null,
      may: { editNickname: true, editLightMode: true, editColors: true },
    })
  })
  it('serves three names of a game’s art, and nothing else of its folder', async () => {
    const statusOf = async (url: string) => (await app.inject(url)).statusCode
    expect(await statusOf('/game-art/OvocnyKolotoc/symbols.json')).toBe(200)
    expect((await app.inject('/game-art/OvocnyKolotoc/icon.webp')).headers['content-type']).toBe('image/webp')
    for (const url of [
      '/game-art/OvocnyKolotoc/art.json',
      '/game-art/OvocnyKolotoc/..%2fdefinition.json',
      '/game-art/..%2fOvocnyKolotoc/icon.webp',
      '/game-art/NoSuchGame/icon.webp',
      '/game-art/OvocnyKolotoc/constructor',
    ])
      expect(await statusOf(url), url).toBe(404)
  })
  it('is not ready while the API is not reached', async () => {
    expect((await app.inject('/health/live')).statusCode).toBe(200)
    expect((await app.inject('/health/ready')).statusCode).toBe(503)
    const { statusCode, body } = await app.inject(getPlayer.path)
    expect(statusCode).toBe(503)
    expect(JSON.parse(body)).toMatchObject({ code: 'ERR_UNAVAILABLE' })
  })
})
