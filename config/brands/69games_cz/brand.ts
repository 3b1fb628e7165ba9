import { brandOf } from '../../brand-profile.ts'
import { inEach } from '../../usual/in-each.ts'

export const brand = brandOf({
  target: '69games_cz',
  market: 'CZE',
  appName: '69Games',
  languages: ['cs', 'en', 'ru', 'vi'],
  defaultLanguage: 'cs',
  tone: 'informal',
  landbaseIntegration: { canEditInfoOnLandbase: false, mergeMethods: ['bankId'] },
  jackpots: {
    providers: [
      { provider: 'platform', isEnabled: true },
      { provider: 'tolar', isEnabled: false },
      { provider: 'synot', isEnabled: false },
      { provider: 'kajot', isEnabled: false },
      { provider: 'apollo', isEnabled: false },
      { provider: 'spinfinity', isEnabled: false },
      { provider: 'amusnet', isEnabled: true },
      { provider: 'adell', isEnabled: false },
    ],
  },
  payment: {
    depositGateways: inEach(['Csob', 'PayUCard']),
    depositMethods: inEach(['CardOnline', 'Bacs', 'PaymentButton', 'MobileTech']),
    withdrawalMethods: inEach(['BankTransfer', 'PayUCard']),
    creditCardProviders: ['CSOB', 'PAYU'],
    initialAmount: null,
  },
  pages: { static: { gamePlans: false, affiliateCooperation: true, stopSms: false } },
  backOffice: { canIssueCards: false, canEditColors: true },
})
