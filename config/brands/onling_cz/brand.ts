import { brandOf } from '../../brand-profile.ts'
import { inEach } from '../../usual/in-each.ts'

export const brand = brandOf({
  target: 'onling_cz',
  market: 'CZE',
  appName: 'Onling',
  languages: ['cs', 'en'],
  defaultLanguage: 'cs',
  landbaseIntegration: { migrateByPlayerCard: true },
  accountVerificationMethods: ['bankId', 'byScan', 'onLandbase'],
  payment: {
    depositGateways: inEach(['Csob', 'GPWebPay', 'PayUCard']),
    depositMethods: inEach([
      'CardOnline',
      'ApplePay',
      'GooglePay',
      'Bacs',
      'PaymentButton',
      'Netera',
      'Landbase',
      'MobileTech',
    ]),
    withdrawalMethods: inEach(['NeteraWallet', 'NeteraBankTransfer', 'BankTransfer', 'PayUCard'], {
      production: ['NeteraWallet', 'NeteraBankTransfer', 'BankTransfer'],
    }),
    statementBank: 'Fio',
    depositVerificationMethods: ['Sms', 'Email', 'Card'],
    withdrawalVerificationMethods: ['Sms', 'Email', 'None', 'Card'],
    creditCardProviders: ['CSOB', 'PAYU'],
    initialAmount: null,
  },
  lobby: { widgets: { game_section: { maxCount: 3 } } },
  pages: { static: { affiliateCooperation: true }, calendar: { isShown: true } },
  backOffice: { canEditColors: true },
})
