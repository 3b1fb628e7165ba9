import { brandOf } from '../../brand-profile.ts'

export const brand = brandOf({
  target: 'magic_cz',
  market: 'CZE',
  appName: 'Magic Casino',
  languages: ['cs', 'ru'],
  defaultLanguage: 'cs',
  tone: 'tale',
  registration: { fastTrack: false },
  landbaseIntegration: { mergeMethods: ['byScan', 'onLandbase'] },
  accountVerificationMethods: ['byScan', 'onLandbase'],
  jackpots: {
    providers: [
      { provider: 'platform', isEnabled: true },
      { provider: 'tolar', isEnabled: false },
      { provider: 'synot', isEnabled: true },
      { provider: 'kajot', isEnabled: false },
      { provider: 'apollo', isEnabled: false },
      { provider: 'spinfinity', isEnabled: false },
      { provider: 'amusnet', isEnabled: false },
      { provider: 'adell', isEnabled: false },
    ],
  },
  images: { bonus: { widthPx: 720, heightPx: 405 } },
  payment: { initialAmount: null },
  pages: { static: { affiliate: false }, calendar: { isShown: true } },
})
