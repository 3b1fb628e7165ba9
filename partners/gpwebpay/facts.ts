import type { PartnerFacts } from '../partner-facts.ts'

export const gpWebPay = {
  key: 'gpwebpay',
  name: 'GP webpay',
  gateway: 'GPWebPay',
  buttonsIn: ['CZE'],
  takesCards: true,
  hasButtonReturn: true,
} as const satisfies PartnerFacts
