import { LAW_CODES } from './shapes/law.ts'

/**
 * The closed list of refusals: expected, named answers of the platform. Each has a text in every brand language
 * (config/texts/errors). The codes of backend-calls.md §8 keep their names; the others are ours.
 */
export const REFUSALS = [
  // Sign-in (backend-calls.md §8)
  'ERR_INVALID_CONTRACT',
  'ERR_INVALID_CREDENTIALS',
  'ERR_OTHER_SESSION_IS_ACTIVE',
  'ERR_TOO_MANY_BAD_ATTEMPTS',
  'ERR_SIGNATURE_ERROR',
  'ERR_NO_VALID_EMAIL',
  'ERR_INVALID_SECURITY_CODE',
  'ERR_INVALID_PIN',
  'ERR_INVALID_CARD_ID',
  'ERR_LIMIT_REACHED_LOGONCOUNTDAY',
  'ERR_LIMIT_REACHED_LOGONCOUNTMONTH',
  'ERR_LIMIT_REACHED_LOGONDURATION',
  'ERR_LIMIT_REACHED_LOGONBREAK',
  'ERR_NO_CHANGES_LEFT_THIS_MONTH',
  'WRN_PLAYER_LIMITS_REACHED',
  'KYC_PLAYER_NOT_MATCH',
  'KYC_INTERNAL_ERROR',
  // Ours
  'ERR_SECOND_FACTOR_REQUIRED',
  'ERR_ACCOUNT_LOCKED',
  'ERR_TOKEN_INVALID',
  'ERR_TOKEN_EXPIRED',
  'ERR_PASSWORD_TOO_WEAK',
  'ERR_AUDIENCE_NOT_GRANTED',
  'ERR_EMAIL_ALREADY_USED',
  'ERR_TOO_YOUNG',
  'ERR_PLAYER_NOT_FOUND',
  'ERR_GAME_NOT_FOUND',
  'ERR_GAME_DISABLED',
  'ERR_GAME_SESSION_ENDED',
  'ERR_STAKE_NOT_ALLOWED',
  'ERR_BET_NOT_ALLOWED',
  'ERR_ROUND_OPEN',
  'ERR_INSUFFICIENT_FUNDS',
  'ERR_LOSS_LIMIT_REACHED',
  'ERR_STAKE_LIMIT_REACHED',
  'ERR_PLAYING_BLOCKED',
  'ERR_KEY_REUSED',
  'ERR_ROUND_NOT_FOUND',
  'ERR_SEED_STILL_SECRET',
  'ERR_AMOUNT_NOT_ALLOWED',
  'ERR_METHOD_NOT_AVAILABLE',
  'ERR_ACCOUNT_NUMBER_INVALID',
  'ERR_TOO_MANY_OPEN',
  'ERR_TOO_SOON',
  'ERR_SECOND_PERSON_NEEDED',
  'ERR_PAYMENT_NOT_FOUND',
  'ERR_GATEWAY_UNAVAILABLE',
  'ERR_STATE_CHANGED',
  'ERR_REASON_REQUIRED',
  'ERR_SESSION_NOT_FOUND',
  'ERR_SHUTDOWN_PLANNED',
  // Staff's side of the games
  'ERR_NO_GREEN_SHEET',
  'ERR_VERSION_NOT_FOUND',
  'ERR_VERSION_ALREADY_ADDED',
  'ERR_VERSION_DELETED',
  'ERR_VERSION_IN_USE',
  'ERR_TAG_NOT_FOUND',
  'ERR_TAG_ALREADY_EXISTS',
  'ERR_PROVIDER_NOT_FOUND',
  'ERR_FILE_MISSING',
  'ERR_FILE_TOO_LARGE',
  'ERR_FILE_TYPE_NOT_ALLOWED',
  'ERR_IMAGE_TOO_SMALL',
  'ERR_GAME_PLAN_NOT_SHOWN',
  // The law's own (server/law)
  ...LAW_CODES,
] as const

export type RefusalCode = (typeof REFUSALS)[number]

/** What is wrong with one field of a registration (player-site.md §5). */
export const REGISTRATION_ERROR_KINDS = [
  'Unknown',
  'InvalidType',
  'InvalidValue',
  'DuplicateValue',
  'RequiredField',
  'MultipleValuesForFieldType',
  'MaxLengthExceeded',
] as const

export type RegistrationErrorKind = (typeof REGISTRATION_ERROR_KINDS)[number]

/** Codes of transport answers, with the same JSON shape as a refusal. */
export const TRANSPORT_CODES = [
  'ERR_INVALID_INPUT', // 400, with `fields`
  'ERR_NOT_SIGNED_IN', // 401
  'ERR_NOT_ALLOWED', // 403
  'ERR_NOT_FOUND', // 404
  'ERR_CONFLICT', // 409
  'ERR_TOO_LARGE', // 413
  'ERR_UNSUPPORTED_TYPE', // 415
  'ERR_TOO_MANY_REQUESTS', // 429, with Retry-After
  'ERR_INTERNAL', // 500, request id only
  'ERR_UNAVAILABLE', // 503 while draining or while a partner is down
] as const

export type TransportCode = (typeof TRANSPORT_CODES)[number]
