import { sql, type Querier } from '#server/kernel/index.ts'

export type Workroom = {
  readonly workroomId: string
  readonly name: string
  readonly venueId: string
  readonly venueName: string
  readonly town: string
}

const columns = sql`room.id as workroom_id, room.name, venue.id as venue_id, venue.name as venue_name, venue.town`

/** Rooms of a brand's venues, by venue and name. */
export async function findWorkrooms(db: Querier, target: string): Promise<Workroom[]> {
  return db.query<Workroom>(sql`
    select ${columns} from topology.workroom room join topology.venue venue on venue.id = room.venue_id
     where venue.target = ${target} order by venue.name, room.name, room.id`)
}

export async function findWorkroom(db: Querier, target: string, workroomId: string): Promise<Workroom | undefined> {
  const rows = await db.query<Workroom>(sql`
    select ${columns} from topology.workroom room join topology.venue venue on venue.id = room.venue_id
     where venue.target = ${target} and room.id = ${workroomId}`)
  return rows[0]
}

export async function insertVenue(
  db: Querier,
  venue: {
    readonly id: string
    readonly target: string
    readonly kind: 'Casino' | 'GamingHall' | 'Bar'
    readonly name: string
    readonly street: string
    readonly town: string
    readonly postCode: string
  },
): Promise<void> {
  await db.query(sql`
    insert into topology.venue (id, target, kind, name, street, town, post_code)
    values (${venue.id}, ${venue.target}, ${venue.kind}, ${venue.name}, ${venue.street}, ${venue.town}, ${venue.postCode})
    on conflict (id) do nothing`)
}

export async function insertWorkroom(
  db: Querier,
  { id, venueId, name }: { readonly id: string; readonly venueId: string; readonly name: string },
): Promise<void> {
  await db.query(sql`
    insert into topology.workroom (id, venue_id, name) values (${id}, ${venueId}, ${name}) on conflict do nothing`)
}
