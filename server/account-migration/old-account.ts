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

/** By what people of one name and day are found. */
export function personIndex(cipher: FieldCipher, fields: Fields): string {
  return cipher.blindIndex(nameAndDay(fields), 'old-account-person')
}

export function oldBirthNumberIndex(cipher: FieldCipher, fields: Fields): string | null {
  const number = textOf(fields, 'BirthNumber')
  return number === '' ? null : cipher.blindIndex(number, 'old-account-birth-number')
}

/** Name and day of birth, or the birth number: who it is, as far as data can say. */
export function isSameOwner(one: Fields, other: Fields): boolean {
  const [number, otherNumber] = [textOf(one, 'BirthNumber'), textOf(other, 'BirthNumber')]
  // Two birth numbers that differ are two people, whatever they are called.
  if (number !== '' && otherNumber !== '') return number === otherNumber
  return nameAndDay(one) === nameAndDay(other)
}

function nameAndDay(fields: Fields): string {
  const name = foldName(`${textOf(fields, 'FirstName')} ${textOf(fields, 'Surname')}`)
  return `${name} ${textOf(fields, 'BirthDate')}`
}
