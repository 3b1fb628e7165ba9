import { brandOf } from '../../brand-profile.ts'

export const brand = brandOf({
  target: '3eprojekt_cz',
  market: 'CZE',
  appName: '3E Projekt',
  languages: ['cs'],
  defaultLanguage: 'cs',
  tone: 'brief',
  canEditNickname: false,
  registration: { fastTrack: false },
  landbaseIntegration: { mergeMethods: ['onLandbase'] },
  accountVerificationMethods: ['byScan', 'onLandbase'],
  jackpots: {
    providers: [
      { provider: 'platform', isEnabled: true },
      { provider: 'tolar', isEnabled: false },
      { provider: 'synot', isEnabled: false },
      { provider: 'kajot', isEnabled: false },
      { provider: 'apollo', isEnabled: true },
      { provider: 'spinfinity', isEnabled: false },
      { provider: 'amusnet', isEnabled: false },
      { provider: 'adell', isEnabled: false },
    ],
  },
  layout: { pageWidthMaxPx: 1440 },
  payment: { initialAmount: null },
  pages: {
    static: { affiliate: false, bonuses: false, vip: false, challenges: false, buyBonus: false, stopSms: false },
  },
  gamification: { service: 'none' },
  analytics: { isOn: false },
  backOffice: {
    canEditNickname: false,
    dataLogs: ['mainOverviewLog', 'accountingLog', 'auditLog', 'fundsLog', 'gameLog', 'gameProviderJackpot'],
  },
})
