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

/** Declarations of a person that staff can withdraw if they were a mistake: only the person can declare again. */
export const TAKEN_BACK_DECLARATIONS = [
  'PoliticallyExposed',
  'Sanctioned',
] as const satisfies readonly RegistrationFieldType[]
export type TakenBackDeclaration = (typeof TAKEN_BACK_DECLARATIONS)[number]

/** Fields that staff and land-based systems may change. Contacts, declarations and consents have calls of their own. */
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

/** Fields confirmed by a check of the person: changing them afterwards needs a separate permission. */
export const PROTECTED_FIELDS = [
  'FirstName',
  'Surname',
  'BirthDate',
  'BirthPlace',
  'BirthNumber',
  'Nationality',
] as const satisfies readonly RegistrationFieldType[]

/** Optional fields, which may be cleared. */
export const EMPTIABLE_FIELDS = ['TitleBefore', 'Databox'] as const satisfies readonly RegistrationFieldType[]

/** One field, masked: enough to see the kind of the change. */
export const MaskedChange = Type.Object({ field: Type.String(), before: Type.String(), after: Type.String() })
export type MaskedChange = Static<typeof MaskedChange>
