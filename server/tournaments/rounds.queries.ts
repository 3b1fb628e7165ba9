import type { RoundState } from '#contract/states/tournament-states.ts'
import { sql, type Instant, type Querier, type Transaction } from '../kernel/index.ts'

export type RoundRow = {
  readonly id: string
  readonly tournamentId: string
  readonly target: string
  readonly number: number
  readonly version: number
  readonly state: RoundState
  readonly opensAt: Instant
  readonly registersUntil: Instant
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly capacity: number | null
  readonly entries: number
  readonly nextAlias: number
  readonly countedTo: Instant | null
  readonly checkedAt: Instant | null
  readonly checkedRounds: number | null
  readonly checkDifferences: number | null
  readonly publishedAt: Instant | null
  readonly paidAt: Instant | null
  readonly cancelledAt: Instant | null
  readonly cancelledByName: string | null
  readonly cancelledBecause: string | null
  readonly plannedBy: number
  readonly plannedByName: string
  readonly approvedBy: number | null
  readonly plannedAt: Instant
  readonly writtenBy: number | null
  readonly publishedBy: number | null
}

export type RoundPlan = Pick<RoundRow, 'opensAt' | 'registersUntil' | 'startsAt' | 'endsAt' | 'capacity'>

/** Who planned a round last, and who approved that; null: nobody had to. */
type Planner = Pick<RoundRow, 'plannedBy' | 'plannedByName' | 'approvedBy' | 'plannedAt'>

type NewRound = RoundPlan & Planner & Pick<RoundRow, 'id' | 'tournamentId' | 'target' | 'version'>

/** Its number is the next one of its tournament, whose row the caller has locked. */
export async function insertRound(tx: Transaction, row: NewRound): Promise<void> {
  await tx.query(sql`
    insert into tournaments.round (id, tournament_id, target, number, version, state, opens_at, registers_until, starts_at,
                                   ends_at, capacity, planned_by, planned_by_name, approved_by, planned_at)
    select ${row.id}::uuid, ${row.tournamentId}::uuid, ${row.target}::text, coalesce(max(number), 0) + 1,
           ${row.version}::integer, 'planned', ${row.opensAt}::timestamptz, ${row.registersUntil}::timestamptz,
           ${row.startsAt}::timestamptz, ${row.endsAt}::timestamptz, ${row.capacity}::integer, ${row.plannedBy}::integer,
           ${row.plannedByName}::text, ${row.approvedBy}::integer, ${row.plannedAt}::timestamptz
      from tournaments.round where tournament_id = ${row.tournamentId}`)
}

export async function updatePlan(
  tx: Transaction,
  id: string,
  plan: RoundPlan & Planner & Pick<RoundRow, 'version'>,
): Promise<void> {
  await tx.query(sql`
    update tournaments.round
       set version = ${plan.version}, opens_at = ${plan.opensAt}, registers_until = ${plan.registersUntil},
           starts_at = ${plan.startsAt}, ends_at = ${plan.endsAt}, capacity = ${plan.capacity},
           planned_by = ${plan.plannedBy}, planned_by_name = ${plan.plannedByName}, approved_by = ${plan.approvedBy},
           planned_at = ${plan.plannedAt}
     where id = ${id}`)
}

type Planned = Pick<RoundRow, 'plannedBy'> & {
  readonly currency: string
  readonly since: Instant
  /** A round that is planned anew; null: none. */
  readonly exceptId: string | null
}

/**
 * The rules of the rounds with prizes in a currency that a person has planned since an instant without a second one, at any brand,
 * and that were not cancelled. Plans of one person follow one another until their transactions end, so that two at once are judged
 * together.
 */
export async function lockPlannedAlone(
  tx: Transaction,
  { plannedBy, currency, since, exceptId }: Planned,
): Promise<Pick<RoundRow, 'target' | 'tournamentId' | 'version'>[]> {
  await tx.query(sql`
    select pg_advisory_xact_lock(hashtextextended(${`tournaments.plan ${plannedBy}`}, 0))`)
  return tx.query(sql`
    select r.target, r.tournament_id, r.version
      from tournaments.round r join tournaments.tournament t on t.id = r.tournament_id
     where r.planned_by = ${plannedBy} and t.currency = ${currency} and r.approved_by is null and r.planned_at > ${since}
       and r.state <> 'cancelled' and (${exceptId}::uuid is null or r.id <> ${exceptId}::uuid)`)
}

export async function findRound(db: Querier, target: string, id: string): Promise<RoundRow | undefined> {
  const rows = await db.query<RoundRow>(sql`select * from tournaments.round where id = ${id} and target = ${target}`)
  return rows[0]
}

/** The current round, locked until the end of the transaction: nobody else changes or enters it. */
export async function lockRound(tx: Transaction, target: string, id: string): Promise<RoundRow | undefined> {
  const rows = await tx.query<RoundRow>(sql`
    select * from tournaments.round where id = ${id} and target = ${target} for update`)
  return rows[0]
}

export type RoundFilter = {
  readonly target: string
  readonly tournamentId: string | null
  readonly state: RoundState | null
  readonly from: Instant | null
  readonly to: Instant | null
  readonly below: { readonly startsAt: Instant; readonly id: string } | null
}

/** The latest beginning first. */
export async function listRounds(db: Querier, asked: RoundFilter, limit: number): Promise<RoundRow[]> {
  const { target, tournamentId, state, from, to, below } = asked
  return db.query<RoundRow>(sql`
    select * from tournaments.round
     where target = ${target}
       and (${tournamentId}::uuid is null or tournament_id = ${tournamentId}::uuid)
       and (${state}::text is null or state = ${state}::text)
       and (${from}::timestamptz is null or ends_at >= ${from}::timestamptz)
       and (${to}::timestamptz is null or starts_at < ${to}::timestamptz)
       and (${below?.id ?? null}::uuid is null
            or (starts_at, id) < (${below?.startsAt ?? null}::timestamptz, ${below?.id ?? null}::uuid))
     order by starts_at desc, id desc limit ${limit}`)
}

/** The brand's rounds in some states. */
export async function listInStates(db: Querier, target: string, states: readonly RoundState[]): Promise<RoundRow[]> {
  return db.query<RoundRow>(sql`
    select * from tournaments.round where target = ${target} and state = any(${[...states]}::text[]) order by id`)
}

/** Inserts a transition and who made it: the caller has locked the round and checked that the state allows it. */
export async function insertMove(
  tx: Transaction,
  move: {
    readonly id: string
    readonly from: RoundState
    readonly to: RoundState
    readonly at: Instant
    readonly byName: string | null
  },
): Promise<void> {
  await tx.query(sql`
    insert into tournaments.round_move (round_id, number, from_state, to_state, moved_at, moved_by_name)
    select ${move.id}::uuid, coalesce(max(number), 0) + 1, ${move.from}::text, ${move.to}::text, ${move.at}::timestamptz,
           ${move.byName}::text
      from tournaments.round_move where round_id = ${move.id}`)
}

export async function setState(tx: Transaction, id: string, to: 'open' | 'running' | 'scoring'): Promise<void> {
  await tx.query(sql`update tournaments.round set state = ${to} where id = ${id}`)
}

export async function setCancelled(
  tx: Transaction,
  id: string,
  made: { readonly at: Instant; readonly byName: string; readonly because: string },
): Promise<void> {
  await tx.query(sql`
    update tournaments.round set state = 'cancelled', cancelled_at = ${made.at}, cancelled_by_name = ${made.byName},
           cancelled_because = ${made.because}
     where id = ${id}`)
}

export async function setPublished(
  tx: Transaction,
  id: string,
  made: { readonly at: Instant; readonly writtenBy: number; readonly publishedBy: number },
): Promise<void> {
  await tx.query(sql`
    update tournaments.round set state = 'published', published_at = ${made.at}, written_by = ${made.writtenBy},
           published_by = ${made.publishedBy}
     where id = ${id}`)
}

export async function setPaid(tx: Transaction, id: string, at: Instant): Promise<void> {
  await tx.query(sql`update tournaments.round set state = 'paid', paid_at = ${at} where id = ${id}`)
}

export async function setCounted(tx: Transaction, id: string, to: Instant): Promise<void> {
  await tx.query(sql`update tournaments.round set counted_to = ${to} where id = ${id}`)
}

export async function setChecked(
  tx: Transaction,
  id: string,
  made: { readonly at: Instant; readonly rounds: number; readonly differences: number },
): Promise<void> {
  await tx.query(sql`
    update tournaments.round set checked_at = ${made.at}, checked_rounds = ${made.rounds}, check_differences = ${made.differences}
     where id = ${id}`)
}

/** The table was changed by hand: it must be checked again before it can be published. */
export async function clearCheck(tx: Transaction, id: string): Promise<void> {
  await tx.query(sql`
    update tournaments.round set checked_at = null, checked_rounds = null, check_differences = null where id = ${id}`)
}

/** Adds or subtracts one entry. Returns the number under which an anonymous player is shown. */
export async function countEntry(tx: Transaction, id: string, by: 1 | -1): Promise<number> {
  const rows = await tx.query<{ alias: number }>(sql`
    update tournaments.round set entries = entries + ${by}, next_alias = next_alias + ${by === 1 ? 1 : 0}
     where id = ${id} returning next_alias as alias`)
  return rows[0]?.alias ?? 0
}
