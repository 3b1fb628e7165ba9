import { listSlices } from '../books.queries.ts'
import { ArchiveNotMade } from './archive-not-made.ts'
import { checkFilesOf } from './check-files.ts'
import * as queries from './archive.queries.ts'
import { ACCOUNTS_EACH, readStandings, waitForReaders, type ArchiveNeeds } from './archive-month.ts'
import { COLUMNS } from './archive-files.ts'
import { withCopies } from './bounded-copies.ts'
import { beginOf, endOf, firstDayOf, type Month } from './months.ts'
import { fetchMonths, listOfArchived } from './stored-files.ts'
import type { StoredEntry } from './stored-entry.ts'
import { takeBooks, withoutChecks } from './take-books.ts'

const ROWS_EACH = 5_000
const QUIET_MS = 60_000

type RestoreNeeds = Pick<ArchiveNeeds, 'db' | 'files' | 'say' | 'quietMs'>

/**
 * Restores the newest month that has left: its table, rebuilt from the files when it was dropped, its keys, and the
 * states of accounts before it. The files stay. After an interruption the next call continues.
 */
export async function restoreMonth(given: RestoreNeeds, month: Month): Promise<void> {
  const { say, quietMs = QUIET_MS } = given
  await withoutChecks(given.db, async (db) => {
    const needs = { ...given, db }
    const archived = await queries.listArchivedMonths(db)
    const found = archived.at(-1)
    if (found?.month !== firstDayOf(month))
      throw new ArchiveNotMade(
        archived.some((one) => one.month === firstDayOf(month))
          ? `Months come back one after the other: ${found?.month.slice(0, 7)} comes first.`
          : `${month} has not left.`,
      )
    await fetchMonths(needs.files, [found], 'entries', 'accounts')
    if (found.state === 'away') await attach(needs, month, found.hasTable)
    if (found.state === 'leaving') await queries.setMonthState(db, firstDayOf(month), 'returning')
    // A reader that read the database before the table was attached still finds the month in the files.
    await waitForReaders(db, quietMs)
    await forget(needs, found)
    say(`${month} is in the database; its files may be put aside`)
  })
}

async function attach(needs: RestoreNeeds, month: Month, hasTable: boolean): Promise<void> {
  const { db, say } = needs
  const day = firstDayOf(month)
  if (!hasTable) {
    await fillAgain(needs, month)
    say('its table is made again')
  }
  await takeBooks(db, (tx) => queries.dropKeptKeys(tx, day))
  for (const slice of await listSlices(db, ACCOUNTS_EACH)) await queries.renewKeys(db, day, slice)
  await takeBooks(db, async (tx) => {
    await queries.attachMonth(tx, day)
    await queries.setMonthState(tx, day, 'returning')
  })
  say('its partition is attached')
}

/**
 * Sets accounts to their states before the month. Until then its files are read beside the database, as while it left.
 */
async function forget({ db, files }: RestoreNeeds, found: queries.ArchivedMonth): Promise<void> {
  const before = await withCopies(
    files,
    () => fetchMonths(files, [found], 'accounts'),
    () => readStandings(files, listOfArchived(files, [found], 'accounts'), '_before'),
  )
  await db.transaction(async (tx) => {
    for (let at = 0; at < before.length; at += ACCOUNTS_EACH)
      await queries.saveStandings(tx, before.slice(at, at + ACCOUNTS_EACH))
    await queries.deleteStandings(tx)
    await queries.deleteMonth(tx, found.month)
  })
}

/** One transaction, so that no half-filled table remains. */
async function fillAgain({ db, files }: RestoreNeeds, month: Month): Promise<void> {
  const archived = (await queries.listArchivedMonths(db)).find((one) => one.month === firstDayOf(month))
  if (!archived) throw new ArchiveNotMade(`${month} has not left.`)
  const problem = await checkFilesOf(files, archived)
  if (problem) throw new ArchiveNotMade(problem)
  const entries = listOfArchived(files, [archived], 'entries')
  await db.transaction(async (tx) => {
    await queries.makeMonthAgain(tx, firstDayOf(month))
    for (const { accountId, seq } of await startsOf(files, month, entries)) {
      const text = `
        select ${COLUMNS} from ${entries}
         where (account_id > ${accountId} or (account_id = ${accountId} and seq >= ${seq}))
           and created_at >= '${beginOf(month).toISOString()}' and created_at < '${endOf(month).toISOString()}'
         order by account_id, seq limit ${ROWS_EACH}`
      // A large month takes longer than a copy is sure to stay.
      const rows = await withCopies(
        files,
        () => fetchMonths(files, [archived], 'entries'),
        () => files.run<StoredEntry>(text),
      )
      await queries.refillMonth(tx, firstDayOf(month), rows)
    }
    await queries.setHasTable(tx, firstDayOf(month), true)
  })
}

/** First row of each page. */
function startsOf(
  files: RestoreNeeds['files'],
  month: Month,
  entries: string,
): Promise<{ accountId: number; seq: number }[]> {
  return files.run<{ accountId: number; seq: number }>(`
    select account_id, seq
      from (select account_id, seq, row_number() over (order by account_id, seq) - 1 as place from ${entries}
             where created_at >= '${beginOf(month).toISOString()}' and created_at < '${endOf(month).toISOString()}')
     where place % ${ROWS_EACH} = 0 order by account_id, seq`)
}
