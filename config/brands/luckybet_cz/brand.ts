import { brandOf } from '../../brand-profile.ts'
import { inEach } from '../../usual/in-each.ts'

export const brand = brandOf({
  target: 'luckybet_cz',
  market: 'CZE',
  appName: 'LuckyBet',
  languages: ['cs', 'vi', 'en'],
  defaultLanguage: 'cs',
  tone: 'informal',
  landbaseIntegration: { canEditInfoOnLandbase: false, mergeMethods: ['bankId', 'byScan'] },
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
  payment: { depositMethods: inEach(['CardOnline', 'Bacs', 'PaymentButton']), initialAmount: null },
  pages: { static: { gamePlans: false, vip: false }, calendar: { isShown: true } },
  backOffice: { canIssueCards: false },
})
