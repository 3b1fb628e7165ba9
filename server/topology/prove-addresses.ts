import type { AddressMatch } from '#contract/shapes/addresses.ts'
import { splitStreet } from '#contract/split-street.ts'
import type { Clock, Database, Heartbeat } from '#server/kernel/index.ts'
import { findUnproved, insertProof } from './facts/address-proofs.queries.ts'

type Address = {
  readonly street: string
  readonly houseNumber: string
  readonly town: string
  readonly postCode: string
}

export type ProofNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly target: string
  /** The answer of the market's register; UNKNOWN: it could not be asked. */
  readonly askRegister: (address: Address) => Promise<AddressMatch>
}

const AT_ONCE = 50
const EVERY_MS = 10_000

/**
 * Asks the register about addresses of venues whose version has no answer yet. It runs in the background, so a register
 * that is down holds up no change of a venue; unanswered ones are asked about again.
 */
export async function proveAddresses({ db, clock, target, askRegister }: ProofNeeds): Promise<void> {
  for (const { factsId, street, town, postCode } of await findUnproved(db, { target, limit: AT_ONCE })) {
    const match = await askRegister({ ...splitStreet(street), town, postCode })
    if (match !== 'UNKNOWN') await insertProof(db, { factsId, match, at: clock.now() })
  }
}

/** The worker's heartbeat for addresses of venues. */
export function topologyHeartbeats(needs: ProofNeeds): Heartbeat[] {
  return [{ name: 'topology.prove-addresses', everyMs: EVERY_MS, beat: () => proveAddresses(needs) }]
}
