import type { Static } from 'typebox'
import type { MigrationDifference } from '#contract/shapes/account-migrations.ts'
import type { RegistrationField, RegistrationFieldType } from '#contract/shapes/registration.ts'
import { foldName } from '#server/players/index.ts'
import type { Fields } from './old-account.ts'

type Difference = Static<typeof MigrationDifference>

/** Compared fields, in the order in which staff read them. */
const COMPARED: readonly RegistrationFieldType[] = [
  'TitleBefore',
  'FirstName',
  'Surname',
  'BirthDate',
  'BirthNumber',
  'BirthPlace',
  'Nationality',
  'PermanentAddress',
  'Email',
  'Phone',
]
/** Fields that identify a person. */
const OF_IDENTITY: readonly RegistrationFieldType[] = ['FirstName', 'Surname', 'BirthDate', 'BirthNumber']
/** Contacts are verified by the player and never copied. */
const NEVER_FILLED: readonly RegistrationFieldType[] = ['Email', 'Phone']

/** Both accounts field by field, with the result of a merge; fields that neither has are left out. */
export function compareAccounts(old: Fields, online: Fields): Difference[] {
  return COMPARED.flatMap((field): Difference[] => {
    const [before, present] = [write(old, field), write(online, field)]
    if (before === null && present === null) return []
    const isIdentity = OF_IDENTITY.includes(field)
    return [{ field, old: before, online: present, outcome: outcomeOf(field, before, present), isIdentity }]
  })
}

function outcomeOf(field: RegistrationFieldType, old: string | null, online: string | null): Difference['outcome'] {
  if (old !== null && online !== null && foldName(old) === foldName(online)) return 'same'
  return online === null && !NEVER_FILLED.includes(field) ? 'filled' : 'kept'
}

function write(fields: Fields, type: RegistrationFieldType): string | null {
  const value: RegistrationField['value'] | undefined = fields.find(({ fieldType }) => fieldType === type)?.value
  if (value === undefined || value === '' || typeof value === 'boolean') return null
  if (typeof value === 'string') return value
  const { street, houseNumber, postCode, town, country } = value
  return `${`${street} ${houseNumber}`.trim()}, ${postCode} ${town}, ${country}`
}
