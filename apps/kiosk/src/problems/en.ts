import type { ProblemTexts } from './problem-texts.ts'

export const en: ProblemTexts = {
  'card.ERR_INVALID_CREDENTIALS': 'The card or the PIN is not right. Try again, or sign in without a card.',
  'card.ERR_TOO_MANY_BAD_ATTEMPTS':
    'The PIN was wrong too often, so the card does not sign in for a while. Sign in without a card, or try again later.',
  'card.ERR_INVALID_CARD_ID': 'This card is not known, or is locked. Sign in without a card, or ask the staff here.',
  'code.ERR_INVALID_CREDENTIALS': 'The code is not right, or no longer valid. Check it, or go back for a new one.',
  'code.ERR_TOO_MANY_BAD_ATTEMPTS': 'The code was wrong too often. Try again later, or sign in by card and PIN.',
  'code.ERR_METHOD_NOT_AVAILABLE':
    'No code can be sent this way now. Choose the other way, or sign in by card and PIN.',
  'pin.ERR_INVALID_PIN': 'The present PIN is not right. Write it again.',
  'newPin.ERR_INVALID_PIN':
    'Anybody would guess that PIN. Choose another new one: not a date of birth, and not a run such as 1234.',
  'pin.ERR_TOO_MANY_BAD_ATTEMPTS': 'The PIN was wrong too often. Set a new one on the web, in your account.',
  'document.ERR_MRZ_NOT_READ': 'The document could not be read. Put it on the reader again.',
  'register.ERR_EMAIL_ALREADY_USED':
    'This e-mail already has an account. Sign in without a card, or write another e-mail.',
  'register.ERR_TOO_SOON':
    'A letter was sent to this e-mail a moment ago. Look into your mail; you can have another one in a minute.',
  'voucher.ERR_WALLET_NOT_ENABLED':
    'The wallet for venues is not switched on. You switch it on on the web, in your account.',
  'voucher.ERR_AMOUNT_NOT_ALLOWED': 'No voucher is issued for this amount. Write another one.',
  'voucher.ERR_CASH_LIMIT_REACHED':
    'The law does not allow so much cash in one day. You can withdraw the rest to your bank account, on the web.',
  'voucher.ERR_INSUFFICIENT_FUNDS': 'There is not so much in the wallet for venues. Write a lower amount.',
  'voucher.ERR_TOO_MANY_OPEN':
    'Several vouchers or withdrawals are waiting already. Have one paid at the cash desk, or cancel one.',
  'voucher.ERR_KEY_REUSED': 'This voucher was requested already. Write the amount again.',
  'voucher.ERR_IDENTITY_NOT_VERIFIED':
    'Your account is still temporary, so no cash is paid. You verify your identity on the web, in your account.',
  'voucher.ERR_PAYMENT_ACCOUNT_NOT_VERIFIED':
    'Cash is paid once your bank account is verified. You verify it on the web, in your account.',
  'voucher.ERR_MARKET_UNKNOWN':
    'We have no valid rules for this market now, so no voucher is issued. Your money stays in your account.',
  'cancel.ERR_VOUCHER_NOT_FOUND': 'This voucher is no longer open.',
  'cancel.ERR_STATE_CHANGED': 'This voucher has been paid or cancelled meanwhile.',
  'stop.ERR_NOT_ALLOWED_BY_LAW': 'This kind of stop is not offered here. Choose another one.',
  'stop.ERR_AMOUNT_NOT_ALLOWED': 'This length is not possible. Choose another one.',
  'stop.ERR_REGISTER_NOT_WRITABLE':
    'We cannot enter you in this country’s register: you apply to the authority yourself. With us you can stop here at once: choose another way.',
  'stop.ERR_TOKEN_INVALID': 'That took too long. Choose again and confirm.',
  'stop.ERR_TOKEN_EXPIRED': 'That took too long. Choose again and confirm.',
  'any.ERR_PLAYER_NOT_FOUND': 'Your account was not found. End here, and ask our support.',
  'any.ERR_SIGNATURE_ERROR': 'This could not be verified. Try again.',
  'any.ERR_INVALID_INPUT': 'This is not written right. Check it and try again.',
  'any.ERR_NOT_SIGNED_IN': 'You are no longer signed in. End here, and sign in again.',
  'any.ERR_OTHER_SESSION_IS_ACTIVE':
    'You are signed in elsewhere, for example at a terminal. Sign out there, then try again.',
  'any.ERR_NETWORK': 'There is no connection now. Try again in a moment, or ask the staff here.',
}
