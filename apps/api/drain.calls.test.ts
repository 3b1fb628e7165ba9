import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { adapters } from '#config/adapters.ts'
import { demoEnvironment } from '#config/demo.ts'
import { CRASH_CLOSE } from '#contract/play-v1/crash-stream.ts'
import { CRASH_STREAM_PATH } from '#contract/play-v1/crash.ts'
import { watchSession } from '#contract/play-v1/exclusion.ts'
import * as play from '#contract/play-v1/play.ts'
import { uploadFile } from '#contract/play-v1/support.ts'
import { sql } from '#server/kernel/index.ts'
import { testEnvironment } from '#tests/environment.ts'
import { freePort } from '#tests/database-setup.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { callRoom } from '#tests/load/call-room.ts'
import { openGame } from '#tests/load/open-game.ts'
import { preparePlayers } from '#tests/load/prepare-players.ts'
import { openRoundRoom, type RoundRoom } from '#tests/load/round-room.ts'
import { identityVariables } from '#tools/start/identity-variables.ts'
import { registerVariables } from '#tools/start/register-variables.ts'
import { buildRegisters } from '#providers/registers/registers-server.ts'
import { demoRegisters } from '#providers/registers/demo-access.ts'

let db: TestDatabase
let tokens: readonly string[]
let stakeMinor: number
let child: ChildProcess | undefined
let registersOrigin: string

beforeAll(async () => {
  db = await testDatabase()
  ;({ tokens, stakeMinor } = await preparePlayers(db.url, 2))
  const registers = buildRegisters({ ...demoRegisters, slowMs: 0 })
  registersOrigin = await registers.listen({ port: 0, host: '127.0.0.1' })
  return async () => {
    await registers.close()
    await db.close()
  }
})

afterEach(() => {
  child?.kill('SIGKILL')
})

/** Well-formed values for the variables of all partners; the test makes no requests to them. */
function partnerVariables(partners: ReturnType<typeof testEnvironment>['partners']) {
  const keys = partners.get('csob') ?? {}
  const valueOf = (name: string, kind: string) => {
    if (kind === 'address') return registersOrigin
    if (name.endsWith('_PEM')) return keys[name.includes('PRIVATE') ? 'CSOB_PRIVATE_KEY_PEM' : 'CSOB_PUBLIC_KEY_PEM']
    return '9'.repeat(32)
  }
  const variables = adapters.flatMap((adapter) => adapter.variables)
  return Object.fromEntries(variables.map(({ name, kind }) => [name, valueOf(name, kind)]))
}

/** The API started as in a deployment. */
async function startApi(port: number, drainDelayMs = 0) {
  const { sessionPepper, filesFolder, partners } = testEnvironment(db.url)
  const api = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      ...demoEnvironment,
      APP_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: String(port),
      STAFF_PORT: '0',
      INTERNAL_PORT: '0',
      OPERATIONS_PORT: '0',
      DRAIN_DELAY_MS: String(drainDelayMs),
      DATABASE_URL: db.url,
      SESSION_PEPPER: sessionPepper,
      FIELD_KEYS: `test:${'A'.repeat(43)}`,
      FIELD_INDEX_KEY: 'B'.repeat(42) + 'A',
      FILES_FOLDER: filesFolder,
      PUBLIC_PLAYER_ORIGIN: 'http://player.test',
      PUBLIC_BACKOFFICE_ORIGIN: 'http://backoffice.test',
      PUBLIC_GAMES_ORIGIN: 'http://games.test',
      ...partnerVariables(partners),
      PAYOUT_IBAN: 'CZ6508000000192000145399',
      PAYOUT_BIC: 'GIBACZPX',
      PAYOUT_NAME: 'Casino',
      ...identityVariables(registersOrigin, registersOrigin).rules,
      ...registerVariables(registersOrigin, filesFolder),
    },
  })
  child = api
  let said = ''
  for (const stream of [api.stdout, api.stderr]) stream.on('data', (chunk: Buffer) => (said += String(chunk)))
  const ended = new Promise<number | null>((resolve) => api.once('exit', resolve))
  const hear = (sentence: string) =>
    vi.waitUntil(() => said.includes(sentence) || api.exitCode !== null, { timeout: 45_000, interval: 5 })
  await hear('Server listening')
  if (api.exitCode !== null) throw new Error(said)
  return { api, hear, ended }
}

function spin(port: number, agent: Agent, token: string): Promise<{ status: number; text: string }> {
  const body = JSON.stringify({ roundId: randomUUID(), stakeMinor })
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': body.length,
  }
  return new Promise((resolve, reject) => {
    const sent = request({ port, path: play.playRound.path, method: 'POST', headers, agent }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += String(chunk)))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
      response.on('error', reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

const roundsBooked = async () => (await db.query(sql`select from ledger.entry where kind = 1`)).length

/** Rounds that are surely in flight when the API is told to stop: somebody holds the players' balances until then. */
async function stopDuringRounds({ isWarm, meanwhile }: { isWarm: boolean; meanwhile: string }) {
  const port = await freePort()
  const { api, hear, ended } = await startApi(port)
  const agent = new Agent({ keepAlive: true })
  if (isWarm) for (const token of tokens) await spin(port, agent, token)
  const before = await roundsBooked()

  const holder = await db.pool.connect()
  await holder.query('begin')
  await holder.query('select from ledger.balance for update')
  const answers = Promise.all(tokens.map((token) => spin(port, agent, token)))
  const waiting = sql`
    select from pg_stat_activity
     where application_name = 'tolar-stakes' and wait_event_type = 'Lock' and datname = current_database()`
  await vi.waitUntil(async () => (await db.query(waiting)).length > 0, { timeout: 15_000, interval: 5 })
  api.kill('SIGTERM')
  await hear('draining')
  await holder.query(meanwhile)
  await holder.query('commit')
  holder.release()

  const answered = await answers
  const exitCode = await ended
  await expect(spin(port, agent, tokens[0] ?? '')).rejects.toThrow()
  agent.destroy()
  return { answered, exitCode, booked: (await roundsBooked()) - before }
}

it.each([
  ['on the common way', false],
  ['on the short way', true],
])('finishes and answers rounds in flight %s when it is told to stop, and takes no new ones', async (_, isWarm) => {
  const { answered, exitCode, booked } = await stopDuringRounds({ isWarm, meanwhile: 'select' })
  expect(answered.map(({ status }) => status)).toEqual([200, 200])
  expect([exitCode, booked]).toEqual([0, 2])
})

it('is not ready before it stops listening, so that a balancer sends no more', async () => {
  const port = await freePort()
  const { api, hear, ended } = await startApi(port, 3_000)
  const agent = new Agent({ keepAlive: true })
  await spin(port, agent, tokens[0] ?? '')
  const readiness = () => fetch(`http://127.0.0.1:${port}/health/ready`).then(({ status }) => status)
  expect(await readiness()).toBe(200)
  api.kill('SIGTERM')
  await hear('draining')
  // Requests that arrive before the load balancer has noticed are served.
  expect([await readiness(), (await spin(port, agent, tokens[1] ?? '')).status]).toEqual([503, 200])
  expect(await ended).toBe(0)
  agent.destroy()
})

it('answers a round that a check stops meanwhile by its refusal, and ends', async () => {
  const meanwhile = 'update ledger.balance set status = 1'
  const { answered, exitCode, booked } = await stopDuringRounds({ isWarm: true, meanwhile })
  expect(answered.map(({ status }) => status)).toEqual([422, 422])
  expect(answered[0]?.text).toContain('ERR_PLAYING_BLOCKED')
  expect([exitCode, booked]).toEqual([0, 0])
})

/** A viewer of a shared game, once its stream is open; and how the stream ended. */
async function watchShared(port: number, token: string): Promise<{ readonly ended: Promise<number> }> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${CRASH_STREAM_PATH}`, { origin: 'http://games.test' })
  const ended = new Promise<number>((resolve) => socket.on('close', (code) => resolve(code)))
  socket.on('open', () => socket.send(JSON.stringify({ token })))
  await new Promise((resolve, fail) => socket.once('message', resolve).once('error', fail))
  return { ended }
}

/** An upload of which the API has received half; `finish` sends the rest. */
async function sendHalf(port: number, token: string) {
  const form = new FormData()
  form.set('file', new Blob([`%PDF-1.7\n${'A paper. '.repeat(20_000)}%%EOF`], { type: 'application/pdf' }), 'paper.pdf')
  const whole = new Request('http://api.test', { method: 'POST', body: form })
  const body = Buffer.from(await whole.arrayBuffer())
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': whole.headers.get('content-type') ?? '',
    'content-length': body.length,
    expect: '100-continue',
  }
  const sent = request({ port, path: uploadFile.path, method: 'POST', headers })
  const status = new Promise<number | undefined>((resolve, fail) => {
    sent.on('response', (response) => resolve(response.resume().statusCode)).on('error', fail)
  })
  await new Promise((resolve) => sent.once('continue', resolve))
  sent.write(body.subarray(0, body.length / 2))
  return {
    finish: () => {
      sent.end(body.subarray(body.length / 2))
      return status
    },
  }
}

/** A bet at the table that waits for its player's decision. */
async function openBet(
  post: (call: typeof play.playRound, token: string, body: object) => Promise<Response>,
  table: Awaited<ReturnType<typeof openGame>>,
) {
  for (;;) {
    const roundId = randomUUID()
    const body = { roundId, stakeMinor: table.session.stakes[0], bet: { side: false, moves: [] } }
    const answer = await post(play.playRound, table.gameToken, body)
    const { round } = (await answer.json()) as { round: { bet: { isOpen: boolean } } }
    if (round.bet.isOpen) return roundId
  }
}

it('sends viewers elsewhere, takes in what is half sent, and leaves an open bet to another process', async () => {
  const room: RoundRoom = await openRoundRoom(db.url)
  const player = await room.addPlayer(1_000_000)
  const table = await openGame(room.app, 'BlackjackPraha', player)
  const shared = await openGame(room.app, 'ZavodniKolo', player)
  const port = await freePort()
  const { api, hear, ended } = await startApi(port, 3_000)
  const at = (path: string) => `http://127.0.0.1:${port}${path}`
  const roundId = await openBet(
    (call, token, body) =>
      fetch(at(call.path), {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    table,
  )
  const viewer = await watchShared(port, shared.gameToken)
  const authorization = `Bearer ${table.gameToken}`
  const waiting = fetch(at(`${watchSession.path}?waitMs=25000`), { headers: { authorization } })
  const upload = await sendHalf(port, player.token)

  api.kill('SIGTERM')
  await hear('draining')
  expect((await fetch(at('/health/ready'))).status).toBe(503)
  // The page of the game retries at once; another process responds.
  expect(await viewer.ended).toBe(CRASH_CLOSE.restart)
  expect((await waiting).status).toBe(200)
  expect(await upload.finish()).toBe(200)
  expect(await ended).toBe(0)

  const body = { roundId, decision: 1, bet: { side: false, moves: ['stand'] } }
  const decided = await callRoom(room.app, play.decideRound, { token: table.gameToken, body })
  expect(decided.status, decided.code).toBe(200)
  expect(decided.data.round.bet?.isOpen).toBe(false)
  await room.close()
})
