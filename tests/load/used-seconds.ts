import { readFile } from 'node:fs/promises'
import { sql, type Database } from '#server/kernel/index.ts'

/** Units of these `/proc` counters per second. */
const TICKS = 100

/**
 * Processor seconds used by this process and the database's processes: comparable on a machine with other work. Only if
 * the database runs on the same machine.
 */
export async function usedSeconds(db: Database): Promise<{ readonly own: number; readonly database: number }> {
  const { user, system } = process.cpuUsage()
  const backends = await db.query<{ pid: number }>(sql`
    select pid from pg_stat_activity where datname = current_database()`)
  const used = await Promise.all(backends.map(({ pid }) => secondsOf(pid)))
  return { own: (user + system) / 1_000_000, database: used.reduce((sum, seconds) => sum + seconds, 0) }
}

async function secondsOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // After the name, which may contain blanks: the state is field 3, user and system ticks are 14 and 15.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS
}
