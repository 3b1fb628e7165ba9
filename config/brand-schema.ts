import { Type } from 'typebox'
import type { TSchema } from 'typebox'
import { marketKeys } from './market.ts'
import {
  creditCardProviders,
  depositGateways,
  depositMethods,
  statementBanks,
  withdrawalMethods,
} from './payment-names.ts'
import { gamificationServices, languageSchema, staticPagesSchema } from './shapes.ts'
import { targets } from './targets.ts'

const closed = { additionalProperties: false }

export const sectionTypes = [
  'BANNER',
  'BANNER_IN_SLIDER',
  'GAMES_LIST',
  'GAME_CAROUSEL',
  'JACKPOT_AGGREGATED',
  'JACKPOT_SINGlE', // spelled so by the specification and by stored content
  'SLIDER',
] as const
export type SectionType = (typeof sectionTypes)[number]

export const tones = ['usual', 'brief', 'tale', 'figures', 'informal'] as const
export type Tone = (typeof tones)[number]

export const jackpotProviders = [
  'platform',
  'tolar',
  'synot',
  'kajot',
  'apollo',
  'spinfinity',
  'amusnet',
  'adell',
] as const
export const dataLogs = [
  'mainOverviewLog',
  'accountingLog',
  'auditLog',
  'fundsLog',
  'gameLog',
  'crashGameLog',
  'gameProviderJackpot',
] as const
const moneySchema = Type.Object(
  { amountMinor: Type.Integer({ minimum: 1 }), currency: Type.Enum(['CZK', 'EUR']) },
  closed,
)

const clockTime = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' })
const answerWithin = Type.Integer({ minimum: 1 })
const reachedBy = Type.Union([Type.String({ minLength: 3, maxLength: 80 }), Type.Null()])

/** Contacts and promises of the brand's support. */
const supportSchema = Type.Object(
  {
    /** Null where the brand has none; then it is not shown. */
    phone: reachedBy,
    email: reachedBy,
    /** Opening hours in the market's zone; 1 is Monday. Promises run in these hours only. */
    openingHours: Type.Array(
      Type.Object(
        {
          days: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), { minItems: 1, uniqueItems: true }),
          from: clockTime,
          to: clockTime,
        },
        closed,
      ),
      { minItems: 1 },
    ),
    /** By priority: minutes of opening hours until the answer. */
    answerMinutes: Type.Object(
      { urgent: answerWithin, high: answerWithin, normal: answerWithin, low: answerWithin },
      closed,
    ),
    /** An answered ticket closes by itself after this many days without a message. */
    closesAfterDays: Type.Integer({ minimum: 1 }),
    /** Maximum of tickets, and of messages, of one player within 24 hours. */
    ticketsPerDay: Type.Integer({ minimum: 1 }),
    messagesPerDay: Type.Integer({ minimum: 1 }),
    /** A live chat service in the page, loaded once the visitor has agreed to it; null: none. */
    liveChat: Type.Union([
      Type.Literal('none'),
      Type.Object({ script: Type.String({ pattern: '^https://' }) }, closed),
    ]),
  },
  closed,
)

const sizeSchema = Type.Object(
  { widthPx: Type.Integer({ minimum: 1 }), heightPx: Type.Integer({ minimum: 1 }) },
  closed,
)

const slotSchema = Type.Object(
  {
    allowedSectionTypes: Type.Array(Type.Enum([...sectionTypes]), { minItems: 1, uniqueItems: true }),
    maxCount: Type.Integer({ minimum: 1 }),
  },
  closed,
)

const sectionPageSchema = Type.Object(
  {
    isShown: Type.Boolean(),
    allowedSectionTypes: Type.Array(Type.Enum([...sectionTypes]), { minItems: 1, uniqueItems: true }),
  },
  closed,
)

const codeMethods = ['Sms', 'Email', 'Card'] as const

/** The same value for each environment; no defaults. */
function inEachEnvironment<Answer extends TSchema>(answer: Answer) {
  return Type.Object({ dev: answer, test: answer, cert: answer, production: answer }, closed)
}

const paymentSchema = Type.Object(
  {
    depositGateways: inEachEnvironment(Type.Array(Type.Enum([...depositGateways]), { minItems: 1, uniqueItems: true })),
    depositMethods: inEachEnvironment(Type.Array(Type.Enum([...depositMethods]), { minItems: 1, uniqueItems: true })),
    withdrawalMethods: inEachEnvironment(
      Type.Array(Type.Enum([...withdrawalMethods]), { minItems: 1, uniqueItems: true }),
    ),
    depositVerificationMethods: Type.Array(Type.Enum([...codeMethods]), { minItems: 1, uniqueItems: true }),
    withdrawalVerificationMethods: Type.Array(Type.Enum([...codeMethods, 'None']), { minItems: 1, uniqueItems: true }),
    creditCardProviders: Type.Array(Type.Enum([...creditCardProviders]), { minItems: 1, uniqueItems: true }),
    /** The bank whose API is called for the movements of our account; null where statements are only files. */
    statementBank: Type.Union([Type.Enum([...statementBanks]), Type.Null()]),
    /** Buttons of the deposit form, smallest first. */
    quickAmounts: Type.Array(moneySchema, { minItems: 1 }),
    /** Initial amount of the deposit form; null leaves it empty. */
    initialAmount: Type.Union([moneySchema, Type.Null()]),
  },
  closed,
)

const lobbySchema = Type.Object(
  {
    recentlyPlayedMax: Type.Integer({ minimum: 1 }),
    sliderSlidesCount: Type.Integer({ minimum: 1 }),
    loginMessageTimeoutMs: Type.Integer({ minimum: 1 }),
    widgets: Type.Object(
      {
        lobby_primary_widget: slotSchema,
        lobby_secondary_widget: slotSchema,
        lobby_bottom: slotSchema,
        game_section: slotSchema,
        games_list: slotSchema,
        live_dealer_games_list: slotSchema,
        sidebar_widget: slotSchema,
        lobby_primary_slider_with_3D: slotSchema,
      },
      closed,
    ),
  },
  closed,
)

const fact = Type.Union([Type.String({ minLength: 2, maxLength: 200 }), Type.Null()])

/**
 * Who runs the brand, as their lawyers write it. Null: not told yet; pages say so, and a start in production is refused
 * (resolve.ts).
 */
const operatorSchema = Type.Object(
  {
    name: fact,
    companyNumber: fact,
    registeredOffice: fact,
    /** Which court or office keeps the register, and the entry there. */
    registerEntry: fact,
    /** The decision by which it may offer these games: number, day, and who has given it. */
    licence: fact,
    /** Where people write about their personal data. */
    dataProtectionEmail: fact,
    /**
     * Which lawyer has confirmed, and when, what the pack says of reports of suspicions (rules CZ-44 and SK-44): no primary text of it was
     * legible to us. Not for visitors.
     */
    suspicionReportConfirmedBy: fact,
  },
  closed,
)

export const brandSchema = Type.Object(
  {
    target: Type.Enum([...targets]),
    market: Type.Enum([...marketKeys]),
    appName: Type.String({ minLength: 2, maxLength: 24 }),
    languages: Type.Array(languageSchema, { minItems: 1, uniqueItems: true }),
    defaultLanguage: languageSchema,
    defaultThemeMode: Type.Enum(['dark', 'light']),
    /** Names its texts of config/texts/tones; texts of the law are the same for all tones. */
    tone: Type.Enum([...tones]),
    /** Whether the player may change the nickname; for staff see backOffice. */
    canEditNickname: Type.Boolean(),
    registration: Type.Object(
      {
        fastTrack: Type.Boolean(),
        /** Days that an account is temporary; without it the longest term of the market's law, which it never passes. */
        temporaryAccountDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 365 })),
      },
      closed,
    ),
    landbaseIntegration: Type.Object(
      {
        canEditInfoOnLandbase: Type.Boolean(),
        migrateByPlayerCard: Type.Boolean(),
        mergeMethods: Type.Array(Type.Enum(['bankId', 'byScan', 'onLandbase']), { uniqueItems: true }),
      },
      closed,
    ),
    accountVerificationMethods: Type.Array(Type.Enum(['bankId', 'byScan', 'onLandbase']), {
      minItems: 1,
      uniqueItems: true,
    }),
    jackpots: Type.Object(
      {
        providers: Type.Array(
          Type.Object({ provider: Type.Enum([...jackpotProviders]), isEnabled: Type.Boolean() }, closed),
        ),
      },
      closed,
    ),
    images: Type.Object(
      {
        gameIcon: sizeSchema,
        cover: sizeSchema,
        freeRound: sizeSchema,
        bonus: sizeSchema,
        tournament: sizeSchema,
        blogThumbnail: sizeSchema,
        /** Pictures of banners and slides that staff write. */
        banner: sizeSchema,
        /** Photos of venues. */
        venue: sizeSchema,
      },
      closed,
    ),
    layout: Type.Object(
      {
        pageWidthMinPx: Type.Integer({ minimum: 1028, maximum: 1920 }),
        pageWidthMaxPx: Type.Integer({ minimum: 1028, maximum: 1920 }),
        breakpointsPx: Type.Object(
          {
            xs: Type.Integer({ minimum: 0 }),
            sm: Type.Integer({ minimum: 1 }),
            md: Type.Integer({ minimum: 1 }),
            lg: Type.Integer({ minimum: 1 }),
            xl: Type.Integer({ minimum: 1 }),
          },
          closed,
        ),
      },
      closed,
    ),
    payment: paymentSchema,
    lobby: lobbySchema,
    pages: Type.Object(
      { static: staticPagesSchema, liveDealer: sectionPageSchema, calendar: sectionPageSchema },
      closed,
    ),
    /**
     * Service of points, levels and club: our own (server/loyalty), an external one in the page, or none. Both are
     * behind one interface in the page (decision 0075).
     */
    gamification: Type.Object(
      {
        service: Type.Enum([...gamificationServices]),
        levelsDelayMs: Type.Integer({ minimum: 0 }),
        /** Percentage of players without a club, to measure its effect. */
        controlGroupPercent: Type.Integer({ minimum: 0, maximum: 100 }),
      },
      closed,
    ),
    operator: operatorSchema,
    support: supportSchema,
    analytics: Type.Object(
      {
        isOn: Type.Boolean(),
        consentWaitMs: Type.Integer({ minimum: 0 }),
        conversionDelayMs: Type.Integer({ minimum: 0 }),
      },
      closed,
    ),
    backOffice: Type.Object(
      {
        canIssueCards: Type.Boolean(),
        /** Whether staff may change a player's nickname. */
        canEditNickname: Type.Boolean(),
        /** Whether staff may choose the light or the dark theme; otherwise it follows the device. */
        canEditLightMode: Type.Boolean(),
        /** Whether staff may choose the colour of links and selection, to distinguish the screens of several brands. */
        canEditColors: Type.Boolean(),
        dataLogs: Type.Array(Type.Enum([...dataLogs]), { uniqueItems: true }),
      },
      closed,
    ),
  },
  closed,
)
