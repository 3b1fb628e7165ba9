import { dayOf } from '#contract/states/calendar.ts'
import { NotAllowed, TransportError, type ClientCaller, type ClientRules } from '#server/kernel/index.ts'
import { isNameOfVenue } from '#server/topology/index.ts'
import { hashToken } from '../secrets/hash-token.ts'
import type { SignInNeeds } from '../needs.ts'
import { findClientByToken } from './clients.queries.ts'
import { findSignerBy } from './signed-clients.ts'
import { countTogether } from './count-together.ts'
import { countClientCalls, countRefusals, type CallOfClient, type RefusalOfClient } from './use.queries.ts'

const MINUTE_MS = 60_000

type Needs = Pick<SignInNeeds, 'db' | 'clock' | 'market' | 'signingKey'>

/**
 * Finds the service or device of a token or a signature, and checks its rights.
 * @param mustProve whether calls about play at venues are taken only with a signature or the certificate of the service
 */
export function makeClientRules({ db, clock, market, signingKey }: Needs, { mustProve = false } = {}): ClientRules {
  const countCall = countTogether<CallOfClient>((call, times) => countClientCalls(db, call, times))
  const countRefusal = countTogether<RefusalOfClient>((refusal, times) => countRefusals(db, refusal, times))
  const minuteNow = () => new Date(Math.floor(clock.now().getTime() / MINUTE_MS) * MINUTE_MS)
  return {
    find: async (token) => {
      const client = await findClientByToken(db, hashToken(token), clock.now())
      if (!client) return undefined
      const { id: clientId, kind, name, venueId, venueName, scopes, secretId, ratePerMinute } = client
      return { kind, clientId, name, venueId, venueName, scopes, secretId, ratePerMinute }
    },
    findSigner: findSignerBy({ db, clock, signingKey }),
    now: clock.now,
    admit: async (caller, { scope, places, isSigned, certificateName }) => {
      const { clientId, secretId, scopes, ratePerMinute } = caller
      const day = dayOf(market.timeZone, clock.now())
      const calls = await countCall({ clientId, secretId, scope, minute: minuteNow(), day })
      if (calls > ratePerMinute)
        throw new TransportError(429, 'ERR_TOO_MANY_REQUESTS', { because: 'rate', perMinute: ratePerMinute })
      if (certificateName !== null && certificateName !== clientId) throw new NotAllowed({ because: 'certificate' })
      const isProved = isSigned || certificateName !== null
      if (mustProve && !isProved && scope.startsWith('play.')) throw new NotAllowed({ because: 'signature' })
      if (!scopes.includes(scope)) throw new NotAllowed({ because: 'scope', scope })
      for (const place of places) await refuseForeignPlace(caller, place)
    },
    recordRefusal: async ({ clientId }, refusal) =>
      void (await countRefusal({ clientId, minute: minuteNow(), ...refusal })),
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
