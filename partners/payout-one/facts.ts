import type { PartnerFacts } from '../partner-facts.ts'

export const payoutOne = {
  key: 'payout-one',
  name: 'Payout',
  gateway: 'PayoutOne',
  listsPayouts: true,
  method: { name: 'PayoutOne', way: 'bank', markets: ['SVK'] },
  payouts: [{ method: 'PayoutOne', to: 'account', markets: ['SVK'] }],
  // The signature covers no amount, so the status is requested before money moves.
  notice: {
    path: '/capi/v2-onling/Payment/NotifyPayoutOne',
    summary: 'Signed webhook of Payout.one',
    post: 'notice',
  },
} as const satisfies PartnerFacts
