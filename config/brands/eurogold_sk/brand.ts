import { brandOf } from '../../brand-profile.ts'
import { inEach } from '../../usual/in-each.ts'

export const brand = brandOf({
  target: 'eurogold_sk',
  market: 'SVK',
  appName: 'EuroGold',
  languages: ['sk', 'hu', 'ru'],
  defaultLanguage: 'sk',
  tone: 'figures',
  canEditNickname: false,
  registration: { fastTrack: false },
  jackpots: {
    providers: [
      { provider: 'platform', isEnabled: true },
      { provider: 'tolar', isEnabled: false },
      { provider: 'synot', isEnabled: false },
      { provider: 'kajot', isEnabled: false },
      { provider: 'apollo', isEnabled: false },
      { provider: 'spinfinity', isEnabled: false },
      { provider: 'amusnet', isEnabled: true },
      { provider: 'adell', isEnabled: true },
    ],
  },
  images: { tournament: { widthPx: 1200, heightPx: 600 } },
  layout: { pageWidthMaxPx: 1760 },
  payment: {
    depositMethods: inEach(['CardOnline', 'Landbase', 'PayoutOne']),
    initialAmount: { amountMinor: 2000, currency: 'EUR' },
  },
  lobby: { widgets: { game_section: { maxCount: 1 } } },
  pages: { static: { affiliate: false, vip: false, challenges: false }, calendar: { isShown: false } },
  gamification: { service: 'none' },
  backOffice: { canEditNickname: false },
})
