import { hasLookShape, type Look } from '#config/look.ts'
import type { Look as LookData } from '#contract/shapes/look.ts'

/**
 * A look of the right shape can be drawn, whatever a judge says of it. One that was written before the axes changed is none any more.
 */
export function parseLook(stored: unknown): Look | undefined {
  return hasLookShape(stored) ? stored : undefined
}

/** What a reply and a row take: the same data, not frozen. */
export const copyLook = (look: Look) => structuredClone(look) as LookData
