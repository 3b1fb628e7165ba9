import { hasLookShape } from '#config/look.ts'
import type { Look } from '#contract/shapes/look.ts'

/** A look of the right shape can be drawn, whatever faults it has. One that was written before the axes changed cannot. */
export function parseLook(stored: unknown): Look | undefined {
  return hasLookShape(stored) ? stored : undefined
}
