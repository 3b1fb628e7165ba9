import { prepared, sql, systemClock, type Querier, type Transaction } from '../kernel/index.ts'
import { entriesWith } from './archive/entry-source.ts'
import { mayHaveLeft } from './archive/old-references.ts'
import { findArchived, readArchived } from './archive/read-archived.ts'
import type { StoredEntry } from './archive/stored-entry.ts'
import { MOVEMENT_KINDS } from './movement-kinds.ts'

/** One movement as it is booked. Amounts in minor units. */
export type Entry = {
  readonly reference: string
  readonly accountId: number
  readonly seq: number
  readonly debit: number
  readonly credit: number
  readonly balanceAfter: number
  readonly seriesId: number
  readonly ordinal: number
  readonly kind: number
  readonly contraId: number
  readonly contraPath: string
  readonly createdAt: Date
}

const entryColumns = sql`
  e.reference, e.account_id, e.seq, e.debit, e.credit, e.balance_after, e.series_id, e.ordinal, e.kind, e.contra_id,
  a.path as contra_path, e.created_at`

/**
 * The movement with this reference, however old: `movement_key` has its partition, or it is in the files of a closed
 * month.
 */
export async function findEntry(tx: Querier, reference: string): Promise<Entry | undefined> {
  return (await findPresentEntry(tx, reference)) ?? (await findArchivedEntries(tx, [reference]))[0]
}

/** The same for the database only, which has all movements other than rounds. */
export async function findPresentEntry(tx: Querier, reference: string): Promise<Entry | undefined> {
  const rows = await tx.query<Entry>(prepared`
    select ${entryColumns}
      from ledger.movement_key k
      join ledger.entry e on e.account_id = k.account_id and e.seq = k.seq and e.created_at = k.created_at
      join ledger.account a on a.id = e.contra_id
     where k.reference = ${reference}`)
  return rows[0]
}

/** The movements with these references. */
export async function findEntries(db: Querier, references: readonly string[]): Promise<Entry[]> {
  const present = await db.query<Entry>(sql`
    select ${entryColumns}
      from ledger.movement_key k
      join ledger.entry e on e.account_id = k.account_id and e.seq = k.seq and e.created_at = k.created_at
      join ledger.account a on a.id = e.contra_id
     where k.reference = any(${[...references]}::uuid[])`)
  const known = new Set(present.map(({ reference }) => reference))
  const others = references.filter((reference) => !known.has(reference))
  return others.length === 0 ? present : [...present, ...(await findArchivedEntries(db, others))]
}

async function findArchivedEntries(db: Querier, references: readonly string[]): Promise<Entry[]> {
  const archived = await findArchived(db, references)
  if (archived.length === 0) return []
  return db.query<Entry>(sql`
    select ${entryColumns} from ${entriesWith(archived)} e join ledger.account a on a.id = e.contra_id
     where e.account_id = any(${archived.map(({ accountId }) => accountId)}::bigint[])
       and e.reference = any(${archived.map(({ reference }) => reference)}::uuid[])`)
}

const LAST_SEQ = 9_007_199_254_740_991

export type Page = {
  readonly accountId: number
  readonly below?: number | undefined
  readonly limit: number
  readonly kind?: number
}

/** Entries of one account, newest first, below a sequence number; optionally of one kind. */
export async function listEntries(tx: Querier, page: Page): Promise<Entry[]> {
  return withArchived(tx, { ...page, above: 0, since: undefined, until: null }, (archived) =>
    listFrom(tx, page, archived),
  )
}

async function listFrom(
  tx: Querier,
  { accountId, below = LAST_SEQ, limit, kind = 0 }: Page,
  archived: readonly StoredEntry[],
): Promise<Entry[]> {
  return tx.query<Entry>(sql`
    select ${entryColumns}
      from ${entriesWith(archived)} e join ledger.account a on a.id = e.contra_id
     where e.account_id = ${accountId} and e.seq < ${below} and (${kind} = 0 or e.kind = ${kind})
     order by e.seq desc limit ${limit}`)
}

type PageSince = Page & { readonly above: number; readonly since: Date; readonly until?: Date | null }

/**
 * Entries above a sequence number and booked since an instant, optionally before another: other monthly partitions are
 * not read.
 */
export async function listEntriesSince(tx: Querier, page: PageSince): Promise<Entry[]> {
  return withArchived(tx, page, (archived) => listSinceFrom(tx, page, archived))
}

async function listSinceFrom(
  tx: Querier,
  { accountId, above, since, until = null, below = LAST_SEQ, limit, kind = 0 }: PageSince,
  archived: readonly StoredEntry[],
): Promise<Entry[]> {
  return tx.query<Entry>(prepared`
    select ${entryColumns}
      from ${entriesWith(archived)} e join ledger.account a on a.id = e.contra_id
     where e.account_id = ${accountId} and e.seq > ${above} and e.seq < ${below} and e.created_at >= ${since}
       and (${until}::timestamptz is null or e.created_at < ${until}::timestamptz) and (${kind} = 0 or e.kind = ${kind})
     order by e.seq desc limit ${limit}`)
}

/**
 * A page of the newest entries, with entries from the files where the database has fewer than a page, or only old ones.
 */
async function withArchived(
  tx: Querier,
  page: Page & { readonly above: number; readonly since: Date | undefined; readonly until?: Date | null },
  read: (archived: readonly StoredEntry[]) => Promise<Entry[]>,
): Promise<Entry[]> {
  const { accountId, above, since, until, below = LAST_SEQ, limit, kind } = page
  const present = await read([])
  const last = present.at(-1)
  if (last && present.length >= limit && !mayHaveLeft(last.createdAt, systemClock.now())) return present
  const archived = await readArchived(tx, {
    ranges: [{ accountId, after: above, upTo: below - 1 }],
    since,
    before: until ?? undefined,
    kind,
    newest: limit,
  })
  return archived.length === 0 ? present : read(archived)
}

type EntriesOfDay = {
  readonly accountIds: readonly number[]
  readonly contraIds: readonly number[]
  readonly kind: number
  readonly from: Date
  readonly before: Date
  readonly after: { readonly accountId: number; readonly seq: number }
  readonly limit: number
}

/** Movements of one kind between some accounts and others within a period, by account and number, after a position. */
export async function listEntriesOfDay(db: Querier, asked: EntriesOfDay): Promise<Entry[]> {
  const { accountIds, kind, from, before, after } = asked
  const ranges = accountIds.flatMap((accountId) =>
    accountId < after.accountId ? [] : [{ accountId, after: accountId === after.accountId ? after.seq : 0 }],
  )
  // Movements other than rounds stay in the database.
  const archived = kind === MOVEMENT_KINDS.round ? await readArchived(db, { ranges, since: from, before, kind }) : []
  return db.query<Entry>(sql`
    select ${entryColumns}
      from ${entriesWith(archived)} e join ledger.account a on a.id = e.contra_id
     where e.account_id = any(${[...accountIds]}::bigint[]) and e.contra_id = any(${[...asked.contraIds]}::bigint[])
       and e.kind = ${kind}::integer and e.created_at >= ${from} and e.created_at < ${before}
       and (e.account_id, e.seq) > (${after.accountId}::bigint, ${after.seq}::bigint)
     order by e.account_id, e.seq limit ${asked.limit}`)
}

/** The newest entry of a series, or undefined. Searches the account's last entries only. */
export async function findEntryOfSeries(
  tx: Querier,
  asked: { accountId: number; seriesId: number; ordinal: number; since: Date },
): Promise<Entry | undefined> {
  const { accountId, seriesId, ordinal, since } = asked
  const read = (archived: readonly StoredEntry[]) =>
    tx.query<Entry>(prepared`
    select ${entryColumns}
      from ${entriesWith(archived)} e join ledger.account a on a.id = e.contra_id
     where e.account_id = ${accountId} and e.series_id = ${seriesId} and e.ordinal = ${ordinal} and e.created_at >= ${since}
     order by e.seq desc limit 1`)
  const [present] = await read([])
  if (present) return present
  const archived = await readArchived(tx, { ranges: [{ accountId, after: 0 }], since, kind: MOVEMENT_KINDS.round })
  const ofSeries = archived.filter((one) => one.seriesId === seriesId && one.ordinal === ordinal)
  return ofSeries.length === 0 ? undefined : (await read(ofSeries))[0]
}

/** Sum of what movements of one kind credited to an account. Not for rounds: there are too many. */
export async function sumCredits(tx: Querier, accountId: number, kind: number): Promise<number> {
  const rows = await tx.query<{ total: number }>(prepared`
    select coalesce(sum(credit), 0)::bigint as total from ledger.entry
     where account_id = ${accountId} and kind = ${kind} and kind <> 1`)
  return rows[0]?.total ?? 0
}

/**
 * What movements of some kinds credited to an account since an instant, less what they debited. Not for rounds:
 * `sumRoundsSince`.
 */
export async function sumMovedSince(
  tx: Querier,
  accountId: number,
  kinds: readonly number[],
  since: Date,
): Promise<number> {
  const rows = await tx.query<{ total: number }>(prepared`
    select coalesce(sum(credit - debit), 0)::bigint as total from ledger.entry
     where account_id = ${accountId} and kind = any(${[...kinds]}::integer[]) and kind <> 1 and created_at >= ${since}`)
  return rows[0]?.total ?? 0
}

/**
 * What movements of a kind credited to each of some accounts in a period; accounts without any are left out. Not for
 * rounds.
 */
export async function sumCreditsWithin(
  db: Querier,
  asked: { readonly accountIds: readonly number[]; readonly kind: number; readonly from: Date; readonly to: Date },
): Promise<{ readonly accountId: number; readonly total: number }[]> {
  return db.query<{ accountId: number; total: number }>(sql`
    select account_id, sum(credit)::bigint as total from ledger.entry
     where account_id = any(${[...asked.accountIds]}::bigint[]) and kind = ${asked.kind} and kind <> 1
       and created_at >= ${asked.from} and created_at < ${asked.to}
     group by account_id`)
}

/** Sums of stakes and wins of rounds, in minor units. */
export type PlaySums = { readonly staked: number; readonly won: number }

/** Stakes and wins of an account's rounds since an instant. */
export async function sumRoundsSince(tx: Querier, accountId: number, kind: number, since: Date): Promise<PlaySums> {
  const archived = await readArchived(tx, { ranges: [{ accountId, after: 0 }], since, kind })
  const rows = await tx.query<PlaySums>(prepared`
    select coalesce(sum(debit), 0)::bigint as staked, coalesce(sum(credit), 0)::bigint as won
      from ${entriesWith(archived)} e where account_id = ${accountId} and kind = ${kind} and created_at >= ${since}`)
  return rows[0] ?? { staked: 0, won: 0 }
}

export type NewEntry = Pick<
  Entry,
  'reference' | 'accountId' | 'seq' | 'debit' | 'credit' | 'balanceAfter' | 'contraId' | 'kind'
>

/** Inserts an entry with its key. Fails when the reference is booked already. */
export async function insertEntry(tx: Transaction, entry: NewEntry): Promise<void> {
  await tx.query(prepared`
    with keyed as (
      insert into ledger.movement_key (reference, account_id, seq, created_at)
      values (${entry.reference}, ${entry.accountId}, ${entry.seq}, now())
    )
    insert into ledger.entry (reference, account_id, seq, debit, credit, balance_after, series_id, created_at, contra_id, ordinal, kind)
    values (${entry.reference}, ${entry.accountId}, ${entry.seq}, ${entry.debit}, ${entry.credit}, ${entry.balanceAfter},
            0, now(), ${entry.contraId}, 0, ${entry.kind})`)
}
