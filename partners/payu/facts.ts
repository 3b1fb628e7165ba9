import type { PartnerFacts } from '../partner-facts.ts'

export const payU = {
  key: 'payu',
  name: 'PayU',
  gateway: 'PayUCard',
  takesCards: true,
  cardProvider: 'PAYU',
  payouts: [{ method: 'PayUCard', to: 'card' }],
} as const satisfies PartnerFacts
