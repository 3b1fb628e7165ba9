import type { PartyKind, PartyShown } from '#contract/shapes/places.ts'
import { refuse } from '#server/kernel/index.ts'
import { findPartyRows } from '../facts/parties.queries.ts'
import type { TopologyNeeds } from '../needs.ts'
import { momentOf } from '../versions/moment.ts'
import { partyShown } from './show-openings.ts'

type AsOf = { readonly asOf?: string; readonly knownAt?: string }

/** Companies, operators or producers as of an instant, by name. */
export async function listParties(
  { db, clock, target }: TopologyNeeds,
  kind: PartyKind | undefined,
  asked: AsOf,
): Promise<PartyShown[]> {
  const of = { target, kind: kind ?? null, partyId: null }
  return (await findPartyRows(db, of, momentOf(asked, clock.now()))).map(partyShown)
}

export async function showParty(
  { db, clock, target }: TopologyNeeds,
  partyId: string,
  asked: AsOf,
): Promise<PartyShown> {
  const [row] = await findPartyRows(db, { target, kind: null, partyId }, momentOf(asked, clock.now()))
  return row ? partyShown(row) : refuse('ERR_PARTY_NOT_FOUND')
}

/** The operator of the brand and its company, as of an instant. */
export async function showOperator(
  needs: TopologyNeeds,
  asked: AsOf,
): Promise<{ operator: PartyShown; company: PartyShown | null }> {
  const [operator] = await listParties(needs, 'operator', asked)
  if (!operator) return refuse('ERR_PARTY_NOT_FOUND')
  const companies = operator.companyId === null ? [] : await listParties(needs, 'company', asked)
  return { operator, company: companies.find(({ partyId }) => partyId === operator.companyId) ?? null }
}
