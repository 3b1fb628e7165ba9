/** Names of fields that hold credentials: never recorded. */
const SECRET = /passw|secret|token|^pin$|[a-z]Pin$|cardNumber|\bcvv\b|totp|otp$|recoveryCode|signature|privateKey/i

const HIDDEN = '•••'

export const isSecretName = (name: string): boolean => SECRET.test(name)

/** The same value with every field of such a name masked, at any depth. */
export function hideSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(hideSecrets)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [name, isSecretName(name) ? HIDDEN : hideSecrets(held)]),
  )
}
