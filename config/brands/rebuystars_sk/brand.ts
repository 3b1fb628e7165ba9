import { brandOf } from '../../brand-profile.ts'
import { inEach } from '../../usual/in-each.ts'

export const brand = brandOf({
  target: 'rebuystars_sk',
  market: 'SVK',
  appName: 'Rebuy Stars',
  languages: ['sk', 'en', 'hu', 'ru'],
  defaultLanguage: 'sk',
  tone: 'brief',
  registration: { fastTrack: false },
  jackpots: {
    providers: [
      { provider: 'platform', isEnabled: true },
      { provider: 'tolar', isEnabled: true },
      { provider: 'synot', isEnabled: false },
      { provider: 'kajot', isEnabled: true },
      { provider: 'apollo', isEnabled: false },
      { provider: 'spinfinity', isEnabled: false },
      { provider: 'amusnet', isEnabled: false },
      { provider: 'adell', isEnabled: false },
    ],
  },
  payment: {
    depositMethods: inEach(['CardOnline', 'PaymentButton', 'Landbase']),
    withdrawalMethods: inEach(['BankTransfer', 'PayUCard'], { production: ['BankTransfer'] }),
    depositVerificationMethods: ['Sms', 'Email', 'Card'],
    withdrawalVerificationMethods: ['Sms', 'Email', 'None', 'Card'],
    initialAmount: null,
  },
  lobby: { widgets: { lobby_secondary_widget: { maxCount: 2 }, game_section: { maxCount: 1 } } },
  pages: { static: { stopSms: false } },
})
