import type { RiskFact } from '#contract/shapes/risk.ts'

/** What a signal counts: a fact with its moment, and what is counted once however often it is there. */
export type RiskEvent = Omit<RiskFact, 'at'> & { readonly at: Date; readonly once?: string }

export const plain = {
  amountMinor: null,
  reference: null,
  otherPlayerId: null,
  minutes: null,
} as const satisfies Omit<RiskEvent, 'at'>
