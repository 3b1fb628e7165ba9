import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Email, Instant, Language, text } from '../shapes/fields.ts'
import { RegistrationFieldProblem, RegistrationFields } from '../shapes/registration.ts'
import { PlayerSignedIn } from './player.ts'

const REGISTRATION_RATE = 30
const token = text(200, 20)
const password = text(200, 1)
/** From the kiosk where the registration began: the staff of its venue know the player. One that is too old names no venue. */
const VenueToken = Type.Optional(text(400, 1))

/** What keeps a person from becoming a player, by whatever way. */
export const REFUSALS_OF_CREATION = [
  'ERR_INVALID_CONTRACT',
  'ERR_TOO_YOUNG',
  'ERR_PASSWORD_TOO_WEAK',
  'ERR_EMAIL_ALREADY_USED',
  'ERR_PERSON_HAS_ACCOUNT',
  'ERR_POLITICALLY_EXPOSED',
  'ERR_EXCLUDED',
] as const
/** Whoever is created is signed in with the answer. */
const REFUSALS_OF_CREATION_WITH_SIGN_IN = [
  ...REFUSALS_OF_CREATION,
  'ERR_ACCOUNT_LOCKED',
  'ERR_OTHER_SESSION_IS_ACTIVE',
] as const

/**
 * Registration by form. A brand with the fast track needs no more than what the body names; elsewhere the whole person
 * comes in `fields`. Wrong fields are named in `details.fields`.
 */
export const create = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/Player/Create',
  heldBy: 'signIn',
  audience: 'any',
  summary: 'Registers a player by form and signs in',
  body: Type.Object({
    email: Email,
    password,
    firstName: text(100, 1),
    surname: text(100, 1),
    birthDate: Type.String({ format: 'date', maxLength: 10 }),
    language: Language,
    consentTermsVersion: text(40, 1),
    fields: Type.Optional(RegistrationFields),
    venueToken: VenueToken,
  }),
  reply: PlayerSignedIn,
  refusals: [...REFUSALS_OF_CREATION_WITH_SIGN_IN],
  ratePerMinute: REGISTRATION_RATE,
})

/** Registers the person of a started registration. The password comes here for the first time: it is never kept before. */
export const createByContext = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/Player/CreateByContext',
  heldBy: 'signIn',
  audience: 'any',
  summary: 'Finishes a started registration and signs in',
  body: Type.Object({ token, password }),
  reply: PlayerSignedIn,
  refusals: ['ERR_TOKEN_INVALID', 'ERR_TOKEN_EXPIRED', ...REFUSALS_OF_CREATION_WITH_SIGN_IN],
  ratePerMinute: REGISTRATION_RATE,
})

/**
 * Registers the person whom BankID named in this browser (`Registration/StartByBank`); the account is verified at once. The
 * names, the day of birth and whatever else the bank said are taken from it and cannot be sent.
 */
export const createByKyc = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/Player/CreateByKyc',
  heldBy: 'signIn',
  audience: 'any',
  summary: 'Registers the person whom BankID named and signs in',
  body: Type.Object({
    email: Email,
    password,
    language: Language,
    consentTermsVersion: text(40, 1),
    fields: Type.Optional(RegistrationFields),
    venueToken: VenueToken,
  }),
  reply: PlayerSignedIn,
  refusals: ['ERR_VERIFICATION_NOT_FOUND', ...REFUSALS_OF_CREATION_WITH_SIGN_IN],
  ratePerMinute: REGISTRATION_RATE,
})

export const checkEmailUsed = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/Player/CheckEmailUsed',
  audience: 'any',
  summary: 'Whether an e-mail already has an account with the brand',
  body: Type.Object({ email: Email }),
  reply: Type.Object({ isUsed: Type.Boolean() }),
  // A list of addresses is not read through it: a source asks a few times an hour.
  refusals: ['ERR_TOO_MANY_BAD_ATTEMPTS'],
  ratePerMinute: REGISTRATION_RATE,
})

/**
 * Checks fields of a registration, and keeps the good ones in the started registration when its token comes with them.
 * `isWhole` asks also
 * for what is missing of the whole person.
 */
export const checkRegistrationData = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/Player/CheckRegistrationData',
  audience: 'any',
  summary: 'Checks fields of a registration, and keeps them when it has been started',
  body: Type.Object({
    fields: RegistrationFields,
    token: Type.Optional(token),
    isWhole: Type.Optional(Type.Boolean()),
  }),
  reply: Type.Object({ problems: Type.Array(RegistrationFieldProblem), isKept: Type.Boolean() }),
  refusals: ['ERR_TOKEN_INVALID', 'ERR_TOKEN_EXPIRED', 'ERR_TOO_MANY_BAD_ATTEMPTS'],
  // It tells whether a birth number has an account: a person presses a few times, a list is not read through it.
  ratePerMinute: REGISTRATION_RATE,
})

export const RegistrationContext = Type.Object({
  email: Type.String(),
  isEmailVerified: Type.Boolean(),
  fields: RegistrationFields,
  expiresAt: Instant,
})

export const getRegistrationContext = defineCall({
  method: 'GET',
  path: '/capi/v2-onling/Player/GetRegistrationContext',
  audience: 'any',
  summary: 'What a started registration has so far',
  query: Type.Object({ token }),
  reply: RegistrationContext,
  refusals: ['ERR_TOKEN_INVALID', 'ERR_TOKEN_EXPIRED'],
  ratePerMinute: REGISTRATION_RATE,
})

/** Starts a registration: gives the token that continues it and sends a letter whose link proves the e-mail. */
export const createRegistrationToken = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/PlayerVerification/CreateRegistrationToken',
  audience: 'any',
  summary: 'Starts a registration and sends the letter that proves the e-mail',
  body: Type.Object({
    email: Email,
    language: Language,
    /** What is known already, such as from a document: kept before the letter leaves, and shown to who repeats the birth date. */
    fields: Type.Optional(RegistrationFields),
    venueToken: VenueToken,
  }),
  reply: Type.Object({ token: Type.String(), expiresAt: Instant }),
  refusals: ['ERR_EMAIL_ALREADY_USED', 'ERR_TOO_SOON'],
  ratePerMinute: REGISTRATION_RATE,
})

/**
 * Takes the token of the letter: the e-mail is proved. Gives a token that continues the registration on this device, or
 * says that the account is open already: who finishes the form first and reads letters later proves the e-mail as well.
 */
export const verifyRegistrationToken = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/PlayerVerification/VerifyRegistrationToken',
  audience: 'any',
  summary: 'Proves the e-mail of a started registration by the link of its letter',
  body: Type.Object({
    token,
    /** Where it is asked for: that of the person whose fields are kept. */
    birthDate: Type.Optional(Type.String({ format: 'date', maxLength: 10 })),
  }),
  reply: Type.Object({
    token: Type.Optional(Type.String()),
    /** The fields wait for the birth date, or another one than was sent; there is no token yet. */
    asksBirthDate: Type.Optional(Type.Literal(true)),
    isRegistered: Type.Boolean(),
    email: Type.String(),
    expiresAt: Instant,
  }),
  refusals: ['ERR_TOKEN_INVALID', 'ERR_TOKEN_EXPIRED'],
  ratePerMinute: REGISTRATION_RATE,
})
