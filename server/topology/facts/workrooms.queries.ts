import { sql, type Instant, type Querier } from '#server/kernel/index.ts'
import { holdsAt, versionColumns, type Moment, type VersionRow } from '../versions/moment.ts'

export type Workroom = {
  readonly workroomId: string
  readonly name: string
  readonly venueId: string
  readonly venueName: string
  readonly town: string
}
export type WorkroomRow = VersionRow & Pick<Workroom, 'workroomId' | 'name' | 'venueId'>

/** Rooms of some venues, by name. */
export async function findRoomRows(db: Querier, venueIds: readonly string[], moment: Moment): Promise<WorkroomRow[]> {
  return db.query<WorkroomRow>(sql`
    select ${versionColumns}, f.workroom_id, f.name, r.venue_id
      from topology.version h
      join topology.workroom_facts f on f.facts_id = h.facts_id
      join topology.workroom r on r.id = f.workroom_id
     where r.venue_id = any(${venueIds}::uuid[]) and ${holdsAt(moment)}
     order by f.name, f.workroom_id`)
}

/** Present rooms of a brand's venues, by venue and name. */
export async function findWorkrooms(
  db: Querier,
  {
    target,
    now,
    workroomId = null,
  }: { readonly target: string; readonly now: Instant; readonly workroomId?: string | null },
): Promise<Workroom[]> {
  return db.query<Workroom>(sql`
    with held as (select h.facts_id from topology.version h where ${holdsAt({ asOf: now, knownAt: now })})
    select r.id as workroom_id, room.name, r.venue_id, venue.name as venue_name, venue.town
      from topology.workroom r
      join topology.venue v on v.id = r.venue_id
      join topology.workroom_facts room on room.workroom_id = r.id
      join topology.venue_facts venue on venue.venue_id = v.id
     where v.target = ${target} and (${workroomId}::uuid is null or r.id = ${workroomId}::uuid)
       and room.facts_id in (select facts_id from held) and venue.facts_id in (select facts_id from held)
     order by venue.name, room.name, r.id`)
}

export async function insertWorkroom(db: Querier, workroomId: string, venueId: string): Promise<boolean> {
  const rows = await db.query(sql`
    insert into topology.workroom (id, venue_id) values (${workroomId}, ${venueId}) on conflict (id) do nothing returning id`)
  return rows.length > 0
}

export async function insertWorkroomFacts(
  db: Querier,
  row: { readonly factsId: string; readonly workroomId: string; readonly name: string },
): Promise<void> {
  await db.query(sql`
    insert into topology.workroom_facts (facts_id, workroom_id, name) values (${row.factsId}, ${row.workroomId}, ${row.name})`)
}
