import { createHash } from 'node:crypto'

/** One text for equal values, whatever order their fields were written in. */
export function canonicalText(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
}

/** Equal for equal looks: what was shown is what is carried out. */
export function fingerprintOf(look: unknown): string {
  return createHash('sha256').update(canonicalText(look)).digest('base64url')
}
