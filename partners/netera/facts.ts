import type { PartnerFacts } from '../partner-facts.ts'

export const netera = {
  key: 'netera',
  name: 'Netera',
  gateway: 'Netera',
  listsPayouts: true,
  method: { name: 'Netera', way: 'wallet' },
  payouts: [
    { method: 'NeteraWallet', to: 'wallet' },
    { method: 'NeteraBankTransfer', to: 'account' },
  ],
} as const satisfies PartnerFacts
