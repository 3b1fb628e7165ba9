import type { Database, ParquetFiles } from '../../kernel/index.ts'
import type { Slice } from '../books.queries.ts'
import type { Trust } from '../checkpoints/verify-checkpoints.ts'
import { CheckNotMade, type Difference } from '../differences.ts'
import * as queries from './archive.queries.ts'
import { monthsOf, readEntries } from './archive-files.ts'
import { withCopies } from './bounded-copies.ts'
import { checkFilesOf } from './check-files.ts'
import { checkKeptKeys } from './check-kept-keys.ts'
import { isSame } from './compare-month.ts'
import { hashOfManifest, isSignedManifest, readManifest } from './manifest.ts'
import { endOf } from './months.ts'
import { listAllArchivedRows } from './rows/archived-rows.queries.ts'
import { checkRows } from './rows/check-rows.ts'
import { fetchMonths, listOfArchived } from './stored-files.ts'

const PAGE = 5_000

/**
 * Checks the months that have left: their manifests are signed and form a chain, and every byte of their files is as it
 * was signed. So they hold what was compared with the database when they left. @throws CheckNotMade where this process
 * has no files
 */
export async function checkManifests(db: Database, trust: Trust | undefined): Promise<Difference[]> {
  const months = await queries.listArchivedMonths(db)
  if (months.length === 0) return []
  const files = filesFor(db)
  const problems: string[] = []
  let previous = ''
  for (const one of months) {
    const signed = { text: one.manifest, signature: one.signature }
    const { month, previous: named } = readManifest(signed)
    if (month !== one.month.slice(0, 7)) problems.push(`the manifest of ${one.month} is of ${month}`)
    if (trust && !isSignedManifest(signed, trust.publicKeys))
      problems.push(`the manifest of ${month} is signed by no key that this installation knows (AUDIT_PUBLIC_KEY)`)
    if (named !== previous) problems.push(`the manifest of ${month} does not follow the one before`)
    const problem = await checkFilesOf(files, one)
    if (problem) problems.push(problem)
    previous = hashOfManifest(signed)
  }
  problems.push(...(await checkRows(files, await listAllArchivedRows(db), trust)))
  return problems.map((detail) => ({ rule: 'archive', accountId: 0, detail }))
}

/**
 * Checks these accounts: the state after their archived entries, the entries that stayed and the keys that stayed agree
 * with the files.
 */
export async function checkArchived(db: Database, slice: Slice): Promise<Difference[]> {
  const archived = await queries.listArchivedMonths(db)
  const months = monthsOf(archived)
  const last = months.at(-1)
  if (last === undefined) return []
  const files = filesFor(db)
  return withCopies(
    files,
    () => fetchMonths(files, archived, 'entries', 'accounts'),
    () => compareArchived(db, files, { ...slice, archived, end: endOf(last) }),
  )
}

async function compareArchived(
  db: Database,
  files: ParquetFiles,
  { archived, end, ...slice }: Slice & { readonly archived: readonly queries.ArchivedMonth[]; readonly end: Date },
): Promise<Difference[]> {
  const entries = listOfArchived(files, archived, 'entries')
  const range = `account_id >= ${slice.from} and account_id < ${slice.below}`
  const inFiles = await files.run<queries.Standing>(`
    select account_id, seq, balance, staked, won, lower(hex(hash)) as hash
      from ${listOfArchived(files, archived, 'accounts')} where ${range}
   qualify row_number() over (partition by account_id order by seq desc) = 1 order by account_id`)
  const standings = new Map((await queries.listStandings(db, slice)).map((one) => [one.accountId, textOf(one)]))
  const wrong = inFiles.flatMap((one) => (standings.get(one.accountId) === textOf(one) ? [] : [one.accountId]))
  const known = new Set(inFiles.map(({ accountId }) => accountId))
  wrong.push(...[...standings.keys()].filter((accountId) => !known.has(accountId)))
  const differences = wrong.map((accountId) =>
    differenceOf(accountId, 'where it stood after the files is not what they say'),
  )
  differences.push(...(await checkKept(db, files, { ...slice, entries, end })))
  return [...differences, ...(await checkKeptKeys(db, files, { ...slice, entries }))]
}

async function checkKept(
  db: Database,
  files: ParquetFiles,
  { entries, ...asked }: Slice & { readonly entries: string; readonly end: Date },
): Promise<Difference[]> {
  const differences: Difference[] = []
  let after = { accountId: 0, seq: 0 }
  for (;;) {
    const kept = await queries.listKept(db, { ...asked, after, limit: PAGE })
    const last = kept.at(-1)
    if (!last) return differences
    const ids = kept.map(({ accountId }) => accountId)
    const written = await readEntries(
      files,
      entries,
      `account_id between ${Math.min(...ids)} and ${Math.max(...ids)}
        and (account_id, seq) in (${kept.map(({ accountId, seq }) => `(${accountId}, ${seq})`).join(', ')})`,
    )
    const found = new Map(written.map((one) => [`${one.accountId} ${one.seq}`, one]))
    for (const entry of kept)
      if (!isSame(entry, found.get(`${entry.accountId} ${entry.seq}`)))
        differences.push(differenceOf(entry.accountId, `entry ${entry.seq} is not as it is in the files`))
    after = { accountId: last.accountId, seq: last.seq }
  }
}

function filesFor(db: Database): ParquetFiles {
  if (!db.parquet) throw new CheckNotMade('Months of the books are in files: BOOKS_ARCHIVE_FOLDER says where.')
  return db.parquet
}

const differenceOf = (accountId: number, detail: string): Difference => ({ rule: 'archive', accountId, detail })

const textOf = ({ seq, balance, staked, won, hash }: queries.Standing): string =>
  [seq, balance, staked, won, hash].join(' ')
