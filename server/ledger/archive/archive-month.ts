import { createPublicKey, type KeyObject } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Clock, Database, ParquetFiles } from '../../kernel/index.ts'
import { listSlices } from '../books.queries.ts'
import type { Trust } from '../checkpoints/verify-checkpoints.ts'
import { findOldestTransaction } from '../rounds.queries.ts'
import { ArchiveNotMade } from './archive-not-made.ts'
import * as queries from './archive.queries.ts'
import { describeFiles, finishFolder, listOf, unfinished } from './archive-files.ts'
import { compareMonth } from './compare-month.ts'
import { findClosed } from './find-closed.ts'
import { hashOfManifest, signManifest, type Manifest } from './manifest.ts'
import { firstDayOf, type Month } from './months.ts'
import { forgottenBefore } from './old-references.ts'
import { storeFiles } from './stored-files.ts'
import { takeBooks, withoutChecks } from './take-books.ts'
import { writeMonth } from './write-month.ts'

export const ACCOUNTS_EACH = 20_000
/** Time for other processes: reads that they began before the month was marked as leaving have ended by then. */
const QUIET_MS = 60_000

export type ArchiveNeeds = {
  readonly db: Database
  readonly files: ParquetFiles
  readonly clock: Clock
  readonly trust: Trust
  readonly signingKey: KeyObject
  /** How many whole months have passed since a month's end before it may leave. */
  readonly afterMonths: number
  readonly say: (line: string) => void
  readonly quietMs?: number
}

/**
 * Takes a closed month out of the database: its entries are written to files and compared, the month is marked as
 * leaving, and only then its partition is detached, replaced by one with the entries that stay, and the keys of its
 * rounds are deleted. After an interruption the next call finds which steps are done. The detached table stays until
 * `dropMonth`.
 * @throws ArchiveNotMade with the reason, where the month may not leave
 */
export async function archiveMonth(given: ArchiveNeeds, month: Month): Promise<void> {
  await withoutChecks(given.db, async (db) => {
    const needs = { ...given, db }
    const state = (await queries.listArchivedMonths(db)).find((one) => one.month === firstDayOf(month))?.state
    if (state === 'returning') throw new ArchiveNotMade(`${month} is coming back: books:restore-month first.`)
    if (state === undefined) await write(needs, month)
    if (state !== 'away') await leave(needs, month)
    await forget(needs, month)
  })
}

/** From here on readers use files and database, and an entry in both counts once. */
async function write(
  { db, files, clock, trust, signingKey, afterMonths, say }: ArchiveNeeds,
  month: Month,
): Promise<void> {
  const publicKeys = [createPublicKey(signingKey), ...trust.publicKeys]
  const { checkpoint, before } = await findClosed(db, { month, afterMonths, trust: { ...trust, publicKeys } })
  const { rowsOf, ...written } = await writeMonth(db, files, month)
  say(`${written.entries} entries of ${written.accounts} accounts written`)
  const compared = await compareMonth(files, unfinished(month))
  if (compared !== written.entries)
    throw new ArchiveNotMade(`${written.entries} entries were written, ${compared} read.`)
  say(`${compared} entries read back and found as they are in the database`)
  const described = await describeFiles(join(files.folder, unfinished(month)), rowsOf)
  const manifest: Manifest = {
    ...written,
    month,
    at: clock.now(),
    checkpoint,
    files: described,
    previous: before ? hashOfManifest({ text: before.manifest, signature: before.signature }) : '',
  }
  const signed = signManifest(manifest, signingKey)
  await finishFolder(files, month, signed)
  await storeFiles(files, month, { signed, described })
  const standings = await readStandings(files, listOf(files, [month], 'accounts'))
  await db.transaction(async (tx) => {
    for (let at = 0; at < standings.length; at += ACCOUNTS_EACH)
      await queries.saveStandings(tx, standings.slice(at, at + ACCOUNTS_EACH))
    await queries.insertMonth(tx, { month: firstDayOf(month), manifest: signed.text, signature: signed.signature })
  })
  say(
    `the manifest is signed: ${described.length} files, ${described.reduce((sum, { bytes }) => sum + bytes, 0)} bytes`,
  )
}

async function leave({ db, say, quietMs = QUIET_MS }: ArchiveNeeds, month: Month): Promise<void> {
  await waitForReaders(db, quietMs)
  await takeBooks(db, async (tx) => {
    await queries.detachMonth(tx, firstDayOf(month))
    await queries.setMonthState(tx, firstDayOf(month), 'away')
  })
  say('its partition is detached')
}

async function forget({ db, clock, say }: ArchiveNeeds, month: Month): Promise<void> {
  const found = (await queries.listArchivedMonths(db)).find((one) => one.month === firstDayOf(month))
  if (!found?.hasKeys || !found.hasTable) return
  const day = firstDayOf(month)
  const olderThan = forgottenBefore(clock.now())
  const isApart = await queries.hasKeysApart(db, day, olderThan)
  if (isApart) say(`${await leaveKeys(db, day)} keys have left with their partition`)
  const forgetKeys = isApart ? queries.forgetKeysElsewhere : queries.forgetKeys
  for (const slice of await listSlices(db, ACCOUNTS_EACH)) await forgetKeys(db, day, slice, olderThan)
  await queries.setHasKeys(db, day, false)
  say('the references of its rounds are looked for in the files from now on')
}

/**
 * The partition of a month of keys is replaced by one with the keys that stay. After an interruption all of it is
 * repeated.
 */
async function leaveKeys(db: Database, day: string): Promise<number> {
  await takeBooks(db, (tx) => queries.beginKeptKeys(tx, day))
  const leaving = await queries.copyKeptKeys(db, day)
  await takeBooks(db, (tx) => queries.takeKeptKeys(tx, day))
  await takeBooks(db, (tx) => queries.dropKeptKeys(tx, day))
  return leaving
}

/** Where accounts stood after a month, or before it. @param source a list of files with them */
export function readStandings(
  files: ParquetFiles,
  source: string,
  when: '' | '_before' = '',
): Promise<queries.Standing[]> {
  const columns = ['seq', 'balance', 'staked', 'won'].map((name) => `${name}${when} as ${name}`)
  return files.run<queries.Standing>(`
    select account_id, ${columns.join(', ')}, lower(hex(hash${when})) as hash
      from ${source} order by account_id`)
}

/** Waits until reads that began before now have ended: open transactions, and processes that read in two steps. */
export async function waitForReaders(db: Database, quietMs: number): Promise<void> {
  const begun = performance.now()
  for (;;) {
    const passed = performance.now() - begun
    const oldest = await findOldestTransaction(db)
    if (passed >= quietMs && oldest <= passed) return
    await setTimeout(Math.min(1000, Math.max(quietMs - passed, 20)))
  }
}
