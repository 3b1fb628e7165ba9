import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { openDatabase, sql } from '#server/kernel/index.ts'
import type { RunningPostgres } from '#tools/start/postgres.ts'

/** Kills the whole server like a power failure: every process at once, without a flush. */
export async function killPostgres(postgres: RunningPostgres): Promise<void> {
  const children = childrenOf(postgres.pid)
  const gone = postgres.kill()
  for (const pid of children) kill(pid)
  await gone
}

/**
 * Kills one process that writes stakes, like the kernel does when memory runs out. The server then discards its memory
 * and all connections, and recovers from its log.
 */
export async function killStakeProcess(postgres: RunningPostgres): Promise<void> {
  const db = openDatabase({ url: postgres.url, connections: 1, applicationName: 'faults', onError: () => {} })
  try {
    const [row] = await db.query<{ pid: number }>(
      sql`select pid from pg_stat_activity where application_name = 'tolar-stakes' order by random() limit 1`,
    )
    if (row) kill(row.pid)
  } finally {
    await db.close()
  }
}

function childrenOf(parent: number): number[] {
  if (!existsSync('/proc/self/stat')) return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent)
}

function parentOf(pid: number): number | undefined {
  try {
    // The second field is the command in parentheses and may contain anything.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1])
  } catch {
    return undefined
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended meanwhile.
  }
}
