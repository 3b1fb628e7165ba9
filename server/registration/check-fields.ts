import {
  REGISTRATION_FIELD_TYPES,
  type RegistrationField,
  type RegistrationFieldProblem,
  type RegistrationFieldType,
} from '#contract/shapes/registration.ts'
import { readBirthNumber } from '#server/formats/index.ts'
import { ageYears } from '#server/players/index.ts'
import type { PersonEntered } from './person-entered.ts'
import { readField, type Reading } from './read-field.ts'
import type { ProfileFieldRule, RegistrationRules } from './registration-rules.ts'

export type RequiredFields = 'nothing' | 'account' | 'person'

export type Checked = {
  /** Valid values so far, in the stored forms. */
  readonly person: PersonEntered
  readonly problems: readonly RegistrationFieldProblem[]
}

/** Fields that a market may not have, or has for some nationalities only, with the rule. */
const RULED = {
  TitleBefore: 'titleBefore',
  Databox: 'databox',
  BirthPlace: 'birthPlace',
  BirthNumber: 'birthNumber',
} as const satisfies Partial<Record<RegistrationFieldType, keyof RegistrationRules['profileFields']>>

const ALWAYS_REQUIRED: readonly RegistrationFieldType[] = [
  'Email',
  'FirstName',
  'Surname',
  'BirthDate',
  'Language',
  'Consent',
]
const REQUIRED_OF_WHOLE_PERSON: readonly RegistrationFieldType[] = [
  'Nationality',
  'PermanentAddress',
  'PoliticallyExposed',
  'OwnAccount',
]

/**
 * Validates the fields of a registration by the rules of market and brand. An invalid field has a problem and no value;
 * contradictions between fields are checked too.
 * @param asks which missing fields are a problem: none, those that open an account, or those of the complete person
 */
export function checkFields(fields: readonly RegistrationField[], reading: Reading, asks: RequiredFields): Checked {
  const problems: RegistrationFieldProblem[] = []
  const values = new Map<RegistrationFieldType, RegistrationField['value']>()
  const seen = new Set<string>()
  for (const { fieldType, value } of fields) {
    if (!isFieldType(fieldType) || isUnknownHere(fieldType, reading.rules)) {
      problems.push({ field: fieldType, kind: 'Unknown' })
    } else if (seen.has(fieldType)) {
      values.delete(fieldType)
      problems.push({ field: fieldType, kind: 'MultipleValuesForFieldType' })
    } else {
      const read = readField(fieldType, value, reading)
      if ('value' in read) values.set(fieldType, read.value)
      else problems.push(...read.problems.map((problem) => ({ field: fieldType, ...problem })))
    }
    seen.add(fieldType)
  }
  const entered = Object.fromEntries(values) as PersonEntered
  const contradictions = findContradictions(entered, reading)
  const missing = requiredFields(asks, entered, reading.rules).filter((type) => !seen.has(type))
  return {
    person: without(entered, contradictions),
    problems: [
      ...problems,
      ...contradictions.map((field) => ({ field, kind: 'InvalidValue' as const })),
      ...missing.map((field) => ({ field, kind: 'RequiredField' as const })),
    ],
  }
}

/** Required fields of this person; they depend on the nationality. */
export function requiredFields(
  asks: RequiredFields,
  person: PersonEntered,
  rules: RegistrationRules,
): RegistrationFieldType[] {
  if (asks === 'nothing') return []
  return asks === 'account' ? [...ALWAYS_REQUIRED] : [...ALWAYS_REQUIRED, ...fieldsOfWholePerson(person, rules)]
}

/** Fields that law and market require beyond those that open an account. */
export function fieldsOfWholePerson(
  { Nationality }: Pick<PersonEntered, 'Nationality'>,
  rules: RegistrationRules,
): RegistrationFieldType[] {
  const ruled = (Object.keys(RULED) as (keyof typeof RULED)[]).filter((type) => {
    const rule = rules.profileFields[RULED[type]]
    return rule.required && isAskedOf(rule, Nationality ?? rules.defaultNationality)
  })
  return [...REQUIRED_OF_WHOLE_PERSON, ...ruled]
}

function isAskedOf({ allowed, countries }: ProfileFieldRule, nationality: string): boolean {
  return allowed && (countries.length === 0 || countries.includes(nationality))
}

function isFieldType(name: string): name is RegistrationFieldType {
  return (REGISTRATION_FIELD_TYPES as readonly string[]).includes(name)
}

function isUnknownHere(type: RegistrationFieldType, rules: RegistrationRules): boolean {
  return type in RULED && !rules.profileFields[RULED[type as keyof typeof RULED]].allowed
}

/** Valid values that contradict each other, and those that the rules do not allow. */
function findContradictions(person: PersonEntered, { rules, today }: Reading): RegistrationFieldType[] {
  const { BirthNumber, BirthDate, Nationality, PoliticallyExposed, OwnAccount, Consent, Language } = person
  const found: RegistrationFieldType[] = []
  if (BirthDate !== undefined && ageYears(BirthDate, today) < rules.minRegistrationAge) found.push('BirthDate')
  if (BirthNumber !== undefined) {
    const read = readBirthNumber(BirthNumber, { country: rules.country, today })
    const isOther = 'birthDate' in read && BirthDate !== undefined && read.birthDate !== BirthDate
    if (isOther || !isAskedOf(rules.profileFields.birthNumber, Nationality ?? rules.defaultNationality))
      found.push('BirthNumber')
  }
  if (PoliticallyExposed === true && !rules.acceptPoliticallyExposed) found.push('PoliticallyExposed')
  // The account must be the person's own: nobody registers for somebody else.
  if (OwnAccount === false) found.push('OwnAccount')
  // Terms of another language may be in an older version, which is not what is agreed to here.
  if (Consent !== undefined && Language !== undefined && !rules.termsInForce(Language).includes(Consent))
    found.push('Consent')
  return found
}

function without(person: PersonEntered, types: readonly RegistrationFieldType[]): PersonEntered {
  return Object.fromEntries(
    Object.entries(person).filter(([type]) => !types.includes(type as RegistrationFieldType)),
  ) as PersonEntered
}

/** The person as fields again, for a form that is continued. */
export function fieldsOf(person: PersonEntered): RegistrationField[] {
  return Object.entries(person).map(([fieldType, value]) => ({ fieldType, value }))
}
