const BANKS = { CZE: { country: 'CZ', code: '0800' }, SVK: { country: 'SK', code: '0900' } } as const
/** Weights of the ten digits of an account number in both countries: a valid number is a multiple of eleven by them. */
const WEIGHTS = [6, 3, 7, 9, 10, 5, 8, 4, 2, 1] as const

/** The IBAN of an invented person's own account at a bank of the market, unique for each person. */
export function ownAccountOf(market: keyof typeof BANKS, no: number): string {
  const { country, code } = BANKS[market]
  const bban = `${code}000000${accountNumberOf(no)}`
  // Letters count from A as 10; the country and the check digits are at the end.
  const letters = [...country].map((letter) => letter.charCodeAt(0) - 55).join('')
  const check = 98n - (BigInt(`${bban}${letters}00`) % 97n)
  return `${country}${String(check).padStart(2, '0')}${bban}`
}

function accountNumberOf(no: number): string {
  for (let base = no * 10; ; base += 1) {
    const digits = String(100_000_000 + base)
    const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (WEIGHTS[index] ?? 0), 0)
    const last = (11 - (sum % 11)) % 11
    if (last < 10) return `${digits}${last}`
  }
}
