import { fileURLToPath } from 'node:url'
import { runner } from 'node-pg-migrate'

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Brings the database to the newest form. Several processes may ask at once: one does it, the others wait. */
export async function migrate(databaseUrl: string, log: (line: string) => void = () => {}): Promise<number> {
  const done = await runner({
    databaseUrl,
    dir: MIGRATIONS,
    direction: 'up',
    migrationsTable: 'migrations',
    migrationsSchema: 'kernel',
    createMigrationsSchema: true,
    checkOrder: false,
    singleTransaction: true,
    noLock: false,
    log,
    verbose: false,
  })
  return done.length
}
