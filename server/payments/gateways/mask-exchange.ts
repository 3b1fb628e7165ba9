const SECRET_FIELDS = [
  'cvc',
  'cvv',
  'cardnumber',
  'pan',
  'panmasked',
  'maskedcln',
  'longmaskedcln',
  'token',
  'access_token',
  'cardtoken',
  'tokendata',
  'pantoken',
  'client_secret',
  'authcode',
  'customerid',
  'email',
  'mobilephone',
  'phone',
  'msisdn',
  'otp',
  'ownername',
  'accountholder',
  'birthdate',
]
const SIGNATURE_FIELDS = ['signature', 'digest', 'digest1']
const SIGNATURE_SHOWN = 12
const TEXT_MAX = 2_000

/**
 * Masks an exchange for storage: no card numbers, no codes, only the beginning of a signature.
 * @param cardWords pattern of the partner's tokens for stored cards, anywhere in a text
 */
export function maskExchange(value: unknown, cardWords?: RegExp, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => maskExchange(item, cardWords, name))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [storable(key), maskExchange(inner, cardWords, key)]),
    )
  if (SECRET_FIELDS.includes(name.toLowerCase())) return value === undefined || value === null ? value : '[masked]'
  if (typeof value !== 'string') return value
  if (SIGNATURE_FIELDS.includes(name.toLowerCase())) return `${storable(value.slice(0, SIGNATURE_SHOWN))}…`
  if (name.toLowerCase() === 'iban') return maskIban(storable(value))
  const cut = storable(value.slice(0, TEXT_MAX))
  const text = cardWords ? cut.replaceAll(cardWords, '[card token]') : cut
  return text.replaceAll(/\d(?:[ -]?\d){12,18}/g, maskCardNumber)
}

/** jsonb accepts neither the zero character nor half of a surrogate pair, and a forged message can contain both. */
function storable(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed()
}

const LAST_SHOWN = 4

/** Enough to recognise the account; the withdrawal itself has all of it. */
function maskIban(iban: string): string {
  return iban.length > 2 * LAST_SHOWN ? `${iban.slice(0, LAST_SHOWN)}…${iban.slice(-LAST_SHOWN)}` : iban
}

function maskCardNumber(digits: string): string {
  return passesLuhn(digits.replaceAll(/\D/g, '')) ? `[card …${digits.slice(-LAST_SHOWN)}]` : digits
}

function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index])
    const doubled = index % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}
