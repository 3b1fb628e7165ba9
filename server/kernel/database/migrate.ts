import { fileURLToPath } from 'node:url'
import { runner } from 'node-pg-migrate'
import { finishIndexes } from './finish-indexes.ts'
import { finishTables } from './finish-tables.ts'

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Runs the missing migrations. Several processes may start at once: one migrates, the others wait. What large tables need comes after them. */
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
  await finishTables(databaseUrl, log)
  await finishIndexes(databaseUrl, log)
  return done.length
}
