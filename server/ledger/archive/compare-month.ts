import { join } from 'node:path'
import type { ParquetFiles } from '../../kernel/index.ts'
import { ArchiveNotMade } from './archive-not-made.ts'
import { listOf } from './archive-files.ts'
import { accountOf, linkOf, linkOfHex, RECORD_BYTES, seqOf, type Link } from './entry-record.ts'
import { cellsOf, ENTRY_COLUMNS, type StoredEntry } from './stored-entry.ts'

const ACCOUNTS_EACH = 5_000

type Stretch = {
  readonly accountId: number
  readonly seqBefore: number
  readonly hashBefore: string
  readonly seq: number
  readonly hash: string
}

/**
 * Reads the files back, in their order: the entries of each account must lead from its hash before the month to the
 * one after it, which was computed from the bytes of the database during the export. So every column of every entry in
 * the files equals the database. Returns the number of entries.
 */
export async function compareMonth(files: ParquetFiles, folder: string): Promise<number> {
  const accounts = readStretches(files, folder)
  let account: Stretch | undefined
  let [seq, hash, compared]: [number, Link, number] = [0, '', 0]
  const isWhole = () => !account || (seq === account.seq && hash === linkOfHex(account.hash))
  await files.scan(
    `select ${Object.keys(ENTRY_COLUMNS).join(', ')} from ${listOf(files, [folder], 'entries')}`,
    ENTRY_COLUMNS,
    async (records) => {
      for (let at = 0; at < records.length; at += RECORD_BYTES) {
        const accountId = accountOf(records, at)
        if (accountId !== account?.accountId) {
          if (account && !isWhole()) throw notSame(account.accountId)
          account = (await accounts.next()).value
          if (account?.accountId !== accountId) throw notSame(accountId)
          seq = account.seqBefore
          hash = linkOfHex(account.hashBefore)
        }
        if (seqOf(records, at) !== seq + 1) throw notSame(accountId)
        seq += 1
        hash = linkOf(hash, records, at)
      }
      compared += records.length / RECORD_BYTES
    },
  )
  const left = (await accounts.next()).value
  if (left || (account && !isWhole())) throw notSame((left ?? account)?.accountId ?? 0)
  return compared
}

const notSame = (accountId: number): ArchiveNotMade =>
  new ArchiveNotMade(`The entries of account ${accountId} are not in the files as they are in the database.`)

async function* readStretches(files: ParquetFiles, folder: string): AsyncGenerator<Stretch, undefined> {
  let after = 0
  for (;;) {
    const page = await files.run<Stretch>(`
      select account_id, seq_before, lower(hex(hash_before)) as hash_before, seq, lower(hex(hash)) as hash
        from read_parquet('${join(files.folder, folder)}/accounts-*.parquet')
       where account_id > ${after} order by account_id limit ${ACCOUNTS_EACH}`)
    yield* page
    after = page.at(-1)?.accountId ?? after
    if (page.length < ACCOUNTS_EACH) return undefined
  }
}

export function isSame(entry: StoredEntry, other: StoredEntry | undefined): boolean {
  return other !== undefined && cellsOf(entry).join() === cellsOf(other).join()
}
