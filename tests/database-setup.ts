import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '#server/kernel/index.ts'
import { startPostgres } from '#tools/start/postgres.ts'
import { execute, withDatabase } from './database.ts'

const TEMPLATE = 'tolar_template'

/** Starts a throw-away PostgreSQL for the run (or uses TEST_DATABASE_URL) and migrates the template that tests copy. */
export default async function setUp(): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL']
  const folder = given ? undefined : mkdtempSync(join(tmpdir(), 'tolar-tests-'))
  const postgres = folder
    ? await startPostgres({
        folder,
        port: await freePort(),
        settings: { max_connections: '200', shared_buffers: '128MB' },
      })
    : undefined
  const server = withDatabase(given ?? postgres?.url ?? '', 'postgres')
  await execute(server, `drop database if exists ${TEMPLATE} with (force)`)
  await execute(server, `create database ${TEMPLATE}`)
  await migrate(withDatabase(server, TEMPLATE))
  process.env['TEST_DATABASE_SERVER'] = server
  process.env['TEST_DATABASE_TEMPLATE'] = TEMPLATE
  return async () => {
    await postgres?.stop()
    if (folder) rmSync(folder, { recursive: true, force: true })
  }
}

export function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer()
    server.once('error', failed)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
