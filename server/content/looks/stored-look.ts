import { hasLookShape } from '#config/look.ts'
import type { Look } from '#contract/shapes/look.ts'

/**
 * A look that matches the schema can be rendered, whatever faults it has. One written before the axes changed cannot.
 */
export function parseLook(stored: unknown): Look | undefined {
  return hasLookShape(stored) ? stored : undefined
}
