import type { PartnerFacts } from '../partner-facts.ts'

/** Banks through an aggregator that is licensed to call them for us (PSD2). */
export const bankPsd2 = {
  key: 'bank-psd2',
  name: 'PSD2',
  gateway: 'BankPsd2',
  isOpenBanking: true,
} as const satisfies PartnerFacts
