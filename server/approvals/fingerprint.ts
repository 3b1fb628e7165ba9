import { createHash } from 'node:crypto'
import type { Preview } from '#contract/shapes/approvals.ts'

/** One text for equal values, independent of the order of their fields. */
export function canonicalText(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
}

/**
 * Equal for equal looks: what was shown is what is carried out. The input of the policy is left out: it may count
 * events of the last day, and the policy is evaluated again, as are the permissions of the second person. So is the
 * venue: a subject stays at its venue, and looks that were kept before venues were noted have none.
 */
export function fingerprintOf(look: Preview): string {
  return createHash('sha256')
    .update(
      canonicalText({
        ...look,
        judgedMinor: undefined,
        judgedTouched: undefined,
        permissions: undefined,
        venueId: undefined,
      }),
    )
    .digest('base64url')
}
