import type { RiskArea } from '#contract/shapes/risk.ts'

/** Suspicions that the law forbids to tell of and holds with the identity; care is in the copy of a person's data and goes with them. */
export const HELD_AREAS = ['money', 'fraud'] as const satisfies readonly RiskArea[]

export const isHeldArea = (area: RiskArea): boolean => HELD_AREAS.some((one) => one === area)
