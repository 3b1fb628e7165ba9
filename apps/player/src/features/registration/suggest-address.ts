import { suggestAddressForRegistration } from '#contract/play-v1/registration-address.ts'
import type { OfferedCountry } from '../../shell/address/address-fields.tsx'
import { api } from '../../shell/api.ts'
import { readClientValue } from '../../shell/client-values.ts'

/** Address suggestions during registration; undefined if no provider could be reached. */
export async function suggestWhileRegistering(text: string, country: OfferedCountry) {
  const token = readClientValue('registration')?.token
  if (token === undefined) return undefined
  const answer = await api(suggestAddressForRegistration, { body: { token, text, country } })
  return answer.ok && answer.data.isAvailable ? answer.data.suggestions : undefined
}
