import type { PartnerFacts } from '../partner-facts.ts'

export const mobileTech = {
  key: 'mobiletech',
  name: 'MobileTech',
  gateway: 'MobileTech',
  method: { name: 'MobileTech', way: 'phone', markets: ['CZE', 'SVK'], playerFeeIn: ['CZE', 'SVK'] },
  // Its server sends text messages and their billing reports. Only a report of billing credits.
  notice: {
    path: '/capi/v2-onling/Payment/NotifyMobileTech',
    summary: 'Signed return, message or delivery report of MobileTech',
    post: 'message',
    isAlsoByGet: true,
  },
} as const satisfies PartnerFacts
