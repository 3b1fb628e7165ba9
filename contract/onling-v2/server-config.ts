import { Type } from 'typebox'
import { defineCall } from '../call.ts'

/** Values of market and brand that every front end may read. Nothing secret has a name here. */
export const SERVER_CONFIG_NAMES = [
  'target',
  'appName',
  'market',
  'environment',
  'timeZone',
  'currency',
  'languages',
  'defaultLanguage',
  'minRegistrationAge',
  'defaultNationality',
  'allowedPermanentAddressCountry',
  'profileFields',
  'identityDocumentsAllowedTypes',
  'bankAccountVerificationMethods',
  'accountVerificationMethods',
  'fastTrack',
  'depositMethods',
  'withdrawalMethods',
  'quickAmounts',
  'limitKinds',
  'images',
] as const
export type ServerConfigName = (typeof SERVER_CONFIG_NAMES)[number]

/** For terminals and kiosks: they are built once and request the values of the brand that they serve. */
export const getConfigValue = defineCall({
  method: 'GET',
  path: '/capi/v2-onling/ServerConfig/GetValue',
  audience: 'any',
  doors: ['player', 'staff'],
  summary: 'One public value of the configuration',
  query: Type.Object({ name: Type.Enum([...SERVER_CONFIG_NAMES]) }),
  reply: Type.Object({ name: Type.Enum([...SERVER_CONFIG_NAMES]), value: Type.Unknown() }),
  refusals: [],
})
