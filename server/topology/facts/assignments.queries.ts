import { sql, type Instant, type Querier } from '#server/kernel/index.ts'
import { holdsAt, versionColumns, type Moment, type VersionRow } from '../versions/moment.ts'

export type AssignmentRow = VersionRow & {
  readonly terminalId: string
  readonly venueId: string
  readonly workroomId: string | null
}

/** Where terminals stand: some of them, or all of a venue. */
export async function findAssignmentRows(
  db: Querier,
  of: { readonly terminalIds: readonly string[] | null; readonly venueId: string | null },
  moment: Moment,
): Promise<AssignmentRow[]> {
  return db.query<AssignmentRow>(sql`
    select ${versionColumns}, f.terminal_id, f.venue_id, f.workroom_id
      from topology.version h join topology.assignment_facts f on f.facts_id = h.facts_id
     where (${of.terminalIds}::uuid[] is null or f.terminal_id = any(${of.terminalIds}::uuid[]))
       and (${of.venueId}::uuid is null or f.venue_id = ${of.venueId}::uuid) and ${holdsAt(moment)}
     order by h.valid_from, h.known_from, h.version_id`)
}

/** Assignments valid at any instant of a period, by their versions. */
export async function findAssignmentsWithin(
  db: Querier,
  of: {
    readonly target: string
    readonly venueId: string | null
    readonly from: Instant | null
    readonly until: Instant | null
    readonly knownAt: Instant
    readonly after: string | null
    readonly limit: number
  },
): Promise<(AssignmentRow & { readonly serial: string | null })[]> {
  return db.query<AssignmentRow & { readonly serial: string | null }>(sql`
    select ${versionColumns}, f.terminal_id, f.venue_id, f.workroom_id,
           (select s.serial from topology.terminal_facts s join topology.version o on o.facts_id = s.facts_id
             where s.terminal_id = f.terminal_id order by o.known_until is null desc, o.valid_from desc limit 1) as serial
      from topology.version h
      join topology.assignment_facts f on f.facts_id = h.facts_id
      join topology.terminal t on t.id = f.terminal_id
     where t.target = ${of.target} and (${of.venueId}::uuid is null or f.venue_id = ${of.venueId}::uuid)
       and (${of.until}::timestamptz is null or h.valid_from < ${of.until}::timestamptz)
       and (${of.from}::timestamptz is null or h.valid_until is null or h.valid_until > ${of.from}::timestamptz)
       and (${of.after}::uuid is null or h.version_id > ${of.after}::uuid)
       and ${holdsAt({ asOf: null, knownAt: of.knownAt })}
     order by h.version_id limit ${of.limit}`)
}

export async function insertAssignmentFacts(
  db: Querier,
  row: {
    readonly factsId: string
    readonly terminalId: string
    readonly venueId: string
    readonly workroomId: string | null
  },
): Promise<void> {
  await db.query(sql`
    insert into topology.assignment_facts (facts_id, terminal_id, venue_id, workroom_id)
    values (${row.factsId}, ${row.terminalId}, ${row.venueId}, ${row.workroomId})`)
}
