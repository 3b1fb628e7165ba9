import { fileURLToPath } from 'node:url'
import { runner } from 'node-pg-migrate'

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Runs the missing migrations. Several processes may start at once: one migrates, the others wait. */
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
