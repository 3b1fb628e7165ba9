import { createHash } from 'node:crypto'
import type { Look } from '#contract/shapes/approvals.ts'

/** One text for equal values, whatever order their fields were written in. */
export function canonicalText(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
}

/**
 * Equal for equal looks: what was shown is what is carried out. What the policy judges is left out: it may count what happened in
 * the last day, and the policy judges it anew.
 */
export function fingerprintOf(look: Look): string {
  return createHash('sha256')
    .update(canonicalText({ ...look, judgedMinor: undefined }))
    .digest('base64url')
}
