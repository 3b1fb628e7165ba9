import type { Static } from 'typebox'
import type { ReplyOf } from '#contract/call.ts'
import type { validateAddress as validateCall } from '#contract/onling-v2/player-address.ts'
import type { checkVenueAddress as venueCall } from '#contract/play-v1/staff-places.ts'
import type { AddressOffered, AddressParts, AddressSuggestions } from '#contract/shapes/addresses.ts'
import { showPostcode } from '#server/formats/index.ts'
import type { Input } from '#server/kernel/index.ts'
import { registerOf, type AddressNeeds } from './address-needs.ts'
import type { AddressFound } from './address-partner.ts'
import { readAddress } from './read-address.ts'

type SuggestInput = { readonly text: string; readonly country?: string }

/**
 * Addresses that begin with the typed text. If the partner fails, the response says so, and the person types the whole
 * address.
 */
export async function offerAddresses(
  { suggester, permanentCountries }: Pick<AddressNeeds, 'suggester' | 'permanentCountries'>,
  { text, country = permanentCountries[0] ?? 'CZE' }: SuggestInput,
): Promise<Static<typeof AddressSuggestions>> {
  const said = await suggester.suggest(text, country)
  return { isAvailable: said.ok, suggestions: said.ok ? said.found.map(offeredOf) : [] }
}

/** The result of the country's register for an address; stores nothing. */
export async function judgeAddress(
  needs: AddressNeeds,
  { body, refuse }: Input<typeof validateCall>,
): Promise<ReplyOf<typeof validateCall>> {
  const read = readAddress(body.address, [])
  if ('problems' in read) return refuse('ERR_INVALID_CONTRACT', { fields: fieldsOf(read.problems) })
  return askRegister(needs, read.address)
}

type RegisterNeeds = Pick<AddressNeeds, 'ruian' | 'smartform' | 'permanentCountries'>

/** The same for the address of a venue; text that cannot be an address has no match. */
export async function judgeVenueAddress(
  needs: RegisterNeeds,
  { query }: Pick<Input<typeof venueCall>, 'query'>,
): Promise<ReplyOf<typeof venueCall>> {
  const [country = 'CZE'] = needs.permanentCountries
  const read = readAddress({ ...query, country }, [])
  return 'problems' in read ? { match: 'NONE', suggestions: [] } : askRegister(needs, read.address)
}

async function askRegister(
  needs: Pick<AddressNeeds, 'ruian' | 'smartform'>,
  address: AddressParts,
): Promise<ReplyOf<typeof venueCall>> {
  const said = await registerOf(needs, address.country)?.validate(address)
  if (!said?.ok) return { match: 'UNKNOWN', suggestions: [] }
  return { match: said.match, suggestions: said.found.map(offeredOf) }
}

/** Problems of an address in the form of a refusal's details. */
export function fieldsOf(problems: readonly { readonly kind: string; readonly part: string }[]) {
  return problems.map((problem) => ({ field: 'address', ...problem }))
}

export function offeredOf({ code: _, ...parts }: AddressFound): AddressOffered {
  return { ...parts, label: labelOf(parts) }
}

function labelOf({ street, houseNumber, town, postCode, country }: AddressParts): string {
  return `${`${street} ${houseNumber}`.trim()}, ${showPostcode(postCode, country)} ${town}`
}
