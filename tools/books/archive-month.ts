import { readSigningKey } from '#server/audit/index.ts'
import { systemClock } from '#server/kernel/index.ts'
import { ArchiveNotMade, archiveMonth } from '#server/ledger/index.ts'
import { readAfterMonths, runArchiveTool } from './archive-tool.ts'

// `npm run books:archive -- --month 2026-01`: moves a closed month from the database (DATABASE_OWNER_URL if set, else
// DATABASE_URL) to files in BOOKS_ARCHIVE_FOLDER, with a manifest that AUDIT_SIGNING_KEY signs.
// BOOKS_ARCHIVE_AFTER_MONTHS is the number of months after its end; 13 by default.
await runArchiveTool('books:archive', async ({ env, db, files, month, trust, quietMs }) => {
  const signingKey = readSigningKey(env['AUDIT_SIGNING_KEY'] ?? '')
  if (!signingKey) throw new ArchiveNotMade('AUDIT_SIGNING_KEY is missing: the worker’s key signs what was written.')
  const afterMonths = readAfterMonths(env['BOOKS_ARCHIVE_AFTER_MONTHS'])
  if (afterMonths === undefined) throw new ArchiveNotMade('BOOKS_ARCHIVE_AFTER_MONTHS is no number of months.')
  const say = (line: string) => console.log(`${month}: ${line}`)
  await archiveMonth({ db, files, clock: systemClock, trust, signingKey, afterMonths, say, quietMs }, month)
  say('has left. Its detached table stays until books:drop-month.')
})
