import { restoreMonth, restoreRows } from '#server/ledger/index.ts'
import { runArchiveTool } from './archive-tool.ts'
import { ARCHIVED_KINDS } from './archived-kinds.ts'

// `npm run books:restore-month -- --month 2026-01`: restores a month to DATABASE_URL; the newest archived month must be
// restored first.
await runArchiveTool('books:restore-month', async ({ db, files, month, quietMs }) => {
  const needs = { db, files, quietMs, say: (line: string) => console.log(`${month}: ${line}`) }
  for (const kind of ARCHIVED_KINDS.toReversed()) await restoreRows(needs, month, kind)
  await restoreMonth(needs, month)
})
