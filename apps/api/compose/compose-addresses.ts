import { makeRuian, makeSmartform, rememberSuggestions, type AddressNeeds } from '#server/players/index.ts'
import { findStartedRegistration } from '#server/registration/index.ts'
import type { RulesEnvironment } from '../environment/environment.ts'
import type { Base, Ground } from './open-base.ts'

/** How long a person waits for suggestions before they type the address themselves. */
const TIMEOUT_MS = 1_500

/** Composes addresses with the partners of this market that provide them. */
export function composeAddresses(
  { db, clock, configuration, cipher }: Ground & Pick<Base, 'cipher'>,
  { addresses: partners }: Pick<RulesEnvironment, 'addresses'>,
): AddressNeeds {
  const { market, brand } = configuration
  const smartform = makeSmartform({ ...partners.smartform, timeoutMs: TIMEOUT_MS })
  return {
    db,
    clock,
    cipher,
    target: brand.target,
    permanentCountries: market.allowedPermanentAddressCountry,
    suggester: rememberSuggestions(smartform, clock),
    smartform,
    ruian: partners.ruian && makeRuian({ ...partners.ruian, timeoutMs: TIMEOUT_MS }),
    judgeRegistrationToken: async (token) => {
      await findStartedRegistration(db, { target: brand.target, clock }, token)
    },
  }
}
