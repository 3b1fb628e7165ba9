const NUMBER_WEIGHTS = [6, 3, 7, 9, 10, 5, 8, 4, 2, 1]
const PREFIX_WEIGHTS = [10, 5, 8, 4, 2, 1]
const LOCAL = /^(?:(?<prefix>\d{1,6})-)?(?<number>\d{2,10})\/(?<bank>\d{4})$/
const DOMESTIC_IBAN = /^(?:CZ|SK)\d{22}$/
const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/

/**
 * Reads a bank account as people write it: IBAN, or local `prefix-number/bank` of the market. Both check sums of the
 * local number are checked in an IBAN too, since mod 97 alone lets wrong ones through (providers §11.2).
 * @param country two letters of the market, for local numbers
 * @returns the IBAN without blanks, or undefined when it is none
 */
export function readBankAccount(written: string, country: 'CZ' | 'SK'): string | undefined {
  const text = written.replaceAll(/\s+/g, '').toUpperCase()
  const local = LOCAL.exec(text)?.groups
  if (local) {
    const { prefix = '', number = '', bank = '' } = local
    if (!isLocalNumber(prefix, number)) return undefined
    const bban = bank + prefix.padStart(6, '0') + number.padStart(10, '0')
    return country + checkDigits(country, bban) + bban
  }
  if (!IBAN.test(text) || remainder97(text.slice(4) + text.slice(0, 4)) !== 1) return undefined
  if (/^(?:CZ|SK)/.test(text) && !(DOMESTIC_IBAN.test(text) && isLocalNumber(text.slice(8, 14), text.slice(14))))
    return undefined
  return text
}

/** The parts of a Czech or Slovak IBAN, zeros cut: what a local payment order is written with. */
export function localPartsOf(iban: string): { prefix: string; number: string; bank: string } | undefined {
  if (!DOMESTIC_IBAN.test(iban)) return undefined
  const cut = (digits: string) => digits.replace(/^0+/, '')
  return { prefix: cut(iban.slice(8, 14)), number: cut(iban.slice(14)), bank: iban.slice(4, 8) }
}

/** `CZ6508000000192000145399` → `19-2000145399/0800`; undefined for an IBAN of another country. */
export function writeLocalAccount(iban: string): string | undefined {
  const parts = localPartsOf(iban)
  return parts && `${parts.prefix === '' ? '' : `${parts.prefix}-`}${parts.number}/${parts.bank}`
}

function isLocalNumber(prefix: string, number: string): boolean {
  const significant = number.replaceAll('0', '').length
  return significant >= 2 && isWeighted(number.padStart(10, '0'), NUMBER_WEIGHTS) && isPrefix(prefix)
}

function isPrefix(prefix: string): boolean {
  return isWeighted(prefix.padStart(6, '0'), PREFIX_WEIGHTS)
}

function isWeighted(digits: string, weights: readonly number[]): boolean {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11 === 0
}

function checkDigits(country: string, bban: string): string {
  return String(98 - remainder97(`${bban}${country}00`)).padStart(2, '0')
}

/** Letters count as 10 to 35. Digit by digit, since the number is too long for one. */
function remainder97(text: string): number {
  let rest = 0
  for (const character of text) {
    const value = Number.parseInt(character, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}
