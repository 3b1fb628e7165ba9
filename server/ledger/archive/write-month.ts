import { join } from 'node:path'
import { createHash } from 'node:crypto'
import {
  PARQUET_FORMAT,
  type Database,
  type ParquetCell,
  type ParquetColumns,
  type ParquetFiles,
  type ParquetWriter,
} from '../../kernel/index.ts'
import { MOVEMENT_KINDS } from '../movement-kinds.ts'
import { ArchiveNotMade } from './archive-not-made.ts'
import { findLeavingAccounts, listLeaving, type LeavingAccount, type Standing } from './archive.queries.ts'
import { makeRoom, unfinished } from './archive-files.ts'
import type { ArchiveSum, Manifest } from './manifest.ts'
import { endOf, type Month } from './months.ts'
import { cellsOf, ENTRY_COLUMNS, linkOf, type StoredEntry } from './stored-entry.ts'

export const PAGE = 20_000
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

/** Entries of a month that leave, with their accounts, in pages by account and number. */
export async function* readLeaving(
  db: Database,
  month: Month,
): AsyncGenerator<{
  readonly entries: readonly StoredEntry[]
  readonly accounts: ReadonlyMap<number, LeavingAccount>
}> {
  const end = endOf(month)
  let after = { accountId: 0, seq: 0 }
  for (;;) {
    const page = await listLeaving(db, { end, after, limit: PAGE })
    const last = page.at(-1)
    if (!last) return
    const ids = [...new Set(page.map(({ accountId }) => accountId))]
    const accounts = new Map((await findLeavingAccounts(db, ids, end)).map((one) => [one.accountId, one]))
    // Entries after an account's first entry of a later month stay with that month: so the files hold its numbers
    // without gaps.
    const isLeaving = ({ accountId, seq }: StoredEntry) =>
      seq < (accounts.get(accountId)?.laterSeq ?? Number.POSITIVE_INFINITY)
    yield { entries: page.filter(isLeaving), accounts }
    if (page.length < PAGE) return
    after = { accountId: last.accountId, seq: last.seq }
  }
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
        entries: inFiles(entries, month, 'entries', rowsOf),
        accounts: inFiles(accounts, month, 'accounts', rowsOf),
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

const fileName = (kind: string, number: number): string => `${kind}-${String(number).padStart(5, '0')}.parquet`

type Rows = {
  readonly append: (rows: readonly (readonly ParquetCell[])[]) => Promise<void>
  readonly finish: () => Promise<void>
}

/** Rows of one kind, in as many files as they need. */
function inFiles(writer: ParquetWriter, month: Month, kind: string, rowsOf: Map<string, number>): Rows {
  let number = 1
  let rows = 0
  const finish = async () => {
    if (rows === 0) return
    const name = fileName(kind, number)
    await writer.save(join(unfinished(month), name))
    rowsOf.set(name, rows)
    number += 1
    rows = 0
  }
  return {
    append: async (some) => {
      await writer.append(some)
      rows += some.length
      if (rows >= FILE_ROWS) await finish()
    },
    finish,
  }
}

async function writeRows(
  db: Database,
  month: Month,
  into: { readonly entries: Rows; readonly accounts: Rows },
): Promise<Omit<Written, 'rowsOf'>> {
  const sums = makeSums()
  const moved = createHash('sha256')
  const counted = { entries: 0, accounts: 0 }
  let steps: (readonly ParquetCell[])[] = []
  let account: LeavingAccount | undefined
  let standing: Standing | undefined
  const endAccount = () => {
    if (!account || !standing || standing.seq === account.seq) return
    steps.push(stepOf(account, standing))
    moved.update(bytesOfStanding(standing))
    counted.accounts += 1
  }
  for await (const page of readLeaving(db, month)) {
    for (const entry of page.entries) {
      if (entry.accountId !== account?.accountId) {
        endAccount()
        account = page.accounts.get(entry.accountId)
        standing = account
        if (!account) throw new ArchiveNotMade(`Account ${entry.accountId} has entries and no name.`)
      }
      standing = follow(entry, standing, account)
      sums.add(account, entry)
    }
    counted.entries += page.entries.length
    await into.entries.append(page.entries.map(cellsOf))
    await into.accounts.append(steps)
    steps = []
  }
  endAccount()
  await into.accounts.append(steps)
  await into.accounts.finish()
  await into.entries.finish()
  return { ...counted, moved: moved.digest('hex'), sums: sums.list() }
}

function follow(entry: StoredEntry, standing: Standing | undefined, account: LeavingAccount): Standing {
  const { accountId, seq, debit, credit, balanceAfter, kind } = entry
  if (standing?.seq !== seq - 1 || standing.balance - debit + credit !== balanceAfter)
    throw new ArchiveNotMade(`Entry ${seq} of account ${accountId} does not follow the one before.`)
  if (seq > account.provenSeq)
    throw new ArchiveNotMade(`Entry ${seq} of account ${accountId} was not proved by a checkpoint yet.`)
  const isRound = kind === MOVEMENT_KINDS.round
  return {
    accountId,
    seq,
    balance: balanceAfter,
    staked: standing.staked + (isRound ? debit : 0),
    won: standing.won + (isRound ? credit : 0),
    hash: linkOf(Buffer.from(standing.hash, 'hex'), entry).toString('hex'),
  }
}

function stepOf(before: Standing, after: Standing): readonly ParquetCell[] {
  const valuesOf = ({ seq, balance, staked, won, hash }: Standing) => [
    seq,
    balance,
    staked,
    won,
    Buffer.from(hash, 'hex'),
  ]
  return [before.accountId, ...valuesOf(before), ...valuesOf(after)]
}

/** As `moved` of a checkpoint has it. */
function bytesOfStanding({ accountId, seq, hash }: Standing): Buffer {
  const numbers = Buffer.allocUnsafe(16)
  numbers.writeBigInt64BE(BigInt(accountId), 0)
  numbers.writeBigInt64BE(BigInt(seq), 8)
  return Buffer.concat([numbers, Buffer.from(hash, 'hex')])
}

function makeSums() {
  type Sum = Pick<ArchiveSum, 'accounts' | 'currency' | 'kind'> & { entries: number; debit: bigint; credit: bigint }
  const sums = new Map<string, Sum>()
  return {
    add: ({ path, currency }: LeavingAccount, { kind, debit, credit }: StoredEntry): void => {
      // `player:8812:cash` is one of `player:cash`.
      const accounts = path.replaceAll(/:\d+(?=:|$)/g, '')
      const key = `${accounts} ${currency} ${kind}`
      const sum = sums.get(key) ?? { accounts, currency, kind, entries: 0, debit: 0n, credit: 0n }
      sum.entries += 1
      sum.debit += BigInt(debit)
      sum.credit += BigInt(credit)
      sums.set(key, sum)
    },
    list: (): ArchiveSum[] =>
      [...sums.entries()]
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([, sum]) => ({ ...sum, debit: String(sum.debit), credit: String(sum.credit) })),
  }
}
