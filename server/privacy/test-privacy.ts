import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { composeDocuments } from '#apps/api/compose/compose-documents.ts'
import { composePrivacy } from '#apps/api/compose/compose-privacy.ts'
import { composeSignIn } from '#apps/api/compose/compose-sign-in.ts'
import { makeFieldCipher, sql } from '#server/kernel/index.ts'
import { cheapPasswords, type TestApi } from '#tests/api.ts'
import type { TestDatabase } from '#tests/database.ts'
import type { PrivacyNeeds } from './needs.ts'

/** The room as in the worker, beside an API for tests. */
export async function privacyOf({ db, clock, environment }: TestApi): Promise<PrivacyNeeds> {
  const ground = {
    db,
    clock,
    configuration: environment.configuration,
    cipher: makeFieldCipher(environment.fieldKeys),
    bus: { send: async () => {} },
  }
  return composePrivacy(ground, environment, {
    documents: composeDocuments(ground, environment),
    signIn: await composeSignIn(ground, environment, { passwordCost: cheapPasswords }),
  })
}

/** Every table in which one of the values can be read, in any column of any row. */
export async function findInTables(db: TestDatabase, values: readonly string[]): Promise<string[]> {
  const tables = await db.query<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await db.pool.query<{ row: string }>(`select lower(t::text) as row from ${name} t`)
    for (const value of values)
      if (rows.some(({ row }) => row.includes(value.toLowerCase()))) found.push(`${name}: ${value}`)
  }
  return found
}

/** Every file in which one of the values can be read. */
export async function findInFiles(folder: string, values: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const content = (await readFile(join(entry.parentPath, entry.name))).toString('latin1')
    for (const value of values)
      if (content.includes(Buffer.from(value).toString('latin1'))) found.push(`${entry.name}: ${value}`)
  }
  return found
}
