import { Type, type Static } from 'typebox'
import { REGISTRATION_ERROR_KINDS } from '../errors.ts'
import { text } from './fields.ts'

/** Fields of a registration, as listed by `Enumerators/RegistrationFieldTypes`. */
export const REGISTRATION_FIELD_TYPES = [
  'Email',
  'Password',
  'FirstName',
  'Surname',
  'BirthDate',
  'Language',
  'Consent',
  'Phone',
  'TitleBefore',
  'BirthPlace',
  'BirthNumber',
  'Databox',
  'PermanentAddress',
  'Nationality',
  'PoliticallyExposed',
  'Sanctioned',
  'OwnAccount',
  'MarketingConsent',
] as const
export type RegistrationFieldType = (typeof REGISTRATION_FIELD_TYPES)[number]

/** A permanent address as entered. Country: ISO 3166-1 alpha-3. */
export const AddressEntered = Type.Object({
  /** Empty in villages without street names. */
  street: text(200),
  houseNumber: text(40),
  town: text(200),
  postCode: text(40),
  country: text(40),
})
export type AddressEntered = Static<typeof AddressEntered>

/**
 * One field of a registration. The types are deliberately not in the schema: an invalid field is reported in the reply by its name,
 * instead of refusing the request.
 */
export const RegistrationField = Type.Object({
  fieldType: text(60, 1),
  value: Type.Union([text(2000), Type.Boolean(), AddressEntered]),
})
export type RegistrationField = Static<typeof RegistrationField>
export const RegistrationFields = Type.Array(RegistrationField, { maxItems: 60 })

/** A problem of one field. `part` names the part of an address. */
export const RegistrationFieldProblem = Type.Object({
  field: Type.String(),
  part: Type.Optional(Type.String()),
  kind: Type.Enum([...REGISTRATION_ERROR_KINDS]),
})
export type RegistrationFieldProblem = Static<typeof RegistrationFieldProblem>
