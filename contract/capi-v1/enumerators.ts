import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Language, text } from '../shapes/fields.ts'

/** Every list of backend-calls §7.1; the values are in server/platform/enumerators.ts. */
export const ENUMERATORS = [
  'AccessCodeModes',
  'AccountKinds',
  'AccountTypes',
  'BlockCardReasons',
  'BrokenRuleReasons',
  'CardStates',
  'Countries',
  'CurrencyCodes',
  'DocumentScanTypes',
  'FaultCategories',
  'FaultCodes',
  'FileTypes',
  'FundSources',
  'Genders',
  'Granularities',
  'HashMethods',
  'Levels',
  'LimitKinds',
  'LimitTypes',
  'LimitUnits',
  'LogoutReasons',
  'OpeningEventTypes',
  'ClosingEventTypes',
  'Provinces',
  'QueueTypes',
  'RegistrationFieldTypes',
  'IdentityCardTypes',
  'SdslReasons',
  'SystemPlatforms',
  'SystemScopes',
  'SystemStates',
  'TimeScopes',
  'TransactionTypes',
  'VenueTypes',
] as const

export type EnumeratorName = (typeof ENUMERATORS)[number]

const Values = Type.Object({ values: Type.Array(Type.Object({ id: Type.Integer(), key: Type.String() })) })
const Names = Type.Object({ names: Type.Array(Type.String()) })

const listOf = (name: EnumeratorName, list = 'List') =>
  defineCall({
    method: 'GET',
    path: `/capi/Enumerators/v1/${name}/${list}`,
    audience: 'any',
    summary: `Values of ${name}`,
    reply: Values,
    refusals: [],
  })

/** One call for each list, in the order of the specification. */
export const lists: Readonly<Record<EnumeratorName, ReturnType<typeof listOf>>> = Object.fromEntries(
  ENUMERATORS.map((name) => [name, listOf(name)]),
) as Record<EnumeratorName, ReturnType<typeof listOf>>

export const registrationFieldTypesListAll = listOf('RegistrationFieldTypes', 'ListAll')
export const registrationFieldTypesListChecked = listOf('RegistrationFieldTypes', 'ListChecked')
export const registrationFieldTypesListPublic = listOf('RegistrationFieldTypes', 'ListPublic')
export const registrationFieldTypesListRequired = listOf('RegistrationFieldTypes', 'ListRequired')

export const countriesNames = defineCall({
  method: 'GET',
  path: '/capi/Enumerators/v1/Countries/Names',
  audience: 'any',
  summary: 'Country codes, ISO 3166-1 alpha-3',
  reply: Names,
  refusals: [],
})

export const limitKindsUniqueNames = defineCall({
  method: 'GET',
  path: '/capi/Enumerators/v1/LimitKinds/UniqueNames',
  audience: 'any',
  summary: 'Unique names of limit kinds',
  reply: Names,
  refusals: [],
})

const translateOf = (name: 'Countries' | 'CurrencyCodes' | 'FaultCodes') =>
  defineCall({
    method: 'GET',
    path: `/capi/Enumerators/v1/${name}/Translate`,
    audience: 'any',
    summary: `Texts of ${name} in one language`,
    query: Type.Object({ lang: Language, key: Type.Optional(text(60)) }),
    reply: Type.Object({ texts: Type.Array(Type.Object({ key: Type.String(), text: Type.String() })) }),
    refusals: [],
  })

export const countriesTranslate = translateOf('Countries')
export const currencyCodesTranslate = translateOf('CurrencyCodes')
export const faultCodesTranslate = translateOf('FaultCodes')
