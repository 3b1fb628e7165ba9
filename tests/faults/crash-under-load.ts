import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate, openDatabase } from '#server/kernel/index.ts'
import { freePort } from '#tests/database-setup.ts'
import { startPostgres } from '#tools/start/postgres.ts'
import { ROUND_API, startRoundApi } from '../load/measure-rounds.ts'
import { preparePlayers } from '../load/prepare-players.ts'
import { playWithoutPause } from './play-until-acknowledged.ts'
import { compareWithBooks } from './compare-with-books.ts'
import { killPostgres, killStakeProcess } from './kill-postgres.ts'
import { inOneFile } from './one-file.ts'

/**
 * What is ended with SIGKILL: the API; all of PostgreSQL; only its first process, which the others survive for a
 * moment; one of its processes that write stakes, after which it recovers; or API and PostgreSQL at once.
 */
export type Blow = 'api' | 'postgres' | 'postmaster' | 'stake-process' | 'both'

export type CrashReport = {
  readonly acknowledged: number
  readonly lost: number
  readonly repeats: number
  /** Problems as sentences; empty if no acknowledged round is missing, none was applied twice and the books balance. */
  readonly wrong: readonly string[]
}

const PLAYERS = 32
const ROUNDS_BETWEEN_LEAST = 100
const ROUNDS_BETWEEN_MOST = 600
/** On a busy machine a killed PostgreSQL needs more than half a minute until it has recovered: what is judged is that nothing is lost. */
const GIVE_UP_MS = 100_000

/**
 * Kills the API and PostgreSQL with SIGKILL while players play, each time after a random number of further rounds, and
 * compares the books with the players' responses. On a PostgreSQL of its own, with the durability of a deployment.
 */
export async function crashUnderLoad(
  blows: readonly Blow[],
  log: (line: string) => void = () => {},
): Promise<CrashReport> {
  const folder = mkdtempSync(join(tmpdir(), 'tolar-faults-'))
  const [databasePort, apiPort] = [await freePort(), await freePort()]
  let postgres = await startPostgres({ folder, port: databasePort })
  let api: Awaited<ReturnType<typeof startRoundApi>> | undefined
  try {
    await migrate(postgres.url)
    const { tokens, stakeMinor } = await preparePlayers(postgres.url, PLAYERS)
    const program = await inOneFile(ROUND_API)
    const start = () => startRoundApi(postgres.url, apiPort, [], program)
    api = await start()
    const players = playWithoutPause(apiPort, tokens, stakeMinor, { giveUpMs: GIVE_UP_MS })
    for (const blow of blows) {
      await players.waitForMore(randomBetween(ROUNDS_BETWEEN_LEAST, ROUNDS_BETWEEN_MOST))
      log(`${players.seen.acknowledged.size} rounds told; SIGKILL: ${blow}`)
      if (blow === 'stake-process') {
        await killStakeProcess(postgres)
        continue
      }
      if (blow === 'api' || blow === 'both') api.child.kill('SIGKILL')
      if (blow !== 'api') {
        await (blow === 'postmaster' ? postgres.kill() : killPostgres(postgres))
        postgres = await startPostgres({ folder, port: databasePort })
      }
      if (blow === 'api' || blow === 'both') api = await start()
    }
    await players.waitForMore(ROUNDS_BETWEEN_LEAST)
    const seen = await players.finish()
    await api.stop()
    const db = openDatabase({ url: postgres.url, connections: 2, applicationName: 'faults' })
    const wrong = await compareWithBooks(db, seen)
    await db.close()
    if (seen.lost === 0) wrong.push('no answer was lost, so nothing was tried')
    return { acknowledged: seen.acknowledged.size, lost: seen.lost, repeats: seen.repeats, wrong }
  } finally {
    api?.child.kill('SIGKILL')
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function randomBetween(least: number, most: number): number {
  return least + Math.floor(Math.random() * (most - least))
}
