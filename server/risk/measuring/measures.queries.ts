import { DECLARED_SIGNALS, type RiskFact, type RiskSignal } from '#contract/shapes/risk.ts'
import { sql, type Querier, type Transaction } from '#server/kernel/index.ts'
import type { Measure } from '../signals/measure.ts'

export async function touchAll(
  tx: Querier,
  players: readonly { readonly playerId: number; readonly target: string }[],
  at: Date,
): Promise<void> {
  // Always in one order, so that two that touch the same players do not deadlock.
  const sorted = players.toSorted((one, other) => one.playerId - other.playerId)
  await tx.query(sql`
    insert into risk.touched (target, player_id, touched_at)
    select target, player_id, ${at}::timestamptz
      from unnest(${sorted.map(({ target }) => target)}::text[], ${sorted.map(({ playerId }) => playerId)}::bigint[])
        as t (target, player_id)
    on conflict (target, player_id) do nothing`)
}

/**
 * Marks players who have a figure of some signals since a day, and any figure that reaches a threshold, so that the next measuring
 * raises what follows from other thresholds.
 */
export async function touchReaching(
  tx: Transaction,
  of: {
    readonly target: string
    readonly sinceDay: string
    readonly signals: readonly { readonly signal: RiskSignal; readonly at: number }[]
    readonly at: Date
  },
): Promise<void> {
  const names = of.signals.map(({ signal }) => signal)
  await tx.query(sql`
    insert into risk.touched (target, player_id, touched_at)
    select distinct m.target, m.player_id, ${of.at}::timestamptz from risk.measure m
     where m.target = ${of.target} and m.day >= ${of.sinceDay}::date and m.signal = any(${names}::text[])
       and exists (select from risk.measure f
                     join unnest(${names}::text[], ${of.signals.map(({ at }) => at)}::integer[]) as t (signal, at)
                       on t.signal = f.signal and f.value >= t.at
                    where f.player_id = m.player_id)
     order by m.player_id
    on conflict (target, player_id) do nothing`)
}

/** Takes one player of a brand whose signals are out of date, skipping those that another worker has locked. */
export async function takeTouched(tx: Transaction, target: string): Promise<number | undefined> {
  const rows = await tx.query<{ playerId: number }>(sql`
    delete from risk.touched
     where target = ${target}
       and player_id = (select player_id from risk.touched where target = ${target}
                         order by touched_at, player_id limit 1 for update skip locked)
    returning player_id`)
  return rows[0]?.playerId
}

/** Serializes computing signals of a player. */
export async function lockPlayerSignals(tx: Transaction, playerId: number): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended('risk.signals:' || ${playerId}::bigint, 0))`)
}

/** What is declared counts while it stands, however old it is: it is recomputed, read and kept without a first day. */
const declared = sql`signal = any(${[...DECLARED_SIGNALS]}::text[])`

export async function replaceMeasures(
  tx: Transaction,
  { playerId, target, firstDay }: { readonly playerId: number; readonly target: string; readonly firstDay: string },
  rows: readonly Measure[],
): Promise<void> {
  await tx.query(
    sql`delete from risk.measure where player_id = ${playerId} and (day >= ${firstDay}::date or ${declared})`,
  )
  await tx.query(sql`
    insert into risk.measure (player_id, target, signal, day, value, since, facts)
    select ${playerId}::bigint, ${target}::text, * from unnest(
      ${rows.map(({ signal }) => signal)}::text[], ${rows.map(({ day }) => day)}::date[],
      ${rows.map(({ value }) => value)}::integer[], ${rows.map(({ since }) => since)}::timestamptz[],
      ${rows.map(({ facts }) => JSON.stringify(facts))}::jsonb[])`)
}

export type MeasureRow = {
  readonly playerId: number
  readonly signal: RiskSignal
  readonly day: string
  readonly value: number
  readonly since: Date
  readonly facts: readonly RiskFact[]
}

export async function findMeasures(db: Querier, playerId: number, sinceDay: string): Promise<MeasureRow[]> {
  return db.query<MeasureRow>(sql`
    select player_id, signal, day, value, since, facts from risk.measure
     where player_id = ${playerId} and (day >= ${sinceDay}::date or ${declared}) order by day, signal`)
}

/** Figures of a brand since a day, player after player, in portions. */
export async function listFigures(
  db: Querier,
  { target, sinceDay, after, limit }: { target: string; sinceDay: string; after: number; limit: number },
): Promise<Pick<MeasureRow, 'playerId' | 'signal' | 'day' | 'value'>[]> {
  return db.query<Pick<MeasureRow, 'playerId' | 'signal' | 'day' | 'value'>>(sql`
    select m.player_id, m.signal, m.day, m.value from risk.measure m
     where m.target = ${target} and (m.day >= ${sinceDay}::date or ${declared}) and m.player_id in (
       select distinct player_id from risk.measure where target = ${target} and day >= ${sinceDay}::date and player_id > ${after}
        order by player_id limit ${limit})
     order by m.player_id, m.day, m.signal`)
}

export async function deleteMeasuresBefore(db: Querier, target: string, day: string): Promise<void> {
  await db.query(sql`delete from risk.measure where target = ${target} and day < ${day}::date and not ${declared}`)
}
