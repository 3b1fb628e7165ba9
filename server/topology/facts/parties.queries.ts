import type { PartyKind } from '#contract/shapes/places.ts'
import { sql, type Querier } from '#server/kernel/index.ts'
import { holdsAt, versionColumns, type Moment, type VersionRow } from '../versions/moment.ts'

export type PartyFacts = {
  readonly name: string
  readonly companyNumber: string | null
  readonly licenceNumber: string | null
  readonly companyId: string | null
  readonly address: string | null
  readonly phone: string | null
}
export type PartyRow = VersionRow & PartyFacts & { readonly partyId: string; readonly kind: PartyKind }

export async function findPartyRows(
  db: Querier,
  of: { readonly target: string; readonly kind: PartyKind | null; readonly partyId: string | null },
  moment: Moment,
): Promise<PartyRow[]> {
  return db.query<PartyRow>(sql`
    select ${versionColumns}, f.party_id, p.kind, f.name, f.company_number, f.licence_number, f.company_id, f.address, f.phone
      from topology.version h
      join topology.party_facts f on f.facts_id = h.facts_id
      join topology.party p on p.id = f.party_id
     where p.target = ${of.target} and (${of.kind}::text is null or p.kind = ${of.kind})
       and (${of.partyId}::uuid is null or p.id = ${of.partyId}::uuid) and ${holdsAt(moment)}
     order by f.name, p.id, h.valid_from, h.known_from`)
}

/** The producer with a name, at any time. */
export async function findProducerByName(db: Querier, target: string, name: string): Promise<string | undefined> {
  const rows = await db.query<{ readonly id: string }>(sql`
    select p.id from topology.party p
      join topology.party_facts f on f.party_id = p.id
      join topology.version h on h.facts_id = f.facts_id
     where p.target = ${target} and p.kind = 'producer' and lower(f.name) = lower(${name}) and h.known_until is null
     order by p.id limit 1`)
  return rows[0]?.id
}

export async function insertParty(db: Querier, partyId: string, target: string, kind: PartyKind): Promise<void> {
  await db.query(sql`insert into topology.party (id, target, kind) values (${partyId}, ${target}, ${kind})`)
}

export async function insertPartyFacts(
  db: Querier,
  { factsId, partyId, ...facts }: PartyFacts & { readonly factsId: string; readonly partyId: string },
): Promise<void> {
  await db.query(sql`
    insert into topology.party_facts (facts_id, party_id, name, company_number, licence_number, company_id, address, phone)
    values (${factsId}, ${partyId}, ${facts.name}, ${facts.companyNumber}, ${facts.licenceNumber}, ${facts.companyId},
            ${facts.address}, ${facts.phone})`)
}
