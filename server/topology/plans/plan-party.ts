import type { PartyKind } from '#contract/shapes/places.ts'
import { newId, refuse } from '#server/kernel/index.ts'
import { findPartyRows, insertParty, insertPartyFacts, type PartyFacts } from '../facts/parties.queries.ts'
import { writeVersion } from '../versions/write-versions.ts'
import { shownSpan, spanOf, warningOfPast, type RequestedSpan, type Planner } from './plan.ts'

type Wanted = RequestedSpan & {
  readonly partyId?: string
  readonly kind: PartyKind
  readonly name: string
  readonly companyNumber?: string
  readonly licenceNumber?: string
  readonly companyId?: string
  readonly address?: string
  readonly phone?: string
}

/** A company, the operator or a producer from an instant on. A brand has one operator at a time. */
export const planParty: Planner<Wanted> = async (tx, { target }, wanted, now) => {
  const { kind } = wanted
  const span = spanOf(wanted, now)
  const facts = factsOf(wanted)
  const moment = { asOf: span.from, knownAt: now }
  const present = wanted.partyId === undefined ? undefined : await findOne({ target, kind, partyId: wanted.partyId })
  if (facts.companyId !== null) await findOne({ target, kind: 'company', partyId: facts.companyId })
  return {
    subject: { kind: 'party', id: present?.partyId ?? facts.name, label: facts.name },
    before: present ? valuesOf(present) : null,
    after: { ...valuesOf(facts), ...shownSpan(wanted) },
    warnings: warningOfPast(span.from, now),
    write: async (writer) => {
      const partyId = present?.partyId ?? newId(writer.at)
      if (!present) await insertParty(tx, partyId, target, kind)
      const factsId = newId(writer.at)
      await insertPartyFacts(tx, { factsId, partyId, ...facts })
      await writeVersion(tx, { thingId: partyId, factsId, span, claim: claimOf(target, kind, facts) }, writer)
      return partyId
    },
  }

  async function findOne(of: Parameters<typeof findPartyRows>[1]) {
    const [row] = await findPartyRows(tx, of, moment)
    return row ?? refuse('ERR_PARTY_NOT_FOUND')
  }
}

function factsOf(wanted: Wanted): PartyFacts {
  return {
    name: wanted.name.trim(),
    companyNumber: wanted.companyNumber ?? null,
    licenceNumber: wanted.licenceNumber ?? null,
    companyId: wanted.companyId?.toLowerCase() ?? null,
    address: wanted.address ?? null,
    phone: wanted.phone ?? null,
  }
}

function valuesOf({ name, companyNumber, licenceNumber, address, phone }: PartyFacts) {
  return { name, companyNumber, licenceNumber, address, phone }
}

function claimOf(target: string, kind: PartyKind, { name, companyNumber }: PartyFacts): `${PartyKind} ${string}` {
  if (kind === 'operator') return `operator ${target}`
  if (kind === 'company') return `company ${target} ${companyNumber ?? name.toLowerCase()}`
  return `producer ${target} ${name.toLowerCase()}`
}
