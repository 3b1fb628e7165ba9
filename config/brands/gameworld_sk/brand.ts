import { brandOf } from '../../brand-profile.ts'
import { inEach } from '../../usual/in-each.ts'

export const brand = brandOf({
  target: 'gameworld_sk',
  market: 'SVK',
  appName: 'GameWorld',
  languages: ['sk', 'en', 'hu'],
  defaultLanguage: 'sk',
  tone: 'tale',
  landbaseIntegration: { canEditInfoOnLandbase: false },
  jackpots: {
    providers: [
      { provider: 'platform', isEnabled: true },
      { provider: 'tolar', isEnabled: false },
      { provider: 'synot', isEnabled: false },
      { provider: 'kajot', isEnabled: false },
      { provider: 'apollo', isEnabled: false },
      { provider: 'spinfinity', isEnabled: true },
      { provider: 'amusnet', isEnabled: false },
      { provider: 'adell', isEnabled: false },
    ],
  },
  images: { freeRound: { widthPx: 640, heightPx: 360 }, blogThumbnail: { widthPx: 640, heightPx: 360 } },
  payment: {
    depositGateways: inEach(['Csob', 'GPWebPay', 'PayUCard']),
    depositMethods: inEach(['CardOnline', 'ApplePay', 'GooglePay', 'PaymentButton', 'Landbase', 'MobileTech']),
    withdrawalMethods: inEach(['BankTransfer', 'PayUCard'], { production: ['BankTransfer'] }),
    creditCardProviders: ['CSOB', 'PAYU'],
    initialAmount: null,
  },
  pages: { static: { affiliateCooperation: true, stopSms: false } },
  backOffice: { canIssueCards: false },
})
