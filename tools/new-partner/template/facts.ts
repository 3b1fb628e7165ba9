import type { PartnerFacts } from '#partners/partner-facts.ts'

export const sample = {
  key: 'sample',
  name: 'Sample',
  gateway: 'Sample',
  method: { name: 'Sample', way: 'bank', markets: ['CZE', 'SVK'] },
  payouts: [{ method: 'Sample', to: 'account', markets: ['CZE', 'SVK'] }],
  listsPayouts: true,
  notifiesByFolder: true,
} as const satisfies PartnerFacts
