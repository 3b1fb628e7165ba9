import type { PartnerFacts } from '../partner-facts.ts'

export const netera = {
  key: 'netera',
  name: 'Netera',
  gateway: 'Netera',
  listsPayouts: true,
  method: { name: 'Netera', way: 'wallet', markets: ['CZE'], playerFeeIn: ['CZE'] },
  payouts: [
    { method: 'NeteraWallet', to: 'wallet', markets: ['CZE'] },
    { method: 'NeteraBankTransfer', to: 'account', markets: ['CZE'] },
  ],
  // Signed with a nonce that is accepted once; for a payout the status is requested.
  notice: {
    path: '/capi/v2-onling/Payment/NotifyNetera',
    summary: 'Signed notification of Netera',
    post: 'notice',
  },
} as const satisfies PartnerFacts
