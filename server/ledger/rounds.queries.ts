import { sql, type Querier } from '../kernel/index.ts'
import { entriesWith } from './archive/entry-source.ts'
import { readArchived } from './archive/read-archived.ts'
import type { StoredEntry } from './archive/stored-entry.ts'
import { MOVEMENT_KINDS } from './movement-kinds.ts'

const HOUR_MS = 3_600_000

/** How far an account has been read: a sequence number, and when that entry was booked. */
export type ReadPosition = { readonly accountId: number; readonly seq: number; readonly readTo: Date }

/** The stake of one round, with the win that was booked with it. Amounts in minor units. */
export type RoundEntry = {
  readonly accountId: number
  readonly seq: number
  readonly reference: string
  readonly seriesId: number
  readonly ordinal: number
  readonly debit: number
  readonly credit: number
  readonly createdAt: Date
}

/** An account and the number of its newest entry. */
export type Sequence = { readonly accountId: number; readonly seq: number }

/** Every account that has ever moved, with its current sequence number. */
export async function listSequences(db: Querier): Promise<Sequence[]> {
  return db.query<Sequence>(sql`
    select account_id, seq from ledger.balance where seq > 0 order by account_id`)
}

/**
 * Age of the oldest open transaction of this database, in milliseconds: what it has booked is not visible yet. Those
 * that hold the lock of a check (`takeCheck`) do not count: they last for hours and book nothing.
 */
export async function findOldestTransaction(db: Querier): Promise<number> {
  const [oldest] = await db.query<{ ms: number }>(sql`
    select coalesce(ceil(max(extract(epoch from clock_timestamp() - xact_start)) * 1000), 0)::bigint as ms
      from pg_stat_activity a
     where datname = current_database() and backend_type = 'client backend'
       and not exists (select from pg_locks l where l.pid = a.pid and l.locktype = 'advisory' and l.granted and l.objsubid = 2
                          and l.classid = hashtext('ledger.check-books')::oid)`)
  return Math.max(oldest?.ms ?? 0, 0)
}

/** Accounts with an entry of this time or later: the work depends on what was booked since, not on how many accounts there are. */
export async function listSequencesSince(db: Querier, since: Date): Promise<Sequence[]> {
  const moved = await db.query<{ accountId: number }>(sql`
    select distinct account_id from ledger.entry where created_at >= ${since}`)
  return listSequencesOf(
    db,
    moved.map(({ accountId }) => accountId),
  )
}

/** The same for some accounts: the work depends on their number alone. */
export async function listSequencesOf(
  db: Querier,
  accountIds: readonly number[],
): Promise<{ accountId: number; seq: number }[]> {
  return db.query<{ accountId: number; seq: number }>(sql`
    select b.account_id, b.seq from unnest(${[...accountIds]}::bigint[]) as a (id)
      cross join lateral (select account_id, seq from ledger.balance where account_id = a.id and seq > 0) b
     order by b.account_id`)
}

/** Entries of closed months after marks whose time is in an earlier month. */
function archivedAfter(
  db: Querier,
  marks: readonly (ReadPosition & { readonly upTo?: number })[],
  kind?: number,
): Promise<readonly StoredEntry[]> {
  if (marks.length === 0) return Promise.resolve([])
  const oldest = Math.min(...marks.map(({ readTo }) => readTo.getTime()))
  const ranges = marks.map(({ accountId, seq, upTo }) => ({ accountId, after: seq, upTo }))
  return readArchived(db, { ranges, since: new Date(oldest - HOUR_MS), kind })
}

/** How many entries `listRoundsAfter` reads of each account, up to a sequence number. */
export async function countEntriesWithin(
  db: Querier,
  marks: readonly (ReadPosition & { readonly upTo: number })[],
): Promise<{ accountId: number; entries: number }[]> {
  const archived = await archivedAfter(db, marks)
  return db.query<{ accountId: number; entries: number }>(sql`
    select m.account_id, e.entries
      from unnest(${marks.map(({ accountId }) => accountId)}::bigint[], ${marks.map(({ seq }) => seq)}::bigint[],
                  ${marks.map(({ readTo }) => readTo)}::timestamptz[], ${marks.map(({ upTo }) => upTo)}::bigint[])
             as m (account_id, seq, read_to, up_to)
      cross join lateral (
        select count(*) as entries from ${entriesWith(archived)} e
         where e.account_id = m.account_id and e.seq > m.seq and e.seq <= m.up_to
           and e.created_at >= m.read_to - interval '1 hour'
      ) e`)
}

/**
 * Entries with a series after the marks, in the order of their accounts. A mark's time only lets PostgreSQL skip old
 * partitions: clocks of two processes may differ, so an hour is left.
 */
export async function listRoundsAfter(db: Querier, marks: readonly ReadPosition[]): Promise<RoundEntry[]> {
  const archived = await archivedAfter(db, marks, MOVEMENT_KINDS.round)
  return db.query<RoundEntry>(sql`
    select e.account_id, e.seq, e.reference, e.series_id, e.ordinal, e.debit, e.credit, e.created_at
      from unnest(${marks.map(({ accountId }) => accountId)}::bigint[], ${marks.map(({ seq }) => seq)}::bigint[],
                  ${marks.map(({ readTo }) => readTo)}::timestamptz[]) as m (account_id, seq, read_to)
      join lateral (
        select * from ${entriesWith(archived)} e
         where e.account_id = m.account_id and e.seq > m.seq and e.kind = ${MOVEMENT_KINDS.round} and e.series_id > 0
           and e.created_at >= m.read_to - interval '1 hour'
      ) e on true
     order by e.account_id, e.seq`)
}

/**
 * Stakes of rounds after the marks, of single-player games and of shared ones, whose series is below zero. A stake of a
 * later decision has no series and belongs to its round.
 */
export async function listStakesAfter(db: Querier, marks: readonly ReadPosition[]): Promise<RoundEntry[]> {
  const archived = await archivedAfter(db, marks, MOVEMENT_KINDS.round)
  return db.query<RoundEntry>(sql`
    select e.account_id, e.seq, e.reference, e.series_id, e.ordinal, e.debit, e.credit, e.created_at
      from unnest(${marks.map(({ accountId }) => accountId)}::bigint[], ${marks.map(({ seq }) => seq)}::bigint[],
                  ${marks.map(({ readTo }) => readTo)}::timestamptz[]) as m (account_id, seq, read_to)
      join lateral (
        select * from ${entriesWith(archived)} e
         where e.account_id = m.account_id and e.seq > m.seq and e.kind = ${MOVEMENT_KINDS.round} and e.series_id <> 0
           and e.debit > 0 and e.created_at >= m.read_to - interval '1 hour'
      ) e on true
     order by e.account_id, e.seq`)
}

/** Rounds of some series in a period, newest first. */
export async function listRoundsOfSeries(
  db: Querier,
  asked: {
    readonly accountIds: readonly number[]
    readonly seriesIds: readonly number[]
    readonly from: Date
    readonly to: Date
    readonly below: { readonly at: Date; readonly reference: string } | undefined
    readonly limit: number
  },
): Promise<RoundEntry[]> {
  const { accountIds, seriesIds, from, to, below, limit } = asked
  const ranges = accountIds.map((accountId) => ({ accountId, after: 0 }))
  const archived = await readArchived(db, { ranges, since: from, before: to, kind: MOVEMENT_KINDS.round })
  return db.query<RoundEntry>(sql`
    select account_id, seq, reference, series_id, ordinal, debit, credit, created_at
      from ${entriesWith(archived)} e
     where account_id = any(${[...accountIds]}::bigint[]) and series_id = any(${[...seriesIds]}::bigint[])
       and kind = ${MOVEMENT_KINDS.round} and created_at >= ${from} and created_at < ${to}
       and (date_trunc('milliseconds', created_at), reference) < (${below?.at ?? to}::timestamptz, ${below?.reference ?? 'ffffffff-ffff-ffff-ffff-ffffffffffff'}::uuid)
     order by date_trunc('milliseconds', created_at) desc, reference desc limit ${limit}`)
}

/** Stakes of some accounts in a period, in the order of their accounts, after a position. */
export async function listStakesWithin(
  db: Querier,
  asked: {
    readonly accountIds: readonly number[]
    readonly from: Date
    readonly to: Date
    readonly after: Pick<RoundEntry, 'accountId' | 'seq'>
    readonly limit: number
  },
): Promise<RoundEntry[]> {
  const { accountIds, from, to, after, limit } = asked
  const ranges = accountIds.flatMap((accountId) =>
    accountId < after.accountId ? [] : [{ accountId, after: accountId === after.accountId ? after.seq : 0 }],
  )
  const archived = await readArchived(db, { ranges, since: from, before: to, kind: MOVEMENT_KINDS.round })
  return db.query<RoundEntry>(sql`
    select account_id, seq, reference, series_id, ordinal, debit, credit, created_at
      from ${entriesWith(archived)} e
     where account_id = any(${[...accountIds]}::bigint[]) and (account_id, seq) > (${after.accountId}, ${after.seq})
       and kind = ${MOVEMENT_KINDS.round} and series_id <> 0 and debit > 0
       and created_at >= ${from} and created_at < ${to}
     order by account_id, seq limit ${limit}`)
}
