import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request, type ClientRequest } from 'node:http'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileRoutes } from '#contract/files.ts'
import { grantRoles, migrate, openDatabase, prepareJobs, sql } from '#server/kernel/index.ts'
import { freePort } from '#tests/database-setup.ts'
import { playWithoutPause, type Seen } from '#tests/faults/play-until-acknowledged.ts'
import { startPostgres } from '#tools/start/postgres.ts'
import { measureRounds, startRoundApi } from './measure-rounds.ts'
import { growthOf } from './soak/growth.ts'
import { invitePeople } from './soak/people.ts'
import { readOptions } from './soak/read-options.ts'
import { MOST_OF_SAMPLE, takeSample, type Sample } from './soak/sample.ts'

/**
 * `npm run soak`: the whole API and a worker, by the login that owns nothing, on a PostgreSQL of its own, players who
 * play without a pause, and browsers that come and go; regularly samples what must not grow: heaps, file descriptors,
 * connections, tables whose rows are changed, lag of events, age of transactions. Exit code 1 if something grew, or if
 * the books differ from the players' responses. Every six hours (--stay <minutes>) other people come, since a sign-in
 * lasts twelve. Ends by itself after the time, and earlier after SIGTERM, with the same report. Options: --minutes or
 * --hours, --every <seconds>, --players, --streams <that come and go each time>, --json, --leak: at each sample the API
 * takes a connection of a pool and never returns it, which must be found.
 */
const options = readOptions(process.argv.slice(2))
if ('problem' in options) {
  process.stderr.write(`${options.problem}\n`)
  process.exit(2)
}
const { minutes, stay, every, players, streams } = options
const OF_PLAYER = 6
/** Vacuum runs as often as this much play needs it, more often than with the defaults in such a short time. */
const SETTINGS = { max_connections: '100', shared_buffers: '256MB', autovacuum_naptime: '5s' }
const WARM_ROUNDS_S = 2
// This measures growth, not speed: a busy machine is no failure.
const GIVE_UP_MS = 300_000
const log = (line: string) => process.stderr.write(`${line}\n`)

const folder = mkdtempSync(join(tmpdir(), 'tolar-soak-'))
const postgres = await startPostgres({ folder, isThrownAway: true, port: await freePort(), settings: SETTINGS })
try {
  await migrate(postgres.url)
  const invite = () => invitePeople(postgres.url, players, Math.ceil(streams / OF_PLAYER))
  const first = await invite()
  const { tokens, stakeMinor } = first
  let { visitors } = first
  let leaveAt = performance.now() + stay * 60_000
  const processes = await asProcesses(postgres.url)
  const api = await startRoundApi(processes, await freePort(), ['--expose-gc'])
  const worker = fork(join(import.meta.dirname, 'worker-process.ts'), [], {
    env: { ...process.env, DATABASE_URL: processes, NODE_ENV: 'production' },
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await once(worker, 'message')
  const db = openDatabase({ url: postgres.url, connections: 2, applicationName: 'soak' })
  await measureRounds(api, players, { tokens, stakeMinor, seconds: WARM_ROUNDS_S, ids: 'v7' })
  const before = await readBooked()
  const playing = playWithoutPause(api.port, tokens, stakeMinor, { giveUpMs: GIVE_UP_MS, keepsRounds: false })
  const samples: Sample[] = []
  const began = performance.now()
  const stop = new AbortController()
  process.once('SIGTERM', () => stop.abort())
  for (let next = every; next <= minutes * 60 && !stop.signal.aborted; next += every) {
    const streamsOpen = visitors.flatMap((token) =>
      Array.from({ length: OF_PLAYER }, () => watchPayments(api.port, token)),
    )
    const restMs = Math.max(0, began + next * 1000 - performance.now())
    await pause(restMs, undefined, { signal: stop.signal }).catch(() => {})
    for (const one of streamsOpen) one.destroy()
    if (options.leak) api.child.send('leak')
    await pause(500)
    const minute = Math.round((performance.now() - began) / 600) / 100
    samples.push(await takeSample(db, { api: api.child, worker }, { minute, rounds: playing.seen.told.rounds }))
    log(JSON.stringify(samples.at(-1)))
    if (playing.seen.failures.length > 0) break
    if (performance.now() < leaveAt) continue
    const others = await invite()
    tokens.splice(0, players, ...others.tokens)
    visitors = others.visitors
    leaveAt = performance.now() + stay * 60_000
  }
  const seen = await playing.finish()
  const after = await readBooked()
  const wrong = [
    ...seen.failures,
    ...(['rounds', 'stakeMinor', 'winMinor'] as const).flatMap((what) => {
      const [booked, told] = [after[what] - before[what], seen.told[what]]
      return booked === told ? [] : [`${what}: ${booked} booked, ${told} told`]
    }),
  ]
  const growth = growthOf(samples, MOST_OF_SAMPLE)
  const hours = (performance.now() - began) / 3_600_000
  if (options.json) console.log(JSON.stringify({ hours, rounds: seen.told.rounds, growth, wrong, samples }, null, 2))
  else {
    console.table(growth)
    console.log(
      `${hours.toFixed(2)} h, ${seen.told.rounds.toLocaleString('en')} rounds, ${samples.length} looks; load ${(loadavg()[0] ?? 0).toFixed(1)}`,
    )
    console.log(
      wrong.length === 0
        ? 'The books have as many rounds as were told, with the same stakes and wins.'
        : wrong.slice(0, 5).join('\n'),
    )
  }
  if (wrong.length > 0 || Object.values(growth).some(({ grows }) => grows)) process.exitCode = 1
  const hasEnded = once(worker, 'exit')
  if (worker.kill('SIGTERM')) await hasEnded
  await api.stop()

  async function readBooked(): Promise<Seen['told']> {
    const [row] = await db.query<Seen['told']>(sql`
      select count(*)::float8 as rounds, coalesce(sum(debit), 0)::float8 as stake_minor, coalesce(sum(credit), 0)::float8 as win_minor
        from ledger.entry where kind = 1`)
    return row ?? { rounds: 0, stakeMinor: 0, winMinor: 0 }
  }
  await db.close()
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** The login of the product's processes, which owns nothing (docs/guides/database-roles.md). */
async function asProcesses(ownerUrl: string): Promise<string> {
  const login = new URL(ownerUrl)
  login.username = 'soak_processes'
  login.password = 'a password of the soak'
  await prepareJobs(ownerUrl)
  await grantRoles(ownerUrl, { runtimeUrl: login.href })
  return login.href
}

/** A browser that waits for changes of its payments, until it leaves. */
function watchPayments(port: number, token: string): ClientRequest {
  const headers = { cookie: `tolar_session=${token}`, accept: 'text/event-stream' }
  const sent = request({ port, host: '127.0.0.1', path: `${fileRoutes.movedPayments.root}/now`, headers, agent: false })
  sent.on('response', (answer) => answer.resume().on('error', () => {}))
  sent.on('error', () => {})
  sent.end()
  return sent
}
