import type { TerminalKind } from '#contract/shapes/places.ts'
import { sql, type Instant, type Querier } from '#server/kernel/index.ts'
import { holdsAt, versionColumns, type Moment, type VersionRow } from '../versions/moment.ts'
import type { PageOf } from './venues.queries.ts'

export type TerminalFacts = {
  readonly serial: string
  readonly producerId: string
  readonly kind: TerminalKind
  readonly seats: number
  readonly softwareBuild: string | null
  readonly certificate: string | null
}
export type TerminalRow = VersionRow & TerminalFacts & { readonly terminalId: string; readonly producer: string | null }

/** Terminals of a brand by their ids; with the producer's latest known name. */
export async function findTerminalRows(
  db: Querier,
  of: {
    readonly target: string
    readonly terminalId: string | null
    readonly venueId: string | null
    /** Only those in the store. */
    readonly inStore?: boolean
  } & PageOf,
  moment: Moment,
): Promise<TerminalRow[]> {
  return db.query<TerminalRow>(sql`
    select ${versionColumns}, f.terminal_id, f.serial, f.producer_id, f.kind, f.seats, f.software_build, f.certificate,
           (select p.name from topology.party_facts p join topology.version o on o.facts_id = p.facts_id
             where p.party_id = f.producer_id order by o.known_until is null desc, o.valid_from desc limit 1) as producer
      from topology.version h
      join topology.terminal_facts f on f.facts_id = h.facts_id
      join topology.terminal t on t.id = f.terminal_id
     where t.target = ${of.target} and (${of.terminalId}::uuid is null or t.id = ${of.terminalId}::uuid)
       and (${of.after}::uuid is null or t.id > ${of.after}::uuid)
       and (${of.venueId}::uuid is null or t.id in (
         select a.terminal_id from topology.assignment_facts a
          where a.venue_id = ${of.venueId}::uuid
            and a.facts_id in (select h.facts_id from topology.version h where ${holdsAt(moment)})))
       and (not ${of.inStore ?? false}::boolean or t.id not in (
         select a.terminal_id from topology.assignment_facts a
          where a.facts_id in (select h.facts_id from topology.version h where ${holdsAt(moment)})))
       and ${holdsAt(moment)}
     order by t.id, h.valid_from, h.known_from limit ${of.limit}::integer`)
}

export type MachineRow = {
  readonly venueId: string
  readonly kind: TerminalKind
  readonly terminals: number
  readonly seats: number
}

/** Machines in venues at an instant, counted by kind. */
export async function countMachines(db: Querier, venueIds: readonly string[], moment: Moment): Promise<MachineRow[]> {
  return db.query<MachineRow>(sql`
    with placed as (
      select a.terminal_id, a.venue_id
        from topology.version h join topology.assignment_facts a on a.facts_id = h.facts_id
       where a.venue_id = any(${venueIds}::uuid[]) and ${holdsAt(moment)})
    select placed.venue_id, f.kind, count(*)::integer as terminals, sum(f.seats)::integer as seats
      from topology.version h
      join topology.terminal_facts f on f.facts_id = h.facts_id
      join placed on placed.terminal_id = f.terminal_id
     where ${holdsAt(moment)}
     group by placed.venue_id, f.kind order by placed.venue_id, f.kind`)
}

/** Terminals of a brand that have one of these serial numbers at any instant from then on. */
export async function findBySerials(
  db: Querier,
  of: { readonly target: string; readonly serials: readonly string[]; readonly from: Instant },
): Promise<{ readonly terminalId: string; readonly serial: string }[]> {
  return db.query(sql`
    select f.terminal_id, f.serial from topology.terminal_facts f
      join topology.version h on h.facts_id = f.facts_id
      join topology.terminal t on t.id = f.terminal_id
     where t.target = ${of.target} and upper(f.serial) = any(${of.serials}::text[]) and h.known_until is null
       and (h.valid_until is null or h.valid_until > ${of.from})`)
}

/** The id of the thing whose versions are its places; undefined if the brand has no such terminal. */
export async function findPlaceId(db: Querier, target: string, terminalId: string): Promise<string | undefined> {
  const rows = await db.query<{ readonly placeId: string }>(sql`
    select place_id from topology.terminal where id = ${terminalId} and target = ${target}`)
  return rows[0]?.placeId
}

export async function insertTerminal(
  db: Querier,
  { terminalId, placeId, target }: { readonly terminalId: string; readonly placeId: string; readonly target: string },
): Promise<void> {
  await db.query(sql`
    insert into topology.terminal (id, place_id, target) values (${terminalId}, ${placeId}, ${target})`)
}

export async function insertTerminalFacts(
  db: Querier,
  { factsId, terminalId, ...facts }: TerminalFacts & { readonly factsId: string; readonly terminalId: string },
): Promise<void> {
  await db.query(sql`
    insert into topology.terminal_facts (facts_id, terminal_id, serial, producer_id, kind, seats, software_build, certificate)
    values (${factsId}, ${terminalId}, ${facts.serial}, ${facts.producerId}, ${facts.kind}, ${facts.seats},
            ${facts.softwareBuild}, ${facts.certificate})`)
}
