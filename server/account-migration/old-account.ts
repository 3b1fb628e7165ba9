import type { RegistrationField, RegistrationFieldType } from '#contract/shapes/registration.ts'
import type { FieldCipher } from '#server/kernel/index.ts'
import { foldName } from '#server/players/index.ts'

export type Fields = readonly RegistrationField[]

/** The place that the person of an old account is sealed for. */
export const oldPersonOf = (oldAccountId: string) => `account-migration.person:${oldAccountId}`
/** The place that the number of an old card is sealed for. */
export const oldCardOf = (oldAccountId: string, lastDigits: string) =>
  `account-migration.card:${oldAccountId}:${lastDigits}`

export function sealFields(cipher: FieldCipher, oldAccountId: string, fields: Fields): string {
  return cipher.seal(JSON.stringify(fields), oldPersonOf(oldAccountId))
}

export function openFields(
  cipher: FieldCipher,
  { id, personSealed }: { readonly id: string; readonly personSealed: string },
): Fields {
  return JSON.parse(cipher.open(personSealed, oldPersonOf(id))) as Fields
}

/** A field as text; empty when there is none. */
export function textOf(fields: Fields, type: RegistrationFieldType): string {
  const value = fields.find(({ fieldType }) => fieldType === type)?.value
  return typeof value === 'string' ? value : ''
}

/** Index by which people with the same name and day of birth are found. */
export function personIndex(cipher: FieldCipher, fields: Fields): string {
  return cipher.blindIndex(nameAndDay(fields), 'old-account-person')
}

export function oldBirthNumberIndex(cipher: FieldCipher, fields: Fields): string | null {
  const number = textOf(fields, 'BirthNumber')
  return number === '' ? null : cipher.blindIndex(number, 'old-account-birth-number')
}

/** Same name and day of birth, or same birth number: as far as data can identify a person. */
export function isSameOwner(one: Fields, other: Fields): boolean {
  const [number, otherNumber] = [textOf(one, 'BirthNumber'), textOf(other, 'BirthNumber')]
  // Two different birth numbers are two people, whatever their names.
  if (number !== '' && otherNumber !== '') return number === otherNumber
  return nameAndDay(one) === nameAndDay(other)
}

function nameAndDay(fields: Fields): string {
  const name = foldName(`${textOf(fields, 'FirstName')} ${textOf(fields, 'Surname')}`)
  return `${name} ${textOf(fields, 'BirthDate')}`
}
