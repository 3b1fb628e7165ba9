import { sql, type Querier } from '../kernel/index.ts'
import { entriesWith } from './archive/entry-source.ts'
import { readArchived } from './archive/read-archived.ts'
import type { StoredEntry } from './archive/stored-entry.ts'
import { MOVEMENT_KINDS } from './movement-kinds.ts'

/**
 * Entries of an account after one sequence number, up to another. The time only lets PostgreSQL skip old partitions.
 */
export type EntryRange = {
  readonly accountId: number
  readonly after: number
  readonly upTo: number
  readonly notBefore: Date
  /** Only what was booked before this instant; absent: everything. */
  readonly before?: Date
}

/** Entries of closed months in some ranges; the other months are in the database. */
function archivedIn(db: Querier, ranges: readonly EntryRange[], kind?: number): Promise<readonly StoredEntry[]> {
  if (ranges.length === 0) return Promise.resolve([])
  const since = new Date(Math.min(...ranges.map(({ notBefore }) => notBefore.getTime())))
  return readArchived(db, { ranges, since, kind })
}

/** Sum of the movements of one kind, account, contra account, day and series. Amounts in minor units. */
export type MovementSum = {
  readonly accountId: number
  readonly contraId: number
  readonly day: string
  readonly kind: number
  readonly seriesId: number
  /** The round of a shared game; 0 for other series. */
  readonly ordinal: number
  readonly entries: number
  readonly rounds: number
  readonly debit: number
  readonly credit: number
  /** Stakes that began rounds, and the sum of their squares. */
  readonly firstStake: number
  readonly stakeSquares: string
  readonly lastAt: Date
}

const { round, 'jackpot-win': jackpotWin } = MOVEMENT_KINDS
const {
  'free-round': ofHouse,
  'free-round-held': held,
  'bonus-stake': bonusStake,
  'bonus-win': bonusWin,
} = MOVEMENT_KINDS
/** Movements that belong to a round but are booked beside it: before its stake, or after its win. */
const BESIDE_ROUND = [ofHouse, held, bonusStake, bonusWin]
/** What is taken off a win is booked after its round, everything else before its stake. */
const AFTER_ROUND = [held, bonusWin]
/** Kinds whose game does not follow from the series of the entry. */
const PLACED_ONE_BY_ONE = [...BESIDE_ROUND, jackpotWin]

const rangesOf = (ranges: readonly EntryRange[]) => sql`
  unnest(${ranges.map(({ accountId }) => accountId)}::bigint[], ${ranges.map(({ after }) => after)}::bigint[],
         ${ranges.map(({ upTo }) => upTo)}::bigint[], ${ranges.map(({ notBefore }) => notBefore)}::timestamptz[],
         ${ranges.map(({ before }) => before ?? null)}::timestamptz[])
    as r (account_id, after, up_to, not_before, before)`

/**
 * Sums of movements of some accounts by calendar day of a zone; without the movements that `listMovementsToPlace`
 * returns.
 */
export async function sumMovementsOf(db: Querier, ranges: readonly EntryRange[], zone: string): Promise<MovementSum[]> {
  const archived = await archivedIn(db, ranges)
  return db.query<MovementSum>(sql`
    select e.account_id, e.contra_id, (e.created_at at time zone ${zone}::text)::date as day, e.kind, e.series_id,
           case when e.series_id < 0 then e.ordinal else 0 end as ordinal, count(*) as entries,
           count(*) filter (where e.kind = ${round} and e.debit > 0) as rounds,
           sum(e.debit)::bigint as debit, sum(e.credit)::bigint as credit,
           coalesce(sum(e.debit) filter (where e.kind = ${round}), 0)::bigint as first_stake,
           coalesce(sum(e.debit::numeric * e.debit) filter (where e.kind = ${round}), 0) as stake_squares,
           max(e.created_at) as last_at
      from ${rangesOf(ranges)}
      join ${entriesWith(archived)} e on e.account_id = r.account_id and e.seq > r.after and e.seq <= r.up_to
                         and e.created_at >= r.not_before and (r.before is null or e.created_at < r.before)
     where (e.kind = ${round} and e.series_id <> 0)
        or (e.kind <> ${round} and e.kind <> all(${PLACED_ONE_BY_ONE}::integer[]))
     group by 1, 2, 3, 4, 5, 6`)
}

/** A movement whose game does not follow from its own series. */
export type MovementToPlace = {
  readonly reference: string
  readonly accountId: number
  readonly contraId: number
  readonly day: string
  readonly kind: number
  readonly debit: number
  readonly credit: number
  readonly at: Date
  /**
   * The round on the same account that it belongs to; null for a step of a round, a jackpot, and on an account without
   * rounds.
   */
  readonly besideReference: string | null
  readonly besideSeriesId: number | null
  readonly besideOrdinal: number | null
}

/** Maximum number of entries between a win and what is taken off it: two bets of a shared round, each with its part. */
const WITHIN = 6

/**
 * Steps of rounds, jackpots, and money of the house in a round, one by one. Money put on an account for a stake is the
 * entry before it; what is taken off a win follows it closely: each in one transaction that locks the account.
 */
export async function listMovementsToPlace(
  db: Querier,
  ranges: readonly EntryRange[],
  zone: string,
): Promise<MovementToPlace[]> {
  // The neighbours of a movement are a few sequence numbers away.
  const wider = ranges.map((range) => ({ ...range, after: Math.max(range.after - WITHIN, 0), upTo: range.upTo + 1 }))
  const archived = await archivedIn(db, wider)
  return db.query<MovementToPlace>(sql`
    select e.reference, e.account_id, e.contra_id, (e.created_at at time zone ${zone}::text)::date as day, e.kind,
           e.debit, e.credit, e.created_at as at, b.reference as beside_reference, b.series_id as beside_series_id,
           b.ordinal as beside_ordinal
      from ${rangesOf(ranges)}
      join ${entriesWith(archived)} e on e.account_id = r.account_id and e.seq > r.after and e.seq <= r.up_to
                         and e.created_at >= r.not_before and (r.before is null or e.created_at < r.before)
      left join lateral (
        select n.reference, n.series_id, n.ordinal from ${entriesWith(archived)} n
         where e.kind = any(${BESIDE_ROUND}::integer[]) and n.account_id = e.account_id and n.kind = ${round}
           and case when e.kind = any(${AFTER_ROUND}::integer[]) then n.seq between e.seq - ${WITHIN}::integer and e.seq - 1
                    else n.seq = e.seq + 1 end
           and n.seq between e.seq - ${WITHIN}::integer and e.seq + 1
         order by n.seq desc limit 1
      ) b on true
     where e.kind = any(${PLACED_ONE_BY_ONE}::integer[]) or (e.kind = ${round} and e.series_id = 0)`)
}

/** Path and currency of an account. */
export type AccountName = { readonly id: number; readonly path: string; readonly currency: string }

export async function findAccountNames(db: Querier, ids: readonly number[]): Promise<AccountName[]> {
  return db.query<AccountName>(sql`
    select id, path, currency from ledger.account where id = any(${[...ids]}::bigint[])`)
}

/** Rounds of some accounts, in intervals of this many seconds. */
export type PlaySum = {
  readonly accountId: number
  readonly startsAt: Date
  readonly rounds: number
  readonly staked: number
  readonly won: number
}

export async function sumPlayOf(db: Querier, ranges: readonly EntryRange[], seconds: number): Promise<PlaySum[]> {
  const archived = await archivedIn(db, ranges, round)
  return db.query<PlaySum>(sql`
    select e.account_id, to_timestamp(floor(extract(epoch from e.created_at) / ${seconds}::integer) * ${seconds}::integer) as starts_at,
           (count(*) filter (where e.debit > 0))::integer as rounds, sum(e.debit)::bigint as staked, sum(e.credit)::bigint as won
      from ${rangesOf(ranges)}
      join ${entriesWith(archived)} e on e.account_id = r.account_id and e.seq > r.after and e.seq <= r.up_to
                         and e.created_at >= r.not_before
     where e.kind = ${round}
     group by 1, 2`)
}

/** Whether an account has an entry after a sequence number that was booked before an instant. */
export async function hasEntriesBefore(
  db: Querier,
  after: readonly { readonly accountId: number; readonly seq: number }[],
  before: Date,
): Promise<boolean> {
  const ranges = after.map(({ accountId, seq }) => ({ accountId, after: seq }))
  if ((await readArchived(db, { ranges, before, newest: 1 })).length > 0) return true
  const rows = await db.query(sql`
    select from unnest(${after.map(({ accountId }) => accountId)}::bigint[], ${after.map(({ seq }) => seq)}::bigint[]) as a (account_id, seq)
     where exists (select from ledger.entry e
                    where e.account_id = a.account_id and e.seq > a.seq and e.created_at < ${before})
     limit 1`)
  return rows.length > 0
}
