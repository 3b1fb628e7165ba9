import { restoreMonth } from '#server/ledger/index.ts'
import { runArchiveTool } from './archive-tool.ts'

// `npm run books:restore-month -- --month 2026-01`: brings a month back into DATABASE_URL, the newest of those that have left first.
await runArchiveTool('books:restore-month', ({ db, files, month, quietMs }) =>
  restoreMonth({ db, files, quietMs, say: (line) => console.log(`${month}: ${line}`) }, month),
)
