import { grantRoles, RUNTIME_ROLE } from '#server/kernel/index.ts'
import { testDatabase } from '#tests/database.ts'
import { readArriving } from './arriving.ts'
import { checkQuery, type Checked } from './check-query.ts'
import { openDescriber, openRights } from './describe-statement.ts'
import { findQueries, type Query } from './find-queries.ts'
import { openCode } from './project.ts'
import { readSchema } from './schema.ts'

export type Checker = {
  /** Files with calls of `query`. */
  readonly files: readonly string[]
  readonly find: (file: string) => readonly Query[]
  readonly check: (query: Query) => Promise<Checked>
  readonly close: () => Promise<void>
}

/** The code as the compiler reads it, with a migrated database. */
export async function openChecker(): Promise<Checker> {
  const db = await testDatabase()
  const describer = await openDescriber(db.url)
  await grantRoles(db.url, { runtimeUrl: loginOf(db.url, 'checked_statements') })
  const rights = await openRights(db.url, RUNTIME_ROLE)
  const facts = { schema: await readSchema(db), arriving: await readArriving(db) }
  const code = openCode()
  return {
    files: code.files,
    find: (file) => findQueries(code, file),
    check: (query) => checkQuery(code, facts, { ...describer, refuse: rights.refuse }, query),
    close: async () => {
      code.close()
      await describer.close()
      await rights.close()
      await db.close()
    },
  }
}

function loginOf(url: string, name: string): string {
  const login = new URL(url)
  login.username = name
  return login.href
}
