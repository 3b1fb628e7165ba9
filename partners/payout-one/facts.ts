import type { PartnerFacts } from '../partner-facts.ts'

export const payoutOne = {
  key: 'payout-one',
  name: 'Payout',
  gateway: 'PayoutOne',
  listsPayouts: true,
  buttonsIn: ['SVK'],
  method: { name: 'PayoutOne', way: 'bank' },
  payouts: [{ method: 'PayoutOne', to: 'account' }],
} as const satisfies PartnerFacts
