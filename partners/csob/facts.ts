import type { PartnerFacts } from '../partner-facts.ts'

export const csob = {
  key: 'csob',
  name: 'ČSOB',
  gateway: 'Csob',
  takesCards: true,
  cardProvider: 'CSOB',
  // The browser returns from the card page and from the internet banking by a form that the gateway signed.
  notice: {
    path: '/capi/v2-onling/Payment/NotifyCsob',
    summary: 'Signed return from the ČSOB gateway',
    post: 'return',
  },
} as const satisfies PartnerFacts
