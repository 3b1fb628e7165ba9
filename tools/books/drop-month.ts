import { systemClock } from '#server/kernel/index.ts'
import { keepingOf, packOf, packs } from '#server/law/index.ts'
import { dropMonth, dropRows, hasDetachedTable, mergeKeys } from '#server/ledger/index.ts'
import { runArchiveTool } from './archive-tool.ts'
import { ARCHIVED_KINDS } from './archived-kinds.ts'
import { keptUntil } from './kept-until.ts'

/**
 * `npm run books:drop-month -- --month 2026-01`: drops the detached table of an archived month of DATABASE_URL, and deletes
 * the rows of its rounds in other tables that are in files. They remain in the files, which no command deletes; prints
 * until when the law of each market requires them.
 */
const RECORDS = ['entries', 'rounds'] as const

await runArchiveTool('books:drop-month', async ({ db, files, month }) => {
  const markets = [...new Set(packs.map(({ market }) => market))].filter((market) => market !== 'UNKNOWN')
  const keepings = markets.flatMap((market) =>
    RECORDS.flatMap((records) => keepingOf(packOf(market, systemClock.now()), records) ?? []),
  )
  const say = (line: string) => console.log(`${month}: ${line}`)
  let isAnyDropped = false
  for (const kind of ARCHIVED_KINDS) isAnyDropped = (await dropRows({ db, files, say }, month, kind)) || isAnyDropped
  // A month whose table was dropped before its rows were archived.
  if (!isAnyDropped || (await hasDetachedTable(db, month))) await dropMonth(db, files, month)
  const merged = await mergeKeys(db)
  if (merged > 0) say(`${merged} partitions of keys with little left in them are one`)
  console.log(
    `${month}: the detached table is dropped. The files are the only ones from now on; copy them as the backup guide says.`,
  )
  console.log(
    keepings.length === 0
      ? `${month}: no law in force says how long they are kept: for ever, until one does.`
      : `${month}: they are kept until ${keptUntil(month, keepings)} at least (${keepings.map(({ ruleId }) => ruleId).join(', ')}).`,
  )
})
