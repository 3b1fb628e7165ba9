import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/capi-v1/addresses.ts'
import type { Input } from '#server/kernel/index.ts'
import type { AddressNeeds } from './address-needs.ts'
import { offeredOf } from './suggest-address.ts'

/** Land-based systems ask our partners through us: they say what the partner says, or that it says nothing. */
export async function suggestBySmartform(
  { suggester, permanentCountries }: Pick<AddressNeeds, 'suggester' | 'permanentCountries'>,
  { body, refuse }: Input<typeof calls.suggestBySmartForm>,
): Promise<ReplyOf<typeof calls.suggestBySmartForm>> {
  const said = await suggester.suggest(body.text, body.country ?? permanentCountries[0] ?? 'CZE')
  return said.ok
    ? { suggestions: said.found.map(offeredOf) }
    : refuse('ERR_PARTNER_UNAVAILABLE', { problem: said.problem })
}

export async function validateBySmartform(
  { smartform }: Pick<AddressNeeds, 'smartform'>,
  { body, refuse }: Input<typeof calls.validateBySmartForm>,
): Promise<ReplyOf<typeof calls.validateBySmartForm>> {
  if (!smartform.countries.includes(body.address.country))
    return refuse('ERR_PARTNER_UNAVAILABLE', { problem: 'country-not-known' })
  const said = await smartform.validate(body.address)
  if (!said.ok) return refuse('ERR_PARTNER_UNAVAILABLE', { problem: said.problem })
  return { match: said.match, addresses: [...said.found] }
}

export async function validateByRuian(
  { ruian }: Pick<AddressNeeds, 'ruian'>,
  { body, refuse }: Input<typeof calls.validateByRuian>,
): Promise<ReplyOf<typeof calls.validateByRuian>> {
  if (!ruian) return refuse('ERR_PARTNER_UNAVAILABLE', { problem: 'not-of-this-market' })
  const { street, houseNumber, orientationNumber, town, part, postCode } = body
  const said = await ruian.validate({
    street,
    houseNumber: orientationNumber ? `${houseNumber}/${orientationNumber}` : houseNumber,
    town,
    ...(part === undefined ? {} : { part }),
    postCode: postCode.replaceAll(/\s/g, ''),
    country: 'CZE',
  })
  if (!said.ok) return refuse('ERR_PARTNER_UNAVAILABLE', { problem: said.problem })
  return { match: said.match, addresses: [...said.found] }
}
