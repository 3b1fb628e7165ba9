import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { CRASH_CLOSE, type CrashFrame } from '#contract/play-v1/crash-stream.ts'
import * as contract from '#contract/play-v1/crash.ts'
import * as play from '#contract/play-v1/play.ts'
import { movableClock } from '#server/kernel/index.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { callRoom } from '#tests/load/call-room.ts'
import { GAMES_ORIGIN, openCrashProcess, type CrashProcess } from '#tests/load/crash-room.ts'
import { buildFrame } from './stream.ts'
import { VIEWERS_AT_ONCE, watchGame, type Viewer } from './watch-game.ts'

const GAME = 'ZavodniKolo'

let database: TestDatabase
let process: CrashProcess
let address: string
const clock = movableClock(new Date())

beforeAll(async () => {
  database = await testDatabase()
  process = await openCrashProcess(database.url, { clock })
  await process.app.listen({ port: 0, host: '127.0.0.1' })
  address = `ws://127.0.0.1:${(process.app.server.address() as AddressInfo).port}${contract.CRASH_STREAM_PATH}`
})
afterAll(async () => {
  await process.close()
  await database.close()
})

type Page = {
  readonly socket: WebSocket
  readonly frames: CrashFrame[]
  readonly next: () => Promise<CrashFrame>
  readonly closed: Promise<number>
}

/** A page that is connected; `next` returns frames in the order in which they came. */
function openPage(hello: unknown, options: { origin?: string } = { origin: GAMES_ORIGIN }): Page {
  const socket = new WebSocket(address, options)
  const frames: CrashFrame[] = []
  const waiting: ((frame: CrashFrame) => void)[] = []
  let taken = 0
  socket.on('open', () => socket.send(typeof hello === 'string' ? hello : JSON.stringify(hello)))
  socket.on('message', (data) => {
    frames.push(JSON.parse(String(data)) as CrashFrame)
    const hear = waiting.shift()
    if (hear) hear(frames[taken++] as CrashFrame)
  })
  return {
    socket,
    frames,
    next: () =>
      taken < frames.length
        ? Promise.resolve(frames[taken++] as CrashFrame)
        : new Promise((resolve) => void waiting.push(resolve)),
    closed: new Promise((resolve) => {
      socket.on('close', (code) => resolve(code))
      socket.on('error', () => resolve(0))
    }),
  }
}

/** Advances the product by a tenth of a second. */
async function pass(ms = 100): Promise<void> {
  clock.advance(ms)
  await process.crash.beat()
  await process.crash.tick()
}

/** The first such frame, beginning with the newest one: two may come at once, and neither is skipped. */
async function passUntil(page: Page, isSo: (frame: CrashFrame) => boolean): Promise<CrashFrame> {
  const from = Math.max(0, page.frames.length - 1)
  for (let passes = 0; passes < 5000; passes += 1) {
    const found = page.frames.slice(from).find(isSo)
    if (found) return found
    await pass()
    await new Promise((resolve) => setImmediate(resolve))
  }
  throw new Error('No such frame came.')
}

const bet = (token: string, autoCashOut: number | null = null) =>
  callRoom(process.app, contract.placeCrashBet, {
    token,
    body: { betId: randomUUID(), slot: 0, stakeMinor: 1000, autoCashOut },
  })

describe('the WebSocket for viewers', () => {
  it('is open to pages of the games host with a living session only', async () => {
    const token = await process.open(GAME)
    expect(await openPage({ token }, { origin: 'https://elsewhere.example' }).closed).toBe(0)
    expect(await openPage({ token }, {}).closed).toBe(0)
    expect(await openPage({ token: `${token.slice(0, -4)}AAAA` }).closed).toBe(CRASH_CLOSE.notAllowed)
    expect(await openPage('not json').closed).toBe(CRASH_CLOSE.notAllowed)
    expect(await openPage({ token, more: 'x'.repeat(600) }).closed).toBe(1009)
    const page = openPage({ token })
    await page.next()
    await callRoom(process.app, play.closeSession, { token, body: {} })
    expect(await page.closed).toBe(CRASH_CLOSE.ended)
  })

  it('closes a connection with too many messages, and the fifth connection of one session', async () => {
    const token = await process.open(GAME)
    const page = openPage({ token })
    await page.next()
    for (let word = 0; word < 10; word += 1) page.socket.send('{}')
    expect(await page.closed).toBe(CRASH_CLOSE.tooMuch)
    const pages = [1, 2, 3, 4].map(() => openPage({ token }))
    for (const one of pages) await one.next()
    expect(await openPage({ token }).closed).toBe(CRASH_CLOSE.tooMuch)
    for (const one of pages) one.socket.close()
    await Promise.all(pages.map((one) => one.closed))
  })
})

describe('viewers from one source', () => {
  it('get a maximum of connections, however many sessions they have, and leave the rest to others', async () => {
    const narrow = await openCrashProcess(database.url, { clock, connectionsOfSource: 2 })
    await narrow.app.listen({ port: 0, host: '127.0.0.1' })
    const at = `ws://127.0.0.1:${(narrow.app.server.address() as AddressInfo).port}${contract.CRASH_STREAM_PATH}`
    const comeFrom = (source: string) =>
      new Promise<{ status: number; socket: WebSocket }>((resolve) => {
        const socket = new WebSocket(at, { origin: GAMES_ORIGIN, headers: { 'x-forwarded-for': source } })
        socket.on('open', () => resolve({ status: 101, socket }))
        socket.on('unexpected-response', (_, { statusCode = 0 }) => resolve({ status: statusCode, socket }))
        socket.on('error', () => {})
      })
    const [first, second, third] = [
      await comeFrom('203.0.113.9'),
      await comeFrom('203.0.113.9'),
      await comeFrom('203.0.113.9'),
    ]
    expect([first.status, second.status, third.status]).toEqual([101, 101, 429])
    expect((await comeFrom('198.51.100.7')).status).toBe(101)
    const isGone = new Promise((resolve) => first.socket.on('close', resolve))
    first.socket.terminate()
    await isGone
    await expect.poll(async () => (await comeFrom('203.0.113.9')).status).toBe(101)
    await narrow.close()
  })
})

describe('what viewers see', () => {
  it('is one round for all: bets under a number, the rising multiplier, cash-outs, the crash', async () => {
    const player = await process.addPlayer(100_000)
    const token = await process.open(GAME, player)
    const [mine, other] = [openPage({ token }), openPage({ token: await process.open(GAME) })]
    const whole = await mine.next()
    expect(whole.p).toEqual([])
    await passUntil(mine, ({ r }) => r?.s === 'betting' && r.l !== null)
    const placed = await bet(token, 101)
    const { betId } = placed.data.bet
    const seen = await passUntil(other, ({ c }) => c[0] === 1)
    const row = [...(seen.p ?? []), ...(seen.d ?? [])].find(([id]) => betId.endsWith(id))
    expect(row).toEqual([betId.slice(-12), expect.stringMatching(/^\d{4}$/), 1000, 0, 0])
    const text = JSON.stringify(other.frames)
    // As a separate number: instants and hashes in the frames may contain the same digits.
    expect(text).not.toMatch(new RegExp(`\\b${player.playerId}\\b`))
    expect(text).not.toContain(betId)
    await passUntil(other, ({ r }) => r?.s === 'running')
    const over = await passUntil(other, ({ r }) => r?.s === 'crashed')
    expect(over.m).toBe(over.r?.x)
    expect(over.h?.[0]?.[1]).toBe(over.r?.x)
    const running = other.frames.filter(({ r }) => r?.s === 'running' && r.id === over.r?.id)
    expect(running.length).toBeGreaterThan(0)
    expect(running.every(({ m, r }) => r?.x === null && m <= (over.r?.x ?? 0))).toBe(true)
    expect(running.map(({ m }) => m)).toEqual(running.map(({ m }) => m).toSorted((a, b) => a - b))
    for (const page of [mine, other]) page.socket.close()
    await Promise.all([mine.closed, other.closed])
  })

  it('is resumed with what was missed, and complete when the last frame was of another process', async () => {
    const token = await process.open(GAME)
    const page = openPage({ token })
    const whole = await page.next()
    const { e, q } = whole
    page.socket.close()
    await page.closed
    const back = openPage({ token, seen: { e, q } })
    const missed = await back.next()
    expect(missed.h).toBeUndefined()
    back.socket.close()
    await back.closed
    const stranger = openPage({ token, seen: { e: 'another', q: 7 } })
    expect((await stranger.next()).h?.length).toBeGreaterThan(0)
    stranger.socket.close()
    await stranger.closed
  })

  it('reaches a slow viewer with the newest frame, and delays nobody else', async () => {
    const game = watchGame(process.crash.room, GAME, buildFrame)
    const got = { slow: [] as Buffer[], fast: [] as Buffer[] }
    let isSlowReady = true
    const viewer = (name: 'slow' | 'fast', isReady: () => boolean): Viewer => ({
      seen: -1,
      seenRound: undefined,
      isReady,
      sendPrebuilt: (frame) => void got[name].push(frame),
    })
    await game.join(viewer('slow', () => isSlowReady))
    await game.join(viewer('fast', () => true))
    isSlowReady = false
    for (let second = 0; second < 5; second += 1) {
      clock.advance(1100)
      await game.tick()
    }
    expect([got.slow.length, got.fast.length]).toEqual([1, 6])
    isSlowReady = true
    clock.advance(1100)
    await game.tick()
    expect([got.slow.length, got.fast.length]).toEqual([2, 7])
    const sequenceOf = (frame: Buffer | undefined) => /"q":(\d+)/.exec(String(frame))?.[1]
    expect(sequenceOf(got.slow.at(-1))).toBe(sequenceOf(got.fast.at(-1)))
    // Viewers who are up to date share one frame: the same bytes, made once.
    clock.advance(1100)
    await game.tick()
    expect(got.slow.at(-1)).toBe(got.fast.at(-1))
  })

  it('reaches thousands in turns, each turn with a frame of its own instant', async () => {
    const turns: (() => void)[] = []
    const game = watchGame(process.crash.room, GAME, buildFrame, (turn) => void turns.push(turn))
    const got = Array.from({ length: 3 * VIEWERS_AT_ONCE }, (): Buffer[] => [])
    for (const frames of got)
      await game.join({
        seen: -1,
        seenRound: undefined,
        isReady: () => true,
        sendPrebuilt: (frame) => void frames.push(frame),
      })
    const served = () => got.filter(({ length }) => length === 2).length
    clock.advance(1100)
    await game.tick()
    expect([served(), turns.length]).toEqual([VIEWERS_AT_ONCE, 2])
    for (const turn of turns) {
      clock.advance(33)
      turn()
    }
    expect(served()).toBe(got.length)
    const made = [...new Set(got.map((frames) => frames[1]))]
    const momentOf = (frame: Buffer | undefined) => Number(/"at":(\d+)/.exec(String(frame))?.[1])
    expect(made.map((frame) => momentOf(frame) - momentOf(made[0]))).toEqual([0, 33, 66])
  })
})
