/** Names of fields that hold what opens something: never written down, whoever asks for it. */
const SECRET = /passw|secret|token|^pin$|[a-z]Pin$|cardNumber|\bcvv\b|totp|otp$|recoveryCode|signature|privateKey/i

const HIDDEN = '•••'

export const isSecretName = (name: string): boolean => SECRET.test(name)

/** The same value with every field of such a name covered, however deep it is. */
export function hideSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(hideSecrets)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [name, isSecretName(name) ? HIDDEN : hideSecrets(held)]),
  )
}
