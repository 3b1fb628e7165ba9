import type { MaskedChange } from '#contract/shapes/person-changes.ts'
import type { RegistrationFieldType } from '#contract/shapes/registration.ts'
import type { PersonEntered } from './person-entered.ts'

const HIDDEN = '•••'
/** Codes that many people share: they identify nobody. */
const SHOWN: readonly RegistrationFieldType[] = ['Nationality', 'Language', 'TitleBefore']

/** Before and after of the fields that differ, masked: the first letter of each, the year of a day, the end of a number. */
export function maskChanges(
  before: PersonEntered,
  after: PersonEntered,
  types: readonly RegistrationFieldType[],
): MaskedChange[] {
  return types.map((field) => ({
    field,
    before: maskField(field, before[field]),
    after: maskField(field, after[field]),
  }))
}

/** Fields of `types` whose value differs between two persons. */
export function differingFields(
  one: PersonEntered,
  other: PersonEntered,
  types: readonly RegistrationFieldType[],
): RegistrationFieldType[] {
  const plain = (value: unknown) =>
    typeof value === 'object' && value !== null ? JSON.stringify(Object.entries(value).toSorted()) : value
  return types.filter((type) => plain(one[type]) !== plain(other[type]))
}

function maskField(field: RegistrationFieldType, value: PersonEntered[RegistrationFieldType]): string {
  if (value === undefined || value === '') return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'object')
    return [value.street, value.houseNumber, value.town, value.postCode, value.country].map(maskWord).join(' ').trim()
  if (SHOWN.includes(field)) return value
  if (field === 'BirthDate') return `${value.slice(0, 4)}-••-••`
  if (field === 'BirthNumber') return `${HIDDEN}${value.slice(-2)}`
  return maskWord(value)
}

function maskWord(word: string): string {
  const [first] = [...word]
  return first === undefined ? '' : `${first}${HIDDEN}`
}
