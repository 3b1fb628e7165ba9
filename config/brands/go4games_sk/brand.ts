import { brandOf } from '../../brand-profile.ts'
import { inEach } from '../../usual/in-each.ts'

export const brand = brandOf({
  target: 'go4games_sk',
  market: 'SVK',
  appName: 'Go4Games',
  languages: ['sk', 'hu'],
  defaultLanguage: 'sk',
  tone: 'informal',
  landbaseIntegration: { canEditInfoOnLandbase: false, migrateByPlayerCard: false, mergeMethods: ['byScan'] },
  accountVerificationMethods: ['byScan'],
  jackpots: {
    providers: [
      { provider: 'platform', isEnabled: true },
      { provider: 'tolar', isEnabled: false },
      { provider: 'synot', isEnabled: false },
      { provider: 'kajot', isEnabled: false },
      { provider: 'apollo', isEnabled: false },
      { provider: 'spinfinity', isEnabled: false },
      { provider: 'amusnet', isEnabled: false },
      { provider: 'adell', isEnabled: false },
    ],
  },
  payment: {
    depositMethods: inEach(['CardOnline', 'PaymentButton', 'MobileTech']),
    initialAmount: { amountMinor: 2000, currency: 'EUR' },
  },
  pages: { static: { gamePlans: false, vip: false } },
  backOffice: { canIssueCards: false },
})
