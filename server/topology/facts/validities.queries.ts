import { sql, type Querier } from '#server/kernel/index.ts'
import { holdsAt, versionColumns, type Moment, type VersionRow } from '../versions/moment.ts'

export type ValidityRow = VersionRow & {
  readonly venueId: string | null
  readonly terminalId: string | null
  readonly decision: string
}

/** Validities of a brand: those of some venues and terminals, or one by its id. */
export async function findValidityRows(
  db: Querier,
  of: { readonly target: string; readonly thingIds: readonly string[] | null; readonly validityId: string | null },
  moment: Moment,
): Promise<ValidityRow[]> {
  return db.query<ValidityRow>(sql`
    select ${versionColumns}, f.venue_id, f.terminal_id, f.decision
      from topology.version h
      join topology.validity_facts f on f.facts_id = h.facts_id
      left join topology.venue v on v.id = f.venue_id
      left join topology.terminal t on t.id = f.terminal_id
     where coalesce(v.target, t.target) = ${of.target}
       and (${of.thingIds}::uuid[] is null or coalesce(f.venue_id, f.terminal_id) = any(${of.thingIds}::uuid[]))
       and (${of.validityId}::uuid is null or h.thing_id = ${of.validityId}::uuid) and ${holdsAt(moment)}
     order by h.valid_from, h.version_id`)
}

export async function insertValidityFacts(
  db: Querier,
  row: {
    readonly factsId: string
    readonly venueId: string | null
    readonly terminalId: string | null
    readonly decision: string
  },
): Promise<void> {
  await db.query(sql`
    insert into topology.validity_facts (facts_id, venue_id, terminal_id, decision)
    values (${row.factsId}, ${row.venueId}, ${row.terminalId}, ${row.decision})`)
}
