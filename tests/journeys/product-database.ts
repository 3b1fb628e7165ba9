import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pg from 'pg'

const VARIABLE = 'JOURNEYS_DATABASE'

/** The database of the shared product, for journeys that change data directly. */
export function rememberDatabase(cluster: string, port: number): void {
  const password = readFileSync(join(dirname(cluster), 'postgres-password'), 'utf8').trim()
  process.env[VARIABLE] = `postgres://tolar:${encodeURIComponent(password)}@127.0.0.1:${port}/tolar`
}

export const hasDatabase = (): boolean => process.env[VARIABLE] !== undefined

/** Accesses the product's database as its owner, bypassing triggers. */
export async function inDatabase<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: process.env[VARIABLE] })
  await client.connect()
  try {
    await client.query('set session_replication_role = replica')
    return await work(client)
  } finally {
    await client.end()
  }
}
