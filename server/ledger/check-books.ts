import type { Clock, Database, Querier } from '../kernel/index.ts'
import { checkArchived, checkManifests } from './archive/check-archive.ts'
import * as queries from './books.queries.ts'
import { CheckNotMade, DIFFERENCES_MAX, type Difference } from './differences.ts'
import { verifyCheckpoints, type Trust } from './checkpoints/verify-checkpoints.ts'
import { findWrongLimits } from './wrong-limits.queries.ts'

/** What a check read and found; no differences means that the books balance. */
export type BooksReport = {
  readonly checkedAt: Date
  readonly accountsChecked: number
  readonly entriesChecked: number
  readonly differences: readonly Difference[]
  /** The checkpoint after which entries were read; 0: all, because there was none; null: all were read on purpose. */
  readonly since: number | null
}

const ACCOUNTS_EACH = 20_000

const FINDERS = [
  queries.findBrokenChains,
  queries.findWrongBalances,
  queries.findWrongTotals,
  findWrongLimits,
  queries.findEntriesWithoutKey,
  queries.findUnprovedEntries,
  queries.findUnbalancedCurrencies,
]

/** All differences of these accounts, from their first entry on. */
export async function findDifferences(tx: Querier, slice: queries.Slice, max: number): Promise<Difference[]> {
  const differences: Difference[] = []
  for (const find of FINDERS) differences.push(...(await find(tx, slice, max)))
  return differences
}

type Part = Pick<BooksReport, 'accountsChecked' | 'entriesChecked' | 'differences'>

export type FullCheck = {
  /** What checkpoints are verified against; absent: they are not verified. */
  readonly trust?: Trust | undefined
  /** Where the books are read, such as a replica; the report is written to the database itself. */
  readonly readFrom?: Database | undefined
  /** How many statements run side by side. */
  readonly connections?: number
  /** How many accounts one of them covers. */
  readonly accountsEach?: number
}

/**
 * Recomputes every balance from its entries and looks for inconsistencies: a gap in the sequence, a balance that is not
 * the one before plus the movement, totals of play, running limits, keys without entries and the reverse, sides in two
 * currencies, entries that differ from the proved ones, files of closed months that differ from what was signed. Some
 * accounts at a time, each portion in its own snapshot, so that rounds go on and no snapshot is held for long.
 * Checkpoints are read where they are written: a replica may be behind their copies. The result is stored in
 * `ledger.books_check`.
 * @throws CheckNotMade while another full check is under way
 */
export async function checkBooks(db: Database, clock: Clock, options: FullCheck = {}): Promise<BooksReport> {
  return db.transaction(async (lock) => {
    if (!(await queries.takeCheck(lock, 'full'))) throw new CheckNotMade('All books are being checked at the moment.')
    return checkAll(db, clock, options)
  })
}

async function checkAll(db: Database, clock: Clock, options: FullCheck): Promise<BooksReport> {
  const { trust, readFrom = db, connections = 2, accountsEach = ACCOUNTS_EACH } = options
  const checkedAt = clock.now()
  const chain = trust ? await checkChain(db, trust) : []
  // This process reads the files, and a replica the rows beside them.
  const read = { ...readFrom, parquet: readFrom.parquet ?? db.parquet }
  const slices = await queries.listSlices(readFrom, accountsEach)
  const work = [
    ...slices.map((slice) => () => checkSlice(read, slice)),
    () => checkKeys(read),
    async () => ({ ...NOTHING_READ, differences: await checkManifests(read, trust) }),
  ]
  const parts = await allOf(work, connections)
  const report = {
    checkedAt,
    accountsChecked: parts.reduce((sum, { accountsChecked }) => sum + accountsChecked, 0),
    entriesChecked: parts.reduce((sum, { entriesChecked }) => sum + entriesChecked, 0),
    differences: [...chain, ...parts.flatMap(({ differences }) => differences)].slice(0, DIFFERENCES_MAX),
    since: null,
  }
  await queries.insertReport(db, report)
  return report
}

const NOTHING_READ = { accountsChecked: 0, entriesChecked: 0 }

async function checkSlice(db: Database, slice: queries.Slice): Promise<Part> {
  const part = await checkPresent(db, slice)
  const archived = await checkArchived(db, slice)
  return { ...part, differences: [...part.differences, ...archived].slice(0, DIFFERENCES_MAX) }
}

function checkPresent(db: Database, slice: queries.Slice): Promise<Part> {
  return db.transaction(async (tx) => {
    await queries.prepareSnapshot(tx)
    const { accounts, entries } = await queries.countBooks(tx, slice)
    const differences = await findDifferences(tx, slice, DIFFERENCES_MAX)
    return { accountsChecked: accounts, entriesChecked: entries, differences }
  })
}

function checkKeys(db: Database): Promise<Part> {
  return db.transaction(async (tx) => {
    await queries.prepareSnapshot(tx)
    const differences = await queries.findKeysWithoutEntry(tx, DIFFERENCES_MAX)
    return { ...NOTHING_READ, differences }
  })
}

async function checkChain(db: Database, { publicKeys, store }: Trust): Promise<readonly Difference[]> {
  const copy = await store?.readNewest()
  return db.transaction(async (tx) => {
    await queries.prepareSnapshot(tx)
    return (await verifyCheckpoints(tx, { publicKeys, copy, isWhole: true })).differences
  })
}

/** Runs all, this many at a time. */
async function allOf<T>(work: readonly (() => Promise<T>)[], atOnce: number): Promise<T[]> {
  const results: T[] = []
  const left = work.values()
  const goOn = async () => {
    for (const one of left) results.push(await one())
  }
  await Promise.all(Array.from({ length: atOnce }, goOn))
  return results
}
