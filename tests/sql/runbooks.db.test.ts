import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { prepareJobs, sql } from '#server/kernel/index.ts'
import { testDatabase } from '#tests/database.ts'

const docs = join(import.meta.dirname, '../../docs')
/** Names of tables in a statement, or alone in backticks. Whoever reads a runbook has no time to look for another name. */
const TABLES = /\bfrom (?<inStatement>[a-z_]+\.[a-z_]+)|`(?<alone>(?:ledger|jobs|kernel|live)\.[a-z_]+)`/g

it('the tables that runbooks and guides name are there', async () => {
  const db = await testDatabase()
  try {
    await prepareJobs(db.url)
    const named = globSync('{runbooks,guides}/*.md', { cwd: docs }).flatMap((file) =>
      [...readFileSync(join(docs, file), 'utf8').matchAll(TABLES)].map(
        ({ groups }) => `${file}: ${groups?.['inStatement'] ?? groups?.['alone']}`,
      ),
    )
    expect(named.length).toBeGreaterThan(1)
    const missing: string[] = []
    for (const one of named) {
      const name = one.split(': ')[1] ?? ''
      const [found] = await db.query<{ isThere: boolean }>(sql`
        select to_regclass(${name}) is not null
            or exists (select from pg_proc p where p.pronamespace::regnamespace || '.' || p.proname = ${name}) as is_there`)
      if (!found?.isThere) missing.push(one)
    }
    expect(missing).toEqual([])
  } finally {
    await db.close()
  }
})
