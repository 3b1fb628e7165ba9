import { brandOf } from '../../brand-profile.ts'
import { inEach } from '../../usual/in-each.ts'

export const brand = brandOf({
  target: 'bonver_cz',
  market: 'CZE',
  appName: 'Bonver',
  languages: ['cs', 'vi'],
  defaultLanguage: 'cs',
  registration: { fastTrack: false },
  landbaseIntegration: { migrateByPlayerCard: true },
  accountVerificationMethods: ['bankId', 'byScan', 'onLandbase'],
  jackpots: {
    providers: [
      { provider: 'platform', isEnabled: true },
      { provider: 'tolar', isEnabled: false },
      { provider: 'synot', isEnabled: true },
      { provider: 'kajot', isEnabled: true },
      { provider: 'apollo', isEnabled: true },
      { provider: 'spinfinity', isEnabled: false },
      { provider: 'amusnet', isEnabled: false },
      { provider: 'adell', isEnabled: false },
    ],
  },
  payment: {
    depositGateways: inEach(['Csob', 'GPWebPay']),
    depositMethods: inEach(['CardOnline', 'Bacs', 'Netera', 'Landbase']),
    withdrawalMethods: inEach(['NeteraBankTransfer', 'BankTransfer']),
    depositVerificationMethods: ['Sms', 'Email', 'Card'],
    withdrawalVerificationMethods: ['Sms', 'Email', 'None', 'Card'],
    initialAmount: null,
  },
})
