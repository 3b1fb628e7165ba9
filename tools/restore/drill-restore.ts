import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findPrograms } from '#tools/cluster/find-programs.ts'
import { migrate, openDatabase, sql, type Database } from '#server/kernel/index.ts'
import { testEnvironment } from '#tests/environment.ts'
import { playWithoutPause, type Seen } from '#tests/faults/play-until-acknowledged.ts'
import { compareWithBooks } from '#tests/faults/compare-with-books.ts'
import { startRoundApi } from '#tests/load/measure-rounds.ts'
import { preparePlayers, type ReadyPlayers } from '#tests/load/prepare-players.ts'
import { layOutServer } from './backed-up-server.ts'
import { keepFiles, openFiles } from './kept-files.ts'

/**
 * `npm run drill:restore`: a PostgreSQL with the shipped backup, players who play, a full backup and one of what changed;
 * then everything is lost but the backup, the files' copy and the keys. Restores to a second before the last rounds and
 * shows that what was told until then is there, nothing else is, the books balance, files open and play goes on.
 */
const PLAYERS = 8
const ROUNDS = 400
const FILES = 25
const FIRST_PORT = Number(process.env['RESTORE_FIRST_PORT'] ?? 15_480)
const API_PORT = FIRST_PORT + 1
/** Times are compared across the clocks of this machine's processes. */
const QUIET_MS = 1_500

const programs = findPrograms()
const missing = [
  ...('missing' in programs ? programs.missing.filter((one) => one === 'postgresql') : []),
  ...(existsSync('/usr/bin/pgbackrest') ? [] : ['pgbackrest']),
]
const version = 'missing' in programs ? undefined : programs.postgresBin
if (missing.length > 0 || !version) {
  console.error(
    `Missing for the drill: ${missing.join(', ') || 'postgresql'}. On Debian: apt-get install ${missing.join(' ') || 'postgresql'}`,
  )
  process.exit(1)
}
const folder = mkdtempSync(join(tmpdir(), 'tolar-restore-'))
chmodSync(folder, 0o755)
const began = performance.now()
const say = (line: string) => console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${line}`)
try {
  process.exitCode = await drill(version)
} finally {
  if (process.exitCode === 0) rmSync(folder, { recursive: true, force: true })
  else console.log(`Everything is kept in ${folder}`)
}

async function drill(bin: string): Promise<number> {
  const files = join(folder, 'files')
  const lost = layOutServer({ folder, port: FIRST_PORT, bin, dataDir: join(folder, 'lost') })
  lost.create()
  await lost.start()
  const keys = testEnvironment(lost.url).fieldKeys
  const wrong: string[] = []
  try {
    const { kept, seen, target, ready } = await live(lost, files)
    await lost.kill()
    rmSync(join(folder, 'lost'), { recursive: true })
    cpSync(files, join(folder, 'files-copy'), { recursive: true })
    rmSync(files, { recursive: true })
    say('everything is lost but the repository, the copy of the files and the keys')

    // Only now: the configuration of the repository names the server that is to be restored.
    const again = layOutServer({ folder, port: FIRST_PORT, bin, dataDir: join(folder, 'restored') })
    again.backrest('--type=time', `--target=${target}`, '--target-action=promote', 'restore')
    say(`restored to ${target}`)
    await again.start()
    const db = openDatabase({ url: again.url, connections: 4, applicationName: 'drill-restore' })
    try {
      wrong.push(...(await compareWithBooks(db, seen)))
      say(`${seen.acknowledged.size} rounds were told until then; the books are held against them`)
      wrong.push(...(await openFiles(db, join(folder, 'files-copy'), keys, kept)))
      const others = { ...keys, keys: keys.keys.map(({ id }) => ({ id, key: Buffer.alloc(32, 9) })) }
      const closed = await openFiles(db, join(folder, 'files-copy'), others, kept)
      if (closed.length !== kept.length) wrong.push('files open with a key that is not theirs')
      say(`${kept.length} files open with their key; with another one ${kept.length - closed.length}`)
      wrong.push(...(await playOn(again.url, db, { seen, ready })))
    } finally {
      await db.close()
      await again.kill()
    }
  } finally {
    await lost.kill()
  }
  for (const sentence of wrong.slice(0, 20)) console.log(`  WRONG: ${sentence}`)
  say(wrong.length === 0 ? 'The restored installation is whole.' : `${wrong.length} differences.`)
  return wrong.length === 0 ? 0 : 1
}

/** Plays, backs up, plays, notes a second, and plays on: the last rounds are those that a restore shall not have. */
async function live({ url, backrest }: ReturnType<typeof layOutServer>, files: string) {
  await migrate(url)
  backrest('stanza-create')
  const ready = await preparePlayers(url, PLAYERS)
  const db = openDatabase({ url, connections: 2, applicationName: 'drill-restore' })
  const { fieldKeys, configuration } = testEnvironment(url)
  const place = { target: configuration.brand.target, count: FILES }
  const kept = await keepFiles(db, files, fieldKeys, place)
  say('full backup')
  backrest('--type=full', 'backup')
  const api = await startRoundApi(url, API_PORT)
  const first = await playRounds(ready, ROUNDS)
  say('backup of what changed since')
  backrest('--type=incr', 'backup')
  kept.push(...(await keepFiles(db, files, fieldKeys, place)))
  const second = await playRounds(ready, ROUNDS)
  const seen: Seen = {
    ...first,
    acknowledged: new Map([...first.acknowledged, ...second.acknowledged]),
    failures: [...first.failures, ...second.failures],
  }
  await pause(QUIET_MS)
  const [{ target } = { target: '' }] = await db.query<{ target: string }>(sql`
    select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') || '+00' as target`)
  await pause(QUIET_MS)
  await playRounds(ready, ROUNDS)
  // The log that holds the second and what came after it.
  await db.query(sql`select pg_switch_wal()`)
  backrest('check')
  await db.close()
  await api.stop()
  return { kept, seen, target, ready }
}

async function playRounds({ tokens, stakeMinor }: ReadyPlayers, rounds: number): Promise<Seen> {
  const players = playWithoutPause(API_PORT, tokens, stakeMinor)
  await players.waitForMore(rounds)
  return players.finish()
}

/** Play goes on where it stood: the sealed seeds open, no number is used twice, the books balance afterwards. */
async function playOn(
  url: string,
  db: Database,
  { seen: before, ready }: { readonly seen: Seen; readonly ready: ReadyPlayers },
): Promise<string[]> {
  const api = await startRoundApi(url, API_PORT)
  try {
    const more = await playRounds(ready, ROUNDS)
    say(`${more.acknowledged.size} rounds were played on the restored database, with the seeds of before`)
    return await compareWithBooks(db, {
      ...more,
      acknowledged: new Map([...before.acknowledged, ...more.acknowledged]),
    })
  } finally {
    await api.stop()
  }
}
