import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Language, text } from '../shapes/fields.ts'
import { RegistrationFields } from '../shapes/registration.ts'
import { KYC_PROBLEMS } from '../states/kyc-states.ts'
import { NEWCOMER_STATES } from '../states/newcomer-states.ts'

/** Registration with BankID, before `Player/CreateByKyc`: the redirect to the bank, and its response. Not in the specification. */
const root = '/capi/Play/v1/Registration'

/**
 * Redirects a person without an account to BankID. The browser comes back to `returnPath` with `?kyc=`; only the same browser may
 * go on.
 */
export const startByBank = defineCall({
  method: 'POST',
  path: `${root}/StartByBank`,
  audience: 'any',
  summary: 'Start a registration at BankID',
  body: Type.Object({
    returnPath: Type.String({ pattern: '^/(?![/\\\\])[\\w\\-/]*$', maxLength: 200 }),
    language: Language,
  }),
  reply: Type.Object({ redirectUrl: Type.String() }),
  refusals: ['ERR_METHOD_NOT_AVAILABLE'],
  ratePerMinute: 10,
})

/** The data that BankID returned for the person at this browser. The fields are read-only: the account is created with them unchanged. */
export const getBankRegistration = defineCall({
  method: 'GET',
  path: `${root}/GetBankRegistration`,
  audience: 'any',
  summary: 'The bank’s data of the person who registers in this browser',
  query: Type.Object({}),
  reply: Type.Object({
    state: Type.Enum([...NEWCOMER_STATES]),
    /** Why no account can be created with it. */
    problem: Type.Union([Type.Enum([...KYC_PROBLEMS]), Type.Null()]),
    fields: RegistrationFields,
    /** Fields that are still to be entered. */
    missing: Type.Array(Type.String()),
  }),
  refusals: ['ERR_VERIFICATION_NOT_FOUND'],
  ratePerMinute: 60,
})

/**
 * The machine-readable zone of a document as fields of a registration, for a reader at a kiosk. Nothing of it is stored. Names have
 * no accents there, so the person has to correct them.
 */
export const readDocument = defineCall({
  method: 'POST',
  path: `${root}/ReadDocument`,
  audience: 'any',
  summary: 'Parse the machine-readable lines of a document to fields of a registration',
  body: Type.Object({ mrz: text(200, 1) }),
  reply: Type.Object({ fields: RegistrationFields }),
  refusals: ['ERR_MRZ_NOT_READ', 'ERR_TOO_YOUNG'],
  ratePerMinute: 30,
})
