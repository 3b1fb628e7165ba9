import type { IdentifierKind } from '#contract/play-v1/search.ts'
import { readCardNumber } from '#server/cards/index.ts'
import { readBankAccount, readPhone } from '#server/formats/index.ts'

/** What a text may be, in the one form in which it is compared. */
export type Identifier = { readonly kind: IdentifierKind; readonly value: string }

const PLAYER_NUMBER = /^#?(\d{1,15})$/
const PAYMENT_NUMBER = /^#?(\d{10})$/
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** Last digits as they are printed: `1234`, `…1234`, `**** 1234`. */
const LAST_DIGITS = /^[\s*•.…]*(\d{4})$/
/** Letters and digits in a row, at least one digit: no name looks like this. */
const DOCUMENT = /^(?=.*\d)[A-Z0-9][A-Z0-9\s-]{4,24}$/i
const EMAIL_AT = '@'

/** Everything that a text may be; nothing is guessed away, because each is looked up exactly. Pure. */
export function recognise(written: string, country: 'CZ' | 'SK'): Identifier[] {
  const text = written.trim()
  if (text === '') return []
  if (UUID.test(text)) return [{ kind: 'reference', value: text.toLowerCase() }]
  if (text.includes(EMAIL_AT)) return [{ kind: 'email', value: text }]
  const phone = readPhone(text, country)?.e164
  const found: readonly (Identifier | undefined)[] = [
    identifier('player-number', PLAYER_NUMBER.exec(text)?.[1]),
    identifier('payment-number', PAYMENT_NUMBER.exec(text)?.[1]),
    identifier('phone', phone),
    identifier('account', readBankAccount(text, country)),
    identifier('payment-card', LAST_DIGITS.exec(text)?.[1]),
    identifier('venue-card', readCardNumber(text)),
    identifier('document', DOCUMENT.test(text) ? text : undefined),
  ]
  const marks = found.filter((one) => one !== undefined)
  return marks.length > 0 ? marks : [{ kind: 'name', value: text }]
}

function identifier(kind: IdentifierKind, value: string | undefined): Identifier | undefined {
  return value === undefined ? undefined : { kind, value }
}
