import { restoreMonth } from '#server/ledger/index.ts'
import { runArchiveTool } from './archive-tool.ts'

// `npm run books:restore-month -- --month 2026-01`: restores a month to DATABASE_URL; the newest archived month must be
// restored first.
await runArchiveTool('books:restore-month', ({ db, files, month, quietMs }) =>
  restoreMonth({ db, files, quietMs, say: (line) => console.log(`${month}: ${line}`) }, month),
)
