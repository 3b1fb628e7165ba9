import { Type } from 'typebox'

/** Languages into which the product is translated. */
export const languages = ['cs', 'sk', 'en', 'hu', 'ru', 'vi'] as const
export type Language = (typeof languages)[number]
export const languageSchema = Type.Enum([...languages])

/** Pages of plain text that a brand shows or hides. */
export const staticPages = [
  'faq',
  'about',
  'privacy',
  'responsibleGaming',
  'gamePlans',
  'terms',
  'gdpr',
  'affiliate',
  'bonuses',
  'affiliateCooperation',
  'jackpots',
  'tournaments',
  'instructions',
  'identificationAndContactInformation',
  'vip',
  'challenges',
  'buyBonus',
  'stopSms',
] as const
export type StaticPage = (typeof staticPages)[number]

/** Services of points, levels and club. */
export const gamificationServices = ['ours', 'theirs', 'none'] as const
export type GamificationService = (typeof gamificationServices)[number]

/** Pages about levels and points of the gamification service. */
export const levelPages = ['vip', 'challenges'] as const

const isShown = Type.Boolean()

/** true: shown. Each page is listed, so that a new page requires a value of every market and brand. */
export const staticPagesSchema = Type.Object(
  {
    faq: isShown,
    about: isShown,
    privacy: isShown,
    responsibleGaming: isShown,
    gamePlans: isShown,
    terms: isShown,
    gdpr: isShown,
    affiliate: isShown,
    bonuses: isShown,
    affiliateCooperation: isShown,
    jackpots: isShown,
    tournaments: isShown,
    instructions: isShown,
    identificationAndContactInformation: isShown,
    vip: isShown,
    challenges: isShown,
    buyBonus: isShown,
    stopSms: isShown,
  },
  { additionalProperties: false },
)
