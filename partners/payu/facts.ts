import type { PartnerFacts } from '../partner-facts.ts'

export const payU = {
  key: 'payu',
  name: 'PayU',
  gateway: 'PayUCard',
  takesCards: true,
  // Codes jp and ap of the order (developers.payu.com/europe, Payment methods, Implementation details).
  deviceWallets: ['ApplePay', 'GooglePay'],
  cardProvider: 'PAYU',
  payouts: [{ method: 'PayUCard', to: 'card', markets: ['CZE', 'SVK'] }],
  // An order, signed with our second key. A repeat changes nothing and is answered with 200.
  notice: {
    path: '/capi/v2-onling/Payment/NotifyPayU',
    summary: 'Signed notification of PayU',
    post: 'notice',
  },
} as const satisfies PartnerFacts
