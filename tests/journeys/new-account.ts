const WEIGHTS = [6, 3, 7, 9, 10, 5, 8, 4, 2]
let used = 0

/**
 * A Czech account number that no other player of any run has: staff get a warning if another player has the account.
 */
export function newAccount(): string {
  used = Math.max(used + 1, Math.floor(Date.now() / 100))
  const digits = `1${String(used).slice(-8)}`
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  const last = (11 - (sum % 11)) % 11
  return last === 10 ? newAccount() : `${digits}${last}/0800`
}
