import type { PartnerFacts } from '#partners/partner-facts.ts'

export const sample = {
  key: 'sample',
  name: 'Sample',
  gateway: 'Sample',
  method: { name: 'Sample', way: 'bank', markets: ['CZE', 'SVK'] },
  tellsByFolder: true,
} as const satisfies PartnerFacts
