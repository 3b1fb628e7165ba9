import pg from 'pg'
import { connectionSettings } from '../database/connection-settings.ts'

/**
 * Does work unless some process does it already. The lock belongs to its own connection: it ends with the process, and
 * no transaction stays open meanwhile. False when another process does the work.
 */
export async function runAlone(
  { databaseUrl, name }: { readonly databaseUrl: string; readonly name: string },
  work: () => Promise<void>,
): Promise<boolean> {
  const client = new pg.Client(connectionSettings(databaseUrl, 'tolar-job-lock'))
  // A lost connection loses its lock; the work continues.
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ is_mine: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as is_mine',
      [`job ${name}`],
    )
    if (rows[0]?.is_mine !== true) return false
    await work()
    return true
  } finally {
    await client.end().catch(() => {})
  }
}
