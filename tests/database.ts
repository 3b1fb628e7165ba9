import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { openDatabase, type Database } from '#server/kernel/index.ts'

export type TestDatabase = Database & { readonly url: string; readonly pool: pg.Pool }

/**
 * Gives a test file a fresh database of its own, already migrated: a copy of the template that the run made once
 * (tests/database-setup.ts). Close it in afterAll; the whole cluster goes away with the run.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_SERVER']
  const template = process.env['TEST_DATABASE_TEMPLATE']
  if (!server || !template) throw new Error('Tests on PostgreSQL run in the vitest project "calls", which starts it.')
  const name = `t_${randomBytes(6).toString('hex')}`
  // Copies its files. By itself PostgreSQL writes every page into its log as well: three times the processor time.
  await execute(server, `create database ${name} template ${template} strategy file_copy`)
  const url = withDatabase(server, name)
  const db = openDatabase({ url, connections: 8, applicationName: 'tests' })
  return {
    ...db,
    url,
    close: async () => {
      await db.close()
      await execute(server, `drop database if exists ${name} with (force)`)
    },
  }
}

export function withDatabase(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

export async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
