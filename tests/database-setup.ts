import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '#server/kernel/index.ts'
import { makeTemporaryFolder } from '#tools/check/temporary-folder.ts'
import { startPostgres } from '#tools/start/postgres.ts'
import { execute, withDatabase } from './database.ts'

const TEMPLATE = 'tolar_template'

/** Global setup for vitest. The projects of a run are set up one after another: the first one does it for all. */
export default async function setUpOnce(): Promise<(() => Promise<void>) | undefined> {
  return process.env['TEST_DATABASE_SERVER'] === undefined ? setUpDatabase() : undefined
}

/** The data of tests are deleted after the run, so no write waits for the disk. Only a failure of the machine would lose anything. */
const WITHOUT_FLUSH = { fsync: 'off', full_page_writes: 'off' }

/**
 * Starts a throw-away PostgreSQL (or uses TEST_DATABASE_URL) and migrates the template that tests copy.
 * @param isDurable commits are flushed to the disk, as in an installation: for measurements
 * @returns a function that stops it and deletes its files
 */
export async function setUpDatabase({ isDurable = false } = {}): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL']
  const folder = given ? undefined : makeTemporaryFolder('tolar-tests')
  const postgres = folder
    ? await startPostgres({
        folder,
        isThrownAway: true,
        port: await freePort(),
        settings: { max_connections: '200', shared_buffers: '128MB', ...(isDurable ? {} : WITHOUT_FLUSH) },
      })
    : undefined
  const server = withDatabase(given ?? postgres?.url ?? '', 'postgres')
  await execute(server, `drop database if exists ${TEMPLATE} with (force)`)
  await execute(server, `create database ${TEMPLATE}`)
  await migrate(withDatabase(server, TEMPLATE))
  process.env['TEST_DATABASE_SERVER'] = server
  process.env['TEST_DATABASE_TEMPLATE'] = TEMPLATE
  // Folder in which workers share bundled programs (faults/one-file.ts).
  const programs = mkdtempSync(join(tmpdir(), 'tolar-programs-'))
  process.env['TEST_PROGRAMS'] = programs
  return async () => {
    await postgres?.stop()
    rmSync(programs, { recursive: true, force: true })
    if (folder) rmSync(folder, { recursive: true, force: true })
  }
}

/** Below the ephemeral ports of the system, and above the ports of `npm start` and of the journeys. */
const FIRST_PORT = 10_000
const PORTS = 5_000
/** Concurrent processes begin at different ports. */
let nextPort = (process.pid * 41) % PORTS

/**
 * A port on which nobody listens. Not an ephemeral port: a process that is killed and restarted on its port could find
 * it taken by an outgoing connection.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < PORTS; tries += 1) {
    const port = FIRST_PORT + nextPort
    nextPort = (nextPort + 1) % PORTS
    if (await canListen(port)) return port
  }
  throw new Error('Every port for tests is taken.')
}

function canListen(port: number): Promise<boolean> {
  return new Promise((told) => {
    const server = createServer()
    server.once('error', () => told(false))
    server.listen(port, '127.0.0.1', () => server.close(() => told(true)))
  })
}
