import { inEach } from './in-each.ts'

/** What a brand of this market has unless it says otherwise. */
export const SVK = {
  landbaseIntegration: { migrateByPlayerCard: true, mergeMethods: ['byScan', 'onLandbase'] },
  accountVerificationMethods: ['byScan', 'onLandbase'],
  payment: {
    depositGateways: inEach(['Csob', 'GPWebPay']),
    depositMethods: inEach(['CardOnline', 'PaymentButton', 'Landbase', 'PayoutOne']),
    withdrawalMethods: inEach(['BankTransfer', 'PayoutOne']),
    quickAmounts: [
      { amountMinor: 1000, currency: 'EUR' },
      { amountMinor: 2000, currency: 'EUR' },
      { amountMinor: 5000, currency: 'EUR' },
    ],
  },
  lobby: { widgets: { game_section: { maxCount: 2 } } },
  pages: { static: { tournaments: true }, calendar: { isShown: true } },
} as const
