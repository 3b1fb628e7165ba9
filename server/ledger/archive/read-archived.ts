import { systemClock, type Querier } from '../../kernel/index.ts'
import { findArchivedUpTo, findKeys, listArchivedMonths } from './archive.queries.ts'
import { COLUMNS, filesOf, monthsOf, quoted } from './archive-files.ts'
import { withCopies } from './bounded-copies.ts'
import { fetchMonths, listOfArchived } from './stored-files.ts'
import { mayHaveLeft, timeOfReference } from './old-references.ts'
import type { StoredEntry } from './stored-entry.ts'

/** Numbers of an account: after one, up to another. */
export type ArchiveRange = { readonly accountId: number; readonly after: number; readonly upTo?: number | undefined }

export type ArchiveQuestion = {
  readonly ranges: readonly ArchiveRange[]
  /** Older entries are not needed. */
  readonly since?: Date | undefined
  readonly before?: Date | undefined
  readonly kind?: number | undefined
  /** Only this many, with the greatest numbers: for one account. */
  readonly newest?: number | undefined
}

/**
 * The entries of closed months that a reader requests, from their files: the only access to them. Costs nothing for
 * recent ranges, else one row of each account; files are opened only when an account has entries of the range in them.
 */
export async function readArchived(db: Querier, asked: ArchiveQuestion): Promise<readonly StoredEntry[]> {
  const { ranges, since, before, kind, newest } = asked
  if (ranges.length === 0 || (since && !mayHaveLeft(since, systemClock.now()))) return []
  const upTo = new Map(
    (
      await findArchivedUpTo(
        db,
        ranges.map(({ accountId }) => accountId),
      )
    ).map((one) => [one.accountId, one.seq]),
  )
  const reaching = ranges.filter(({ accountId, after }) => after < (upTo.get(accountId) ?? 0))
  if (reaching.length === 0) return []
  // An entry that a clock has dated too early is in the files of a later month, never of an earlier one.
  const archived = (await listArchivedMonths(db)).filter(
    ({ month }) => !since || month.slice(0, 7) >= since.toISOString().slice(0, 7),
  )
  const months = monthsOf(archived)
  const [first] = months
  if (first === undefined) return []
  const files = filesOf(db, first)
  const ids = reaching.map(({ accountId }) => accountId)
  const rows = reaching.map((one) => `(${one.accountId}, ${one.after}, ${one.upTo ?? upTo.get(one.accountId) ?? 0})`)
  const text = `
    select ${COLUMNS} from ${listOfArchived(files, archived, 'entries')} e
      join (values ${rows.join(', ')}) r (asked_id, after_seq, up_to_seq)
        on e.account_id = r.asked_id and e.seq > r.after_seq and e.seq <= r.up_to_seq
     where e.account_id between ${Math.min(...ids)} and ${Math.max(...ids)}
       ${since ? `and created_at >= '${since.toISOString()}'` : ''} ${before ? `and created_at < '${before.toISOString()}'` : ''}
       ${kind ? `and kind = ${kind}` : ''}
     order by account_id, seq desc ${newest === undefined ? '' : `limit ${newest}`}`
  return withCopies(
    files,
    () => fetchMonths(files, archived, 'entries'),
    () => files.run<StoredEntry>(text),
  )
}

/** The entries in the files with these references, which have no entry in the database. */
export async function findArchived(db: Querier, references: readonly string[]): Promise<readonly StoredEntry[]> {
  const asked = references.map((reference) => reference.toLowerCase())
  if (asked.length === 0) return []
  const keyed = await findKeys(db, asked)
  const known = new Set(keyed.map(({ reference }) => reference))
  // Keys stay of references that are no UUID of version 7, and of those with a time after their booking, which a page may
  // have chosen: without a key such a reference was never booked, and one with a recent time is in no file.
  const unkeyed = asked.filter((one) => {
    const madeAt = timeOfReference(one)
    return madeAt && mayHaveLeft(madeAt, systemClock.now()) && !known.has(one)
  })
  if (keyed.length + unkeyed.length === 0) return []
  const archived = await listArchivedMonths(db)
  const [first] = monthsOf(archived)
  if (first === undefined) return []
  const files = filesOf(db, first)
  const read = <Row extends object>(kind: 'entries' | 'references', text: (source: string) => string) =>
    withCopies(
      files,
      () => fetchMonths(files, archived, kind),
      () => files.run<Row>(text(listOfArchived(files, archived, kind))),
    )
  const places = [...keyed]
  if (unkeyed.length > 0)
    places.push(
      ...(await read<{ reference: string; accountId: number; seq: number }>(
        'references',
        (source) => `select reference, account_id, seq from ${source} where reference in (${quoted(unkeyed)})`,
      )),
    )
  if (places.length === 0) return []
  const ids = places.map(({ accountId }) => accountId)
  const found = await read<StoredEntry>(
    'entries',
    (source) => `
    select ${COLUMNS} from ${source}
     where account_id between ${Math.min(...ids)} and ${Math.max(...ids)}
       and (account_id, seq) in (${places.map(({ accountId, seq }) => `(${accountId}, ${seq})`).join(', ')})`,
  )
  return found.filter(({ reference }) => asked.includes(reference))
}
