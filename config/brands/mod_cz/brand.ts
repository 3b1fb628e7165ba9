import { brandOf } from '../../brand-profile.ts'
import { inEach } from '../../usual/in-each.ts'

export const brand = brandOf({
  target: 'mod_cz',
  market: 'CZE',
  appName: 'MOD Casino',
  languages: ['cs', 'en', 'vi'],
  defaultLanguage: 'cs',
  tone: 'brief',
  canEditNickname: false,
  registration: { fastTrack: false },
  landbaseIntegration: { migrateByPlayerCard: true, mergeMethods: ['bankId', 'onLandbase'] },
  accountVerificationMethods: ['bankId', 'onLandbase'],
  jackpots: {
    providers: [
      { provider: 'platform', isEnabled: true },
      { provider: 'tolar', isEnabled: false },
      { provider: 'synot', isEnabled: false },
      { provider: 'kajot', isEnabled: true },
      { provider: 'apollo', isEnabled: false },
      { provider: 'spinfinity', isEnabled: false },
      { provider: 'amusnet', isEnabled: false },
      { provider: 'adell', isEnabled: false },
    ],
  },
  layout: { pageWidthMaxPx: 1600 },
  payment: {
    depositGateways: inEach(['Csob', 'PayUCard']),
    withdrawalMethods: inEach(['BankTransfer', 'PayUCard'], { production: ['BankTransfer'] }),
    depositVerificationMethods: ['Sms', 'Email', 'Card'],
    withdrawalVerificationMethods: ['Sms', 'Email', 'None', 'Card'],
    creditCardProviders: ['CSOB', 'PAYU'],
    initialAmount: null,
  },
  pages: { static: { affiliate: false, vip: false, challenges: false, stopSms: false } },
  gamification: { service: 'none' },
  backOffice: { canEditNickname: false },
})
