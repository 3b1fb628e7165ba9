import type { RiskArea } from '#contract/shapes/risk.ts'

/**
 * Areas of suspicions that the law forbids to disclose and keeps with the identity; care is in the copy of a person's
 * data and is erased with it.
 */
export const HELD_AREAS = ['money', 'fraud'] as const satisfies readonly RiskArea[]

export const isHeldArea = (area: RiskArea): boolean => HELD_AREAS.some((one) => one === area)
