import type { SITTING_INCIDENTS } from '#contract/play-v1/staff-hall.ts'
import { sql, type Instant, type Querier } from '#server/kernel/index.ts'

export type TakenRow = {
  readonly terminalId: string
  readonly taken: number
  readonly since: Instant
  readonly lastAt: Instant
}

/** Terminals at which somebody is signed in. */
export async function findTaken(db: Querier, terminalIds: readonly string[]): Promise<TakenRow[]> {
  return db.query<TakenRow>(sql`
    select terminal_id, count(*) as taken, min(opened_at) as since, max(last_at) as last_at
      from venue_play.sitting where terminal_id = any(${terminalIds}::uuid[]) and ended_at is null
     group by terminal_id`)
}

export type AttendanceRow = { readonly hour: number; readonly visits: number }

/** Visits of a day by the hour in the market's time zone. */
export async function countVisits(
  db: Querier,
  of: { readonly venueId: string; readonly day: string; readonly timeZone: string },
): Promise<AttendanceRow[]> {
  return db.query<AttendanceRow>(sql`
    select extract(hour from at at time zone ${of.timeZone})::integer as hour, count(*) as visits
      from venue_play.fact f
     where venue_id = ${of.venueId} and day = ${of.day}::date and kind = 'visit'
       -- A visit by a sign-in gives way to one that the venue has reported since.
       and (sitting_id is null or reference <> 'sign-in ' || sitting_id or not exists (
         select from venue_play.fact e
          where e.venue_id = f.venue_id and e.day = f.day and e.kind = 'visit' and e.player_id = f.player_id and e.at <= f.at
            and e.id <> f.id))
     group by hour order by hour`)
}

/** The number of different visitors on a day. */
export async function countPeople(
  db: Querier,
  of: { readonly venueId: string; readonly day: string },
): Promise<number> {
  const rows = await db.query<{ readonly people: number }>(sql`
    select count(distinct player_id) as people
      from venue_play.fact where venue_id = ${of.venueId} and day = ${of.day}::date and kind = 'visit'`)
  return rows[0]?.people ?? 0
}

export type IncidentRow = {
  readonly id: string
  readonly terminalId: string
  readonly at: Instant
  readonly reason: (typeof SITTING_INCIDENTS)[number]
}

/** Sign-ins at terminals of a venue that ended otherwise than by leaving, newest first. */
export async function findIncidents(
  db: Querier,
  of: { readonly venueId: string; readonly since: Instant; readonly limit: number },
): Promise<IncidentRow[]> {
  return db.query<IncidentRow>(sql`
    select id, terminal_id, ended_at as at, end_reason as reason
      from venue_play.sitting
     where venue_id = ${of.venueId} and ended_at > ${of.since}
       and end_reason in ('panic', 'excluded', 'session-ended', 'line-lost')
     order by ended_at desc limit ${of.limit}`)
}
