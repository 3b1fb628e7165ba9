import { dayOf } from '#contract/states/calendar.ts'
import { NotAllowed, TransportError, type ClientCaller, type ClientRules } from '#server/kernel/index.ts'
import { isNameOfVenue } from '#server/topology/index.ts'
import { hashToken } from '../secrets/hash-token.ts'
import type { SignInNeeds } from '../needs.ts'
import { findClientByToken } from './clients.queries.ts'
import { countClientCall, countRefusal } from './use.queries.ts'

const MINUTE_MS = 60_000

type Needs = Pick<SignInNeeds, 'db' | 'clock' | 'market'>

/** Finds the service or device of a token, and checks its rights. */
export function makeClientRules({ db, clock, market }: Needs): ClientRules {
  const minuteNow = () => new Date(Math.floor(clock.now().getTime() / MINUTE_MS) * MINUTE_MS)
  return {
    find: async (token) => {
      const client = await findClientByToken(db, hashToken(token), clock.now())
      if (!client) return undefined
      const { id: clientId, kind, name, venueId, venueName, scopes, secretId, ratePerMinute } = client
      return { kind, clientId, name, venueId, venueName, scopes, secretId, ratePerMinute }
    },
    admit: async (caller, { scope, places }) => {
      const { clientId, secretId, scopes, ratePerMinute } = caller
      const day = dayOf(market.timeZone, clock.now())
      const calls = await countClientCall(db, { clientId, secretId, scope, minute: minuteNow(), day })
      if (calls > ratePerMinute)
        throw new TransportError(429, 'ERR_TOO_MANY_REQUESTS', { because: 'rate', perMinute: ratePerMinute })
      if (!scopes.includes(scope)) throw new NotAllowed({ because: 'scope', scope })
      for (const place of places) await refuseForeignPlace(caller, place)
    },
    noteRefusal: async ({ clientId }, refusal) => countRefusal(db, { clientId, minute: minuteNow(), ...refusal }),
  }

  /**
   * Refuses a venue of another client, or any for a client without a venue. Other values name a desk or a terminal of
   * its own.
   */
  async function refuseForeignPlace({ venueId, venueName }: ClientCaller, place: string): Promise<void> {
    if (venueId === null || venueName === null) throw new NotAllowed({ because: 'no-venue' })
    const isOwn = place === venueId || place.toLowerCase().startsWith(venueName.toLowerCase())
    if (!isOwn && (await isNameOfVenue(db, place))) throw new NotAllowed({ because: 'foreign-place', venue: venueName })
  }
}
