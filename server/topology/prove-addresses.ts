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
/** Delays after the register could not be asked about an address; the last one repeats. */
const AGAIN_AFTER_MINUTES = [1, 5, 30, 240]
const MINUTE_MS = 60_000

/** A version about which the register could not be asked: how often it was tried, and when it is tried again. */
type PutOff = { readonly tries: number; readonly until: number }

/**
 * Asks the register about addresses of venues whose version has no answer yet. It runs in the background, so a register
 * that is down holds up no change of a venue. Unanswered ones are asked about again, by each worker in its own time.
 */
async function proveAddresses(
  { db, clock, target, askRegister }: ProofNeeds,
  putOff: Map<string, PutOff>,
): Promise<void> {
  const now = clock.now().getTime()
  const except = [...putOff].flatMap(([factsId, { until }]) => (until > now ? [factsId] : []))
  for (const { factsId, street, town, postCode } of await findUnproved(db, { target, except, limit: AT_ONCE })) {
    const match = await askRegister({ ...splitStreet(street), town, postCode })
    if (match === 'UNKNOWN') {
      const tries = (putOff.get(factsId)?.tries ?? 0) + 1
      const minutes = AGAIN_AFTER_MINUTES[tries - 1] ?? AGAIN_AFTER_MINUTES.at(-1) ?? 1
      putOff.set(factsId, { tries, until: clock.now().getTime() + minutes * MINUTE_MS })
    } else {
      putOff.delete(factsId)
      await insertProof(db, { factsId, match, at: clock.now() })
    }
  }
}

/** The worker's heartbeat for addresses of venues. */
export function topologyHeartbeats(needs: ProofNeeds): Heartbeat[] {
  const putOff = new Map<string, PutOff>()
  return [{ name: 'topology.prove-addresses', everyMs: EVERY_MS, beat: () => proveAddresses(needs, putOff) }]
}
