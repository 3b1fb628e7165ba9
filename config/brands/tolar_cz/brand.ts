import { brandOf } from '../../brand-profile.ts'
import { inEach } from '../../usual/in-each.ts'

export const brand = brandOf({
  target: 'tolar_cz',
  market: 'CZE',
  appName: 'Tolar',
  languages: ['cs', 'en', 'ru'],
  defaultLanguage: 'cs',
  tone: 'figures',
  landbaseIntegration: { canEditInfoOnLandbase: false, mergeMethods: ['bankId', 'byScan'] },
  jackpots: {
    providers: [
      { provider: 'platform', isEnabled: false },
      { provider: 'tolar', isEnabled: true },
      { provider: 'synot', isEnabled: false },
      { provider: 'kajot', isEnabled: false },
      { provider: 'apollo', isEnabled: false },
      { provider: 'spinfinity', isEnabled: false },
      { provider: 'amusnet', isEnabled: false },
      { provider: 'adell', isEnabled: false },
    ],
  },
  layout: { pageWidthMaxPx: 1680 },
  payment: {
    depositMethods: inEach(['CardOnline', 'Bacs', 'PaymentButton']),
    statementBank: 'Fio',
    initialAmount: null,
  },
  pages: { static: { affiliate: false, stopSms: false } },
  backOffice: { canIssueCards: false, canEditColors: true },
})
