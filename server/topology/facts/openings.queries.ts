import { sql, type Querier } from '#server/kernel/index.ts'
import { holdsAt, versionColumns, type Moment, type VersionRow } from '../versions/moment.ts'

export type OpeningRow = VersionRow & {
  readonly venueId: string
  readonly weekday: number
  readonly opensMinute: number
  readonly closesMinute: number
}

export type SpecialOpeningRow = VersionRow & {
  readonly venueId: string
  readonly day: string
  readonly opensMinute: number | null
  readonly closesMinute: number | null
  readonly reason: string
}

type Of = { readonly venueIds: readonly string[] | null; readonly thingId: string | null; readonly target: string }

/** Hours of weekdays, of some venues or one by its id. */
export async function findOpeningRows(db: Querier, of: Of, moment: Moment): Promise<OpeningRow[]> {
  return db.query<OpeningRow>(sql`
    select ${versionColumns}, f.venue_id, f.weekday, f.opens_minute, f.closes_minute
      from topology.version h
      join topology.opening_facts f on f.facts_id = h.facts_id
      join topology.venue v on v.id = f.venue_id
     where v.target = ${of.target} and (${of.venueIds}::uuid[] is null or v.id = any(${of.venueIds}::uuid[]))
       and (${of.thingId}::uuid is null or h.thing_id = ${of.thingId}::uuid) and ${holdsAt(moment)}
     order by f.weekday, f.opens_minute, h.valid_from, h.version_id`)
}

/** Days that differ from their weekday. */
export async function findSpecialRows(db: Querier, of: Of, moment: Moment): Promise<SpecialOpeningRow[]> {
  return db.query<SpecialOpeningRow>(sql`
    select ${versionColumns}, f.venue_id, f.day, f.opens_minute, f.closes_minute, f.reason
      from topology.version h
      join topology.special_opening_facts f on f.facts_id = h.facts_id
      join topology.venue v on v.id = f.venue_id
     where v.target = ${of.target} and (${of.venueIds}::uuid[] is null or v.id = any(${of.venueIds}::uuid[]))
       and (${of.thingId}::uuid is null or h.thing_id = ${of.thingId}::uuid) and ${holdsAt(moment)}
     order by f.day, h.version_id`)
}

export async function insertOpeningFacts(
  db: Querier,
  row: {
    readonly factsId: string
    readonly venueId: string
    readonly weekday: number
    readonly opensMinute: number
    readonly closesMinute: number
  },
): Promise<void> {
  await db.query(sql`
    insert into topology.opening_facts (facts_id, venue_id, weekday, opens_minute, closes_minute)
    values (${row.factsId}, ${row.venueId}, ${row.weekday}, ${row.opensMinute}, ${row.closesMinute})`)
}

export async function insertSpecialFacts(
  db: Querier,
  row: {
    readonly factsId: string
    readonly venueId: string
    readonly day: string
    readonly opensMinute: number | null
    readonly closesMinute: number | null
    readonly reason: string
  },
): Promise<void> {
  await db.query(sql`
    insert into topology.special_opening_facts (facts_id, venue_id, day, opens_minute, closes_minute, reason)
    values (${row.factsId}, ${row.venueId}, ${row.day}, ${row.opensMinute}, ${row.closesMinute}, ${row.reason})`)
}
