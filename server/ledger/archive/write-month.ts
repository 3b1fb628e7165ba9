import { join } from 'node:path'
import { createHash } from 'node:crypto'
import {
  PARQUET_FORMAT,
  type Database,
  type ParquetCell,
  type ParquetColumns,
  type ParquetFiles,
} from '../../kernel/index.ts'
import { MOVEMENT_KINDS } from '../movement-kinds.ts'
import { ArchiveNotMade } from './archive-not-made.ts'
import { findLeavingAccounts, listLeaving, type LeavingAccount, type Standing } from './archive.queries.ts'
import { makeRoom, unfinished } from './archive-files.ts'
import type { ArchiveSum, Manifest } from './manifest.ts'
import {
  accountOf,
  bytesOfLink,
  linkOf,
  linkOfHex,
  readRecord,
  RECORD_BYTES,
  seqOf,
  type EntryRecord,
  type Link,
} from './entry-record.ts'
import { fileName, filesIn, type FilesWriter } from './files-in.ts'
import { endOf, type Month } from './months.ts'
import { ENTRY_COLUMNS } from './stored-entry.ts'

const PAGE = 20_000
/** Rows per file, which DuckDB holds in memory before it writes them. */
const FILE_ROWS = 2_000_000
const ACCOUNT_COLUMNS: ParquetColumns = {
  account_id: 'bigint',
  seq_before: 'bigint',
  balance_before: 'bigint',
  staked_before: 'bigint',
  won_before: 'bigint',
  hash_before: 'bytes',
  seq: 'bigint',
  balance: 'bigint',
  staked: 'bigint',
  won: 'bigint',
  hash: 'bytes',
}

type Leaving = {
  /** Entries by account and number (`entry-record.ts`). */
  readonly records: Buffer
  readonly accounts: ReadonlyMap<number, LeavingAccount>
}

/** Entries of a month to archive, with their accounts, in pages by account and number. */
async function* readLeaving(db: Database, month: Month): AsyncGenerator<Leaving> {
  const end = endOf(month)
  const readAfter = (accountId: number, seq: number) => listLeaving(db, { end, after: { accountId, seq }, limit: PAGE })
  let page = readAfter(0, 0)
  for (;;) {
    const records = await page
    if (records.length === 0) return
    const isLast = records.length < PAGE * RECORD_BYTES
    if (!isLast) {
      // The database reads the next page while this one is written.
      const last = records.length - RECORD_BYTES
      page = readAfter(accountOf(records, last), seqOf(records, last))
      page.catch(() => {})
    }
    const ids = new Set<number>()
    for (let at = 0; at < records.length; at += RECORD_BYTES) ids.add(accountOf(records, at))
    const accounts = new Map((await findLeavingAccounts(db, [...ids], end)).map((one) => [one.accountId, one]))
    yield { records: withoutLater(records, accounts), accounts }
    if (isLast) return
  }
}

/**
 * Entries after an account's first entry of a later month are archived with that month: so numbers in the files have no
 * gaps.
 */
function withoutLater(records: Buffer, accounts: ReadonlyMap<number, LeavingAccount>): Buffer {
  if (![...accounts.values()].some(({ laterSeq }) => laterSeq !== null)) return records
  const leaving: Buffer[] = []
  let begin = 0
  let end = 0
  for (let at = 0; at < records.length; at += RECORD_BYTES) {
    const laterSeq = accounts.get(accountOf(records, at))?.laterSeq ?? Number.POSITIVE_INFINITY
    if (seqOf(records, at) < laterSeq) {
      if (end !== at) begin = at
      end = at + RECORD_BYTES
    } else if (end === at && end > begin) leaving.push(records.subarray(begin, end))
  }
  if (end === records.length && end > begin) leaving.push(records.subarray(begin, end))
  return leaving.length === 1 && leaving[0] ? leaving[0] : Buffer.concat(leaving)
}

/** The written files, and their entry in the manifest. */
export type Written = Pick<Manifest, 'entries' | 'accounts' | 'moved' | 'sums'> & {
  readonly rowsOf: ReadonlyMap<string, number>
}

/**
 * Writes the entries of a month to files, with the state of each account before and after; every entry must continue
 * the one before it.
 */
export async function writeMonth(db: Database, files: ParquetFiles, month: Month): Promise<Written> {
  await makeRoom(files, month)
  const folder = join(files.folder, unfinished(month))
  const rowsOf = new Map<string, number>()
  const written = await files.write(ENTRY_COLUMNS, (entries) =>
    files.write(ACCOUNT_COLUMNS, (accounts) => {
      const into = {
        entries: filesIn(entries, { folder: unfinished(month), file: 'entries', rowsMax: FILE_ROWS, rowsOf }),
        accounts: filesIn(accounts, { folder: unfinished(month), file: 'accounts', rowsMax: FILE_ROWS, rowsOf }),
      }
      return writeRows(db, month, into)
    }),
  )
  if (written.entries === 0) throw new ArchiveNotMade(`There is nothing of ${month} in the books.`)
  const references = fileName('references', 1)
  await files.run(`
    copy (select reference, account_id, seq from read_parquet('${folder}/entries-*.parquet') order by reference)
      to '${folder}/${references}' ${PARQUET_FORMAT}`)
  if (!(await hasAllReferences(files, folder))) throw new ArchiveNotMade('The references are not those of the entries.')
  rowsOf.set(references, written.entries)
  return { ...written, rowsOf }
}

/** References can be found only there afterwards. Counts of rows, and sums of their hashes. */
async function hasAllReferences(files: ParquetFiles, folder: string): Promise<boolean> {
  const sumOf = (kind: string) => `
    (select count(*) as entries, sum(hash(reference, account_id, seq)::hugeint) as hashes from read_parquet('${folder}/${kind}-*.parquet'))`
  const [compared] = await files.run<{ isSame: boolean }>(`
    select e.entries = r.entries and e.hashes = r.hashes as is_same from ${sumOf('entries')} e, ${sumOf('references')} r`)
  return compared?.isSame === true
}

async function writeRows(
  db: Database,
  month: Month,
  into: { readonly entries: FilesWriter; readonly accounts: FilesWriter },
): Promise<Omit<Written, 'rowsOf'>> {
  const sums = makeSums()
  const moved = createHash('sha256')
  const counted = { entries: 0, accounts: 0 }
  let steps: (readonly ParquetCell[])[] = []
  let account: LeavingAccount | undefined
  let standing: Running | undefined
  const endAccount = () => {
    if (!account || !standing || standing.seq === account.seq) return
    steps.push([account.accountId, ...valuesOf(runningOf(account)), ...valuesOf(standing)])
    moved.update(bytesOfStanding(account.accountId, standing))
    counted.accounts += 1
  }
  for await (const { records, accounts } of readLeaving(db, month)) {
    for (let at = 0; at < records.length; at += RECORD_BYTES) {
      const entry = readRecord(records, at)
      if (entry.accountId !== account?.accountId || !standing) {
        endAccount()
        account = accounts.get(entry.accountId)
        if (!account) throw new ArchiveNotMade(`Account ${entry.accountId} has entries and no name.`)
        standing = runningOf(account)
        sums.begin(account)
      }
      follow(entry, standing, account)
      standing.hash = linkOf(standing.hash, records, at)
      sums.add(entry)
    }
    const count = records.length / RECORD_BYTES
    counted.entries += count
    if (count > 0) await into.entries.appendPacked(records, count)
    await into.accounts.append(steps)
    steps = []
  }
  endAccount()
  await into.accounts.append(steps)
  await into.accounts.finish()
  await into.entries.finish()
  return { ...counted, moved: moved.digest('hex'), sums: sums.list() }
}

/** The state of an account after its entries so far. */
type Running = { seq: number; balance: number; staked: number; won: number; hash: Link }

const runningOf = ({ seq, balance, staked, won, hash }: Standing): Running => {
  return { seq, balance, staked, won, hash: linkOfHex(hash) }
}

const valuesOf = ({ seq, balance, staked, won, hash }: Running): readonly ParquetCell[] => [
  seq,
  balance,
  staked,
  won,
  bytesOfLink(hash),
]

function follow(entry: EntryRecord, standing: Running, account: LeavingAccount): void {
  const { accountId, seq, debit, credit, balanceAfter, kind } = entry
  if (standing.seq !== seq - 1 || standing.balance - debit + credit !== balanceAfter)
    throw new ArchiveNotMade(`Entry ${seq} of account ${accountId} does not follow the one before.`)
  if (seq > account.provenSeq)
    throw new ArchiveNotMade(`Entry ${seq} of account ${accountId} was not proved by a checkpoint yet.`)
  standing.seq = seq
  standing.balance = balanceAfter
  if (kind !== MOVEMENT_KINDS.round) return
  standing.staked += debit
  standing.won += credit
}

/** As `moved` of a checkpoint has it. */
function bytesOfStanding(accountId: number, { seq, hash }: Running): Buffer {
  const numbers = Buffer.allocUnsafe(16)
  numbers.writeBigInt64BE(BigInt(accountId), 0)
  numbers.writeBigInt64BE(BigInt(seq), 8)
  return Buffer.concat([numbers, bytesOfLink(hash)])
}

function makeSums() {
  type Sum = Pick<ArchiveSum, 'accounts' | 'currency' | 'kind'> & { entries: number; debit: bigint; credit: bigint }
  const sums = new Map<string, Sum>()
  let ofAccount = { accounts: '', currency: '' }
  const byKind = new Map<number, Sum>()
  const sumOf = (kind: number): Sum => {
    const key = `${ofAccount.accounts} ${ofAccount.currency} ${kind}`
    const sum = sums.get(key) ?? { ...ofAccount, kind, entries: 0, debit: 0n, credit: 0n }
    sums.set(key, sum)
    byKind.set(kind, sum)
    return sum
  }
  return {
    begin: ({ path, currency }: LeavingAccount): void => {
      // `player:8812:cash` is one of `player:cash`.
      ofAccount = { accounts: path.replaceAll(/:\d+(?=:|$)/g, ''), currency }
      byKind.clear()
    },
    add: ({ kind, debit, credit }: EntryRecord): void => {
      const sum = byKind.get(kind) ?? sumOf(kind)
      sum.entries += 1
      sum.debit += BigInt(debit)
      sum.credit += BigInt(credit)
    },
    list: (): ArchiveSum[] =>
      [...sums.entries()]
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([, sum]) => ({ ...sum, debit: String(sum.debit), credit: String(sum.credit) })),
  }
}
