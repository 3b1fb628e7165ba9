import { Compile } from 'typebox/compile'
import type { RegistrationErrorKind } from '#contract/errors.ts'
import { Email } from '#contract/shapes/fields.ts'
import type { AddressEntered, RegistrationField, RegistrationFieldType } from '#contract/shapes/registration.ts'
import { readBirthNumber, readDataBox, readPhone } from '#server/formats/index.ts'
import { ageYears, isPlaceName, readAddress } from '#server/players/index.ts'
import type { RegistrationRules } from './registration-rules.ts'

type Value = RegistrationField['value']
type Problem = { readonly kind: RegistrationErrorKind; readonly part?: string }

/** A field's value in its stored form, or what is wrong with it. */
export type FieldRead = { readonly value: Value } | { readonly problems: readonly Problem[] }

export type Reading = {
  readonly rules: RegistrationRules
  /** Day of the market, `YYYY-MM-DD`. */
  readonly today: string
}

type Reader = (value: string, reading: Reading) => string | undefined
type TextRule = {
  readonly lengthMax: number
  /** False when the input does not have the type's format at all. */
  readonly isShaped: (value: string) => boolean
  /** Returns the value in its stored form; undefined when it is invalid. */
  readonly read?: Reader
}
const FLAGS = ['PoliticallyExposed', 'Sanctioned', 'OwnAccount', 'MarketingConsent'] as const
type FlagType = (typeof FLAGS)[number]
type TextType = Exclude<RegistrationFieldType, FlagType | 'PermanentAddress'>

const OLDEST_AGE_YEARS = 120
/** Letters of any alphabet, and separators in real names. */
const NAME = /^\p{L}[\p{L}\p{M}]*(?:[ '’.-]+\p{L}[\p{L}\p{M}]*)*\.?$/u
const TITLE = /^\p{L}[\p{L}\p{M} .,]*$/u
const email = Compile(Email)
const matches = (pattern: RegExp) => (value: string) => pattern.test(value)

const textRules: Readonly<Record<TextType, TextRule>> = {
  Email: { lengthMax: 254, isShaped: (value) => email.Check(value) },
  Password: { lengthMax: 200, isShaped: () => true },
  FirstName: { lengthMax: 100, isShaped: matches(NAME) },
  Surname: { lengthMax: 100, isShaped: matches(NAME) },
  BirthDate: { lengthMax: 10, isShaped: matches(/^\d{4}-\d{2}-\d{2}$/), read: readBirthDate },
  Language: {
    lengthMax: 10,
    isShaped: matches(/^[a-z]{2}$/),
    read: (value, { rules }) => (rules.languages.includes(value) ? value : undefined),
  },
  Consent: {
    lengthMax: 40,
    isShaped: () => true,
    read: (value, { rules }) => (rules.termsInForce().includes(value) ? value : undefined),
  },
  Phone: {
    lengthMax: 30,
    isShaped: matches(/^\+?[\d\s()./-]+$/),
    // Codes come by text message: a fixed line is a valid number but cannot be used here.
    read: (value, { rules }) => {
      const phone = readPhone(value, rules.country)
      return phone && phone.kind !== 'fixed' ? phone.e164 : undefined
    },
  },
  TitleBefore: { lengthMax: 40, isShaped: matches(TITLE) },
  BirthPlace: { lengthMax: 100, isShaped: isPlaceName },
  BirthNumber: {
    lengthMax: 20,
    isShaped: matches(/^\d[\d\s]*\/?[\d\s]*$/),
    read: (value, { rules, today }) => {
      const read = readBirthNumber(value, { country: rules.country, today })
      return 'problem' in read ? undefined : read.digits
    },
  },
  Databox: { lengthMax: 10, isShaped: matches(/^[A-Za-z0-9]+$/), read: readDataBox },
  Nationality: { lengthMax: 3, isShaped: matches(/^[A-Z]{3}$/) },
}

/** Reads one field of a known type. Blanks around a text are removed; not in a password. */
export function readField(type: RegistrationFieldType, value: Value, reading: Reading): FieldRead {
  if (type === 'PermanentAddress')
    return typeof value === 'object' ? readPermanentAddress(value, reading) : wrong('InvalidType')
  if (isFlag(type)) return typeof value === 'boolean' ? { value } : wrong('InvalidType')
  if (typeof value !== 'string') return wrong('InvalidType')
  const { lengthMax, isShaped, read } = textRules[type]
  const text = type === 'Password' ? value : value.normalize('NFC').trim()
  if (text === '') return wrong('RequiredField')
  if (text.length > lengthMax) return wrong('MaxLengthExceeded')
  if (!isShaped(text)) return wrong('InvalidType')
  const kept = read ? read(text, reading) : text
  return kept === undefined ? wrong('InvalidValue') : { value: kept }
}

function isFlag(type: RegistrationFieldType): type is FlagType {
  return FLAGS.some((flag) => flag === type)
}

function wrong(kind: RegistrationErrorKind): FieldRead {
  return { problems: [{ kind }] }
}

function readBirthDate(value: string, { today }: Reading): string | undefined {
  const date = new Date(`${value}T00:00:00Z`)
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
  return isDay && value <= today && ageYears(value, today) <= OLDEST_AGE_YEARS ? value : undefined
}

/** The permanent address must be in a country of the market. */
function readPermanentAddress(entered: AddressEntered, { rules }: Reading): FieldRead {
  const read = readAddress(entered, rules.permanentAddressCountries)
  return 'address' in read ? { value: read.address } : read
}
