import type { PartnerFacts } from '../partner-facts.ts'

export const mobileTech = {
  key: 'mobiletech',
  name: 'MobileTech',
  gateway: 'MobileTech',
  method: { name: 'MobileTech', way: 'phone' },
} as const satisfies PartnerFacts
