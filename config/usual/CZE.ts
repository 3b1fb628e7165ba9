import { inEach } from './in-each.ts'

/** What a brand of this market has unless it says otherwise. */
export const CZE = {
  landbaseIntegration: { migrateByPlayerCard: false, mergeMethods: ['bankId', 'byScan', 'onLandbase'] },
  accountVerificationMethods: ['bankId', 'byScan'],
  payment: {
    depositGateways: inEach(['Csob']),
    depositMethods: inEach(['CardOnline', 'Bacs', 'Landbase']),
    withdrawalMethods: inEach(['BankTransfer']),
    quickAmounts: [
      { amountMinor: 20_000, currency: 'CZK' },
      { amountMinor: 50_000, currency: 'CZK' },
      { amountMinor: 100_000, currency: 'CZK' },
    ],
  },
  lobby: { widgets: { game_section: { maxCount: 1 } } },
  pages: { static: { tournaments: false }, calendar: { isShown: false } },
} as const
