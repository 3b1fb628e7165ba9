import type { CheckedDetails } from './person.ts'

/** Countries by the two letters of BankID and the three that we store. For others the person enters them. */
const COUNTRIES: Readonly<Record<string, string>> = {
  CZ: 'CZE',
  SK: 'SVK',
  AT: 'AUT',
  BG: 'BGR',
  DE: 'DEU',
  HU: 'HUN',
  PL: 'POL',
  RO: 'ROU',
  RU: 'RUS',
  UA: 'UKR',
  VN: 'VNM',
}

/** Data for opening an account, from the verified claims of BankID (providers §6.2). */
export function detailsOfClaims(claims: Readonly<Record<string, unknown>>): CheckedDetails {
  return {
    birthNumber: textOf(claims['birthnumber']),
    birthPlace: textOf(claims['birthplace']),
    nationality: COUNTRIES[textOf(claims['primary_nationality']) ?? ''] ?? null,
    isPoliticallyExposed: typeof claims['pep'] === 'boolean' ? claims['pep'] : null,
    permanentAddress: permanentAddressOf(claims['addresses']),
  }
}

function permanentAddressOf(addresses: unknown): CheckedDetails['permanentAddress'] {
  const all: unknown[] = Array.isArray(addresses) ? addresses : []
  const permanent = all.find((one) => textOf(partOf(one, 'type')) === 'PERMANENT_RESIDENCE')
  const country = COUNTRIES[textOf(partOf(permanent, 'country')) ?? '']
  const [town, postCode] = [textOf(partOf(permanent, 'city')), textOf(partOf(permanent, 'zipcode'))]
  const numbers = [textOf(partOf(permanent, 'buildingapartment')), textOf(partOf(permanent, 'streetnumber'))]
  const houseNumber = numbers.filter((one) => one !== null).join('/')
  if (country === undefined || town === null || postCode === null || houseNumber === '') return null
  return { street: textOf(partOf(permanent, 'street')) ?? '', houseNumber, town, postCode, country }
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}
