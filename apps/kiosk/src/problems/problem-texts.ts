/** Where something is refused: a screen of the kiosk, or one of its actions. */
export type ProblemPlace =
  | 'card'
  | 'code'
  | 'pin'
  | 'newPin'
  | 'document'
  | 'register'
  | 'voucher'
  | 'cancel'
  | 'stop'
  | 'any'

/** Refusals whose general text names what cannot be done at a kiosk, such as resetting a password. */
const PROBLEMS = [
  'card.ERR_INVALID_CREDENTIALS',
  'card.ERR_TOO_MANY_BAD_ATTEMPTS',
  'card.ERR_INVALID_CARD_ID',
  'code.ERR_INVALID_CREDENTIALS',
  'code.ERR_TOO_MANY_BAD_ATTEMPTS',
  'code.ERR_METHOD_NOT_AVAILABLE',
  'pin.ERR_INVALID_PIN',
  'newPin.ERR_INVALID_PIN',
  'pin.ERR_TOO_MANY_BAD_ATTEMPTS',
  'document.ERR_MRZ_NOT_READ',
  'register.ERR_EMAIL_ALREADY_USED',
  'register.ERR_TOO_SOON',
  'voucher.ERR_WALLET_NOT_ENABLED',
  'voucher.ERR_AMOUNT_NOT_ALLOWED',
  'voucher.ERR_CASH_LIMIT_REACHED',
  'voucher.ERR_INSUFFICIENT_FUNDS',
  'voucher.ERR_TOO_MANY_OPEN',
  'voucher.ERR_KEY_REUSED',
  'voucher.ERR_IDENTITY_NOT_VERIFIED',
  'voucher.ERR_PAYMENT_ACCOUNT_NOT_VERIFIED',
  'voucher.ERR_MARKET_UNKNOWN',
  'cancel.ERR_VOUCHER_NOT_FOUND',
  'cancel.ERR_STATE_CHANGED',
  'stop.ERR_NOT_ALLOWED_BY_LAW',
  'stop.ERR_AMOUNT_NOT_ALLOWED',
  'stop.ERR_REGISTER_NOT_WRITABLE',
  'stop.ERR_TOKEN_INVALID',
  'stop.ERR_TOKEN_EXPIRED',
  'any.ERR_PLAYER_NOT_FOUND',
  'any.ERR_SIGNATURE_ERROR',
  'any.ERR_INVALID_INPUT',
  'any.ERR_NOT_SIGNED_IN',
  'any.ERR_OTHER_SESSION_IS_ACTIVE',
  'any.ERR_NETWORK',
] as const
export type ProblemTexts = Readonly<Record<(typeof PROBLEMS)[number], string>>
