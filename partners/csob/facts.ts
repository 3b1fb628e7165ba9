import type { PartnerFacts } from '../partner-facts.ts'

export const csob = {
  key: 'csob',
  name: 'ČSOB',
  gateway: 'Csob',
  takesCards: true,
  cardProvider: 'CSOB',
} as const satisfies PartnerFacts
