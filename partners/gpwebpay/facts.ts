import type { PartnerFacts } from '../partner-facts.ts'

export const gpWebPay = {
  key: 'gpwebpay',
  name: 'GP webpay',
  gateway: 'GPWebPay',
  takesCards: true,
  // Codes APAY and GPAY of the order (providers §2.2).
  deviceWallets: ['ApplePay', 'GooglePay'],
  hasButtonReturn: true,
  // The browser is sent back by POST or by a plain redirect, as the gateway chooses.
  notice: {
    path: '/capi/v2-onling/Payment/NotifyGpWebPay',
    summary: 'Signed return from GP webpay',
    post: 'return',
    isAlsoByGet: true,
  },
} as const satisfies PartnerFacts
