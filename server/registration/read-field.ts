import { Compile } from 'typebox/compile'
import type { RegistrationErrorKind } from '#contract/errors.ts'
import { Email } from '#contract/shapes/fields.ts'
import type { AddressEntered, RegistrationField, RegistrationFieldType } from '#contract/shapes/registration.ts'
import { readBirthNumber, readDataBox, readPhone, readPostcode } from '#server/formats/index.ts'
import { ageYears } from '#server/players/index.ts'
import type { RegistrationRules } from './registration-rules.ts'

type Value = RegistrationField['value']
type Problem = { readonly kind: RegistrationErrorKind; readonly part?: string }

/** A field's value in the form that we keep, or what is wrong with it. */
export type FieldRead = { readonly value: Value } | { readonly problems: readonly Problem[] }

export type Reading = {
  readonly rules: RegistrationRules
  /** Day of the market, `YYYY-MM-DD`. */
  readonly today: string
}

type Reader = (value: string, reading: Reading) => string | undefined
type TextRule = {
  readonly lengthMax: number
  /** Undefined when what was written is not of the type at all. */
  readonly isShaped: (value: string) => boolean
  /** Gives the value as we keep it; undefined when it cannot be. */
  readonly read?: Reader
}
type FlagType = 'PoliticallyExposed' | 'OwnAccount' | 'MarketingConsent'
type TextType = Exclude<RegistrationFieldType, FlagType | 'PermanentAddress'>

const OLDEST_AGE_YEARS = 120
/** Letters of any alphabet, and what stands between them in real names. */
const NAME = /^\p{L}[\p{L}\p{M}]*(?:[ '’.-]+\p{L}[\p{L}\p{M}]*)*\.?$/u
const PLACE = /^[\p{L}\p{M}\d][\p{L}\p{M}\d ,.()/'’-]*$/u
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
    read: (value, { rules }) => (value === rules.termsVersion ? value : undefined),
  },
  Phone: {
    lengthMax: 30,
    isShaped: matches(/^\+?[\d\s()./-]+$/),
    // Codes come by text message: a fixed line is a right number and of no use here.
    read: (value, { rules }) => {
      const phone = readPhone(value, rules.country)
      return phone && phone.kind !== 'fixed' ? phone.e164 : undefined
    },
  },
  TitleBefore: { lengthMax: 40, isShaped: matches(TITLE) },
  BirthPlace: { lengthMax: 100, isShaped: matches(PLACE) },
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

/** Reads one field of a known type. Blanks around a text go; of a password nothing goes. */
export function readField(type: RegistrationFieldType, value: Value, reading: Reading): FieldRead {
  if (type === 'PermanentAddress') return typeof value === 'object' ? readAddress(value, reading) : wrong('InvalidType')
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
  return type === 'PoliticallyExposed' || type === 'OwnAccount' || type === 'MarketingConsent'
}

function wrong(kind: RegistrationErrorKind): FieldRead {
  return { problems: [{ kind }] }
}

function readBirthDate(value: string, { today }: Reading): string | undefined {
  const date = new Date(`${value}T00:00:00Z`)
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
  return isDay && value <= today && ageYears(value, today) <= OLDEST_AGE_YEARS ? value : undefined
}

const ADDRESS_LENGTH_MAX = { street: 100, houseNumber: 20, town: 100, postCode: 12, country: 3 } as const
const HOUSE_NUMBER = /^(?:(?:č\.\s?p\.|č\.\s?ev\.|ev\.)\s?)?\d{1,5}\s?[\p{L}]?(?:\s?\/\s?\d{1,5}\s?\p{L}?)?$/iu

/** Each part is judged by itself, so that the form can point at it. Streets may be missing in villages. */
export function readAddress(entered: AddressEntered, { rules }: Reading): FieldRead {
  const trimmed: AddressEntered = {
    street: tidy(entered.street),
    houseNumber: tidy(entered.houseNumber),
    town: tidy(entered.town),
    postCode: tidy(entered.postCode),
    country: tidy(entered.country).toUpperCase(),
  }
  const { street, houseNumber, town, country } = trimmed
  const { permanentAddressCountries: countries } = rules
  const postCode = readPostcode(trimmed.postCode, country)
  const kinds: Readonly<Record<keyof AddressEntered, RegistrationErrorKind | undefined>> = {
    street: street !== '' && !PLACE.test(street) ? 'InvalidType' : undefined,
    houseNumber: HOUSE_NUMBER.test(houseNumber) ? undefined : 'InvalidValue',
    town: PLACE.test(town) ? undefined : 'InvalidType',
    postCode: postCode === undefined ? 'InvalidValue' : undefined,
    country: !/^[A-Z]{3}$/.test(country)
      ? 'InvalidType'
      : countries.length > 0 && !countries.includes(country)
        ? 'InvalidValue'
        : undefined,
  }
  const problems = (Object.keys(kinds) as (keyof AddressEntered)[]).flatMap((part): Problem[] => {
    if (trimmed[part] === '' && part !== 'street') return [{ kind: 'RequiredField', part }]
    if (trimmed[part].length > ADDRESS_LENGTH_MAX[part]) return [{ kind: 'MaxLengthExceeded', part }]
    const kind = kinds[part]
    return kind === undefined ? [] : [{ kind, part }]
  })
  return problems.length > 0 || postCode === undefined ? { problems } : { value: { ...trimmed, postCode } }
}

function tidy(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
}
