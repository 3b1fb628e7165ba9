import { brandOf } from '../../brand-profile.ts'
import { inEach } from '../../usual/in-each.ts'

export const brand = brandOf({
  target: 'onling_sk',
  market: 'SVK',
  appName: 'Onling',
  languages: ['sk', 'en', 'hu'],
  defaultLanguage: 'sk',
  payment: {
    depositGateways: inEach(['Csob', 'PayUCard']),
    withdrawalMethods: inEach(['BankTransfer', 'PayUCard', 'PayoutOne'], { production: ['BankTransfer', 'PayoutOne'] }),
    creditCardProviders: ['CSOB', 'PAYU'],
    initialAmount: { amountMinor: 2000, currency: 'EUR' },
  },
  lobby: { widgets: { game_section: { maxCount: 3 } } },
  pages: { static: { affiliateCooperation: true } },
})
