import { findLookProblems, type Look } from '#config/look.ts'
import type { Look as Told } from '#contract/shapes/look.ts'

/** A look that was written before the axes changed is none any more: the folder's is shown in its place. */
export function lookOf(kept: unknown): Look | undefined {
  return findLookProblems(kept, 'kept').length === 0 ? (kept as Look) : undefined
}

/** What a reply and a row take: the same data, not frozen. */
export const plainLook = (look: Look) => structuredClone(look) as Told
