import type { TerminalWrite } from '#contract/shapes/places.ts'
import { newId, type Instant, type Transaction } from '#server/kernel/index.ts'
import { findProducerByName, insertParty, insertPartyFacts } from '../facts/parties.queries.ts'
import { insertTerminalFacts } from '../facts/terminals.queries.ts'
import type { TopologyNeeds } from '../needs.ts'
import { writeVersion, type Writer } from '../versions/write-versions.ts'

type Span = { readonly from: Instant; readonly until?: Instant }

export async function writeTerminalFacts(
  tx: Transaction,
  { target }: Pick<TopologyNeeds, 'target'>,
  { terminalId, facts, span }: { readonly terminalId: string; readonly facts: TerminalWrite; readonly span: Span },
  writer: Writer,
): Promise<void> {
  const { serial, kind, seats, softwareBuild = null, certificate = null } = facts
  const producerId = await ensureProducer(tx, target, { name: facts.producer.trim(), from: span.from }, writer)
  const factsId = newId(writer.at)
  await insertTerminalFacts(tx, { factsId, terminalId, serial, producerId, kind, seats, softwareBuild, certificate })
  const claim = `serial ${target} ${serial.toUpperCase()}` as const
  await writeVersion(tx, { thingId: terminalId, factsId, span, claim }, writer)
}

/** Creates a producer with the first terminal that names it. */
async function ensureProducer(
  tx: Transaction,
  target: string,
  { name, from }: { readonly name: string; readonly from: Instant },
  writer: Writer,
): Promise<string> {
  const known = await findProducerByName(tx, target, name)
  if (known) return known
  const [partyId, factsId] = [newId(writer.at), newId(writer.at)]
  await insertParty(tx, partyId, target, 'producer')
  const nothing = { companyNumber: null, licenceNumber: null, companyId: null, address: null, phone: null }
  await insertPartyFacts(tx, { factsId, partyId, name, ...nothing })
  const claim = `producer ${target} ${name.toLowerCase()}` as const
  await writeVersion(tx, { thingId: partyId, factsId, span: { from }, claim }, writer)
  return partyId
}
