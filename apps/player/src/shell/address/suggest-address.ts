import { suggestAddress } from '#contract/onling-v2/player-address.ts'
import { api } from '../api.ts'
import type { OfferedCountry } from './address-fields.tsx'

/** Address suggestions for a signed-in player; undefined when the partner or our API could not be reached. */
export async function suggestToPlayer(text: string, country: OfferedCountry) {
  const answer = await api(suggestAddress, { query: { text, country } })
  return answer.ok && answer.data.isAvailable ? answer.data.suggestions : undefined
}
