import type { AddressMatch } from '#contract/shapes/addresses.ts'
import { sql, type Instant, type Querier } from '#server/kernel/index.ts'

export type UnprovedAddress = {
  readonly factsId: string
  readonly street: string
  readonly town: string
  readonly postCode: string
}

/**
 * Addresses of a brand's venues in versions of the present knowledge without an answer of the register, the newest first.
 * @param of.except versions that are put off
 */
export async function findUnproved(
  db: Querier,
  of: { readonly target: string; readonly except: readonly string[]; readonly limit: number },
): Promise<UnprovedAddress[]> {
  return db.query<UnprovedAddress>(sql`
    select f.facts_id, f.street, f.town, f.post_code
      from topology.venue_facts f
      join topology.venue v on v.id = f.venue_id
      join topology.version h on h.facts_id = f.facts_id
     where v.target = ${of.target} and h.known_until is null and f.facts_id <> all(${[...of.except]}::uuid[])
       and not exists (select from topology.address_proof p where p.facts_id = f.facts_id)
     order by h.known_from desc, f.facts_id limit ${of.limit}`)
}

export async function insertProof(
  db: Querier,
  proof: { readonly factsId: string; readonly match: Exclude<AddressMatch, 'UNKNOWN'>; readonly at: Instant },
): Promise<void> {
  await db.query(sql`
    insert into topology.address_proof (facts_id, match, asked_at) values (${proof.factsId}, ${proof.match}, ${proof.at})
    on conflict (facts_id) do nothing`)
}
