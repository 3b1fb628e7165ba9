import type { RegistrationErrorKind } from '#contract/errors.ts'
import type { AddressEntered } from '#contract/shapes/registration.ts'
import { readPostcode } from '#server/formats/index.ts'

export type AddressProblem = { readonly kind: RegistrationErrorKind; readonly part: keyof AddressEntered }

/** An address in our stored form, or the problems of its parts. */
export type AddressRead = { readonly address: AddressEntered } | { readonly problems: readonly AddressProblem[] }

const LENGTH_MAX = { street: 100, houseNumber: 20, town: 100, postCode: 12, country: 3 } as const
const HOUSE_NUMBER = /^(?:(?:č\.\s?p\.|č\.\s?ev\.|ev\.)\s?)?\d{1,5}\s?[\p{L}]?(?:\s?\/\s?\d{1,5}\s?\p{L}?)?$/iu
const PLACE = /^[\p{L}\p{M}\d][\p{L}\p{M}\d ,.()/'’-]*$/u

/** Whether it looks like the name of a town, street or country. */
export function isPlaceName(text: string): boolean {
  return PLACE.test(text)
}

/**
 * Validates and normalizes an address; each part separately, so that a form can mark it. Streets may be missing in
 * villages.
 * @param countries where it may be, ISO 3166-1 alpha-3; empty: anywhere. For a permanent address: those of the market.
 */
export function readAddress(entered: AddressEntered, countries: readonly string[]): AddressRead {
  const trimmed: AddressEntered = {
    street: tidy(entered.street),
    houseNumber: tidy(entered.houseNumber),
    town: tidy(entered.town),
    postCode: tidy(entered.postCode),
    country: tidy(entered.country).toUpperCase(),
  }
  const { street, houseNumber, town, country } = trimmed
  const postCode = readPostcode(trimmed.postCode, country)
  const kinds: Readonly<Record<keyof AddressEntered, RegistrationErrorKind | undefined>> = {
    street: street !== '' && !isPlaceName(street) ? 'InvalidType' : undefined,
    houseNumber: HOUSE_NUMBER.test(houseNumber) ? undefined : 'InvalidValue',
    town: isPlaceName(town) ? undefined : 'InvalidType',
    postCode: postCode === undefined ? 'InvalidValue' : undefined,
    country: !/^[A-Z]{3}$/.test(country)
      ? 'InvalidType'
      : countries.length > 0 && !countries.includes(country)
        ? 'InvalidValue'
        : undefined,
  }
  const problems = (Object.keys(kinds) as (keyof AddressEntered)[]).flatMap((part): AddressProblem[] => {
    if (trimmed[part] === '' && part !== 'street') return [{ kind: 'RequiredField', part }]
    if (trimmed[part].length > LENGTH_MAX[part]) return [{ kind: 'MaxLengthExceeded', part }]
    const kind = kinds[part]
    return kind === undefined ? [] : [{ kind, part }]
  })
  return problems.length > 0 || postCode === undefined ? { problems } : { address: { ...trimmed, postCode } }
}

function tidy(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
}
