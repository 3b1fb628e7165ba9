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

/** Refusals of creating a player, for every way. */
export const REFUSALS_OF_CREATION = [
  'ERR_INVALID_CONTRACT',
  'ERR_TOO_YOUNG',
  'ERR_PASSWORD_TOO_WEAK',
  'ERR_EMAIL_ALREADY_USED',
  'ERR_PERSON_HAS_ACCOUNT',
  'ERR_POLITICALLY_EXPOSED',
  'ERR_EXCLUDED',
] as const
/** The response also signs the new player in. */
const REFUSALS_OF_CREATION_WITH_SIGN_IN = [
  ...REFUSALS_OF_CREATION,
  'ERR_ACCOUNT_LOCKED',
  'ERR_OTHER_SESSION_IS_ACTIVE',
] as const

/**
 * Registration by form. For a brand with the fast track the fields of the body are enough; elsewhere all data of the person comes
 * in `fields`. Invalid fields are named in `details.fields`.
 */
export const create = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/Player/Create',
  shutdownPart: 'signIn',
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

/** Creates the player of a started registration. The password is sent only here: it is never stored before. */
export const createByContext = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/Player/CreateByContext',
  shutdownPart: 'signIn',
  audience: 'any',
  summary: 'Finishes a started registration and signs in',
  body: Type.Object({ token, password }),
  reply: PlayerSignedIn,
  refusals: ['ERR_TOKEN_INVALID', 'ERR_TOKEN_EXPIRED', ...REFUSALS_OF_CREATION_WITH_SIGN_IN],
  ratePerMinute: REGISTRATION_RATE,
})

/**
 * Creates the player whom BankID identified in this browser (`Registration/StartByBank`); the account is verified at once. Names,
 * day of birth and the other data of the bank are taken from it and cannot be sent.
 */
export const createByKyc = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/Player/CreateByKyc',
  shutdownPart: 'signIn',
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
  // Limited to a few requests an hour for each source, so that nobody can test a list of addresses.
  refusals: ['ERR_TOO_MANY_BAD_ATTEMPTS'],
  ratePerMinute: REGISTRATION_RATE,
})

/**
 * Validates fields of a registration, and stores the valid ones in the started registration when its token is sent with them.
 * `isWhole` also reports the fields that are missing.
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
  // It reveals whether a birth number has an account: the limit is enough for a person, not for testing a list.
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

/** Starts a registration: returns the token that continues it and sends a letter whose link proves the e-mail. */
export const createRegistrationToken = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/PlayerVerification/CreateRegistrationToken',
  audience: 'any',
  summary: 'Starts a registration and sends the letter that proves the e-mail',
  body: Type.Object({
    email: Email,
    language: Language,
    /**
     * Fields that are known already, such as from a document: stored before the letter is sent, and shown after the birth date was
     * repeated.
     */
    fields: Type.Optional(RegistrationFields),
    venueToken: VenueToken,
  }),
  reply: Type.Object({ token: Type.String(), expiresAt: Instant }),
  refusals: ['ERR_EMAIL_ALREADY_USED', 'ERR_TOO_SOON'],
  ratePerMinute: REGISTRATION_RATE,
})

/**
 * Uses the token of the letter: the e-mail is proved. Returns a token that continues the registration on this device, or that the
 * account is already open: a link used after the form was finished proves the e-mail as well.
 */
export const verifyRegistrationToken = defineCall({
  method: 'POST',
  path: '/capi/v2-onling/PlayerVerification/VerifyRegistrationToken',
  audience: 'any',
  summary: 'Proves the e-mail of a started registration by the link of its letter',
  body: Type.Object({
    token,
    /** Birth date of the person whose fields are stored, where it is required. */
    birthDate: Type.Optional(Type.String({ format: 'date', maxLength: 10 })),
  }),
  reply: Type.Object({
    token: Type.Optional(Type.String()),
    /** The birth date is required for the stored fields, or the one that was sent is wrong; there is no token yet. */
    asksBirthDate: Type.Optional(Type.Literal(true)),
    isRegistered: Type.Boolean(),
    email: Type.String(),
    expiresAt: Instant,
  }),
  refusals: ['ERR_TOKEN_INVALID', 'ERR_TOKEN_EXPIRED'],
  ratePerMinute: REGISTRATION_RATE,
})
