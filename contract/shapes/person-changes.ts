import { Type, type Static } from 'typebox'
import type { RegistrationFieldType } from './registration.ts'

/** Why somebody other than the player changes a person. */
export const PERSON_CHANGE_REASONS = [
  'typing-error',
  'document-changed',
  'moved',
  'player-asked',
  'authority-order',
  'other',
] as const
export type PersonChangeReason = (typeof PERSON_CHANGE_REASONS)[number]

/** What a person declares of themselves and staff can take back, where it was a mistake: the person declares it anew, nobody for them. */
export const TAKEN_BACK_DECLARATIONS = [
  'PoliticallyExposed',
  'Sanctioned',
] as const satisfies readonly RegistrationFieldType[]
export type TakenBackDeclaration = (typeof TAKEN_BACK_DECLARATIONS)[number]

/** Fields that staff and land-based systems may change. Contacts, declarations and consents have ways of their own. */
export const CHANGEABLE_FIELDS = [
  'TitleBefore',
  'FirstName',
  'Surname',
  'BirthDate',
  'BirthPlace',
  'BirthNumber',
  'Nationality',
  'Databox',
  'PermanentAddress',
  'Language',
] as const satisfies readonly RegistrationFieldType[]

/** What a check of the person confirmed: after it these change only with a right of their own. */
export const PROTECTED_FIELDS = [
  'FirstName',
  'Surname',
  'BirthDate',
  'BirthPlace',
  'BirthNumber',
  'Nationality',
] as const satisfies readonly RegistrationFieldType[]

/** Fields that may be emptied: nobody must have them. */
export const EMPTIABLE_FIELDS = ['TitleBefore', 'Databox'] as const satisfies readonly RegistrationFieldType[]

/** One field, masked: enough to see what kind of change it was. */
export const MaskedChange = Type.Object({ field: Type.String(), before: Type.String(), after: Type.String() })
export type MaskedChange = Static<typeof MaskedChange>
