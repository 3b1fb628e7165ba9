import { Type } from 'typebox'
import type { Static } from 'typebox'
import { findShapeProblems } from './check-shape.ts'
import { freeze } from './frozen.ts'
import type { Frozen } from './frozen.ts'
import { backOfficeWithdrawalMethods, depositMethods, withdrawalMethods } from './payment-names.ts'
import { languageSchema, staticPagesSchema } from './shapes.ts'

export const marketKeys = ['CZE', 'SVK'] as const
export type MarketKey = (typeof marketKeys)[number]

export function isMarketKey(value: string): value is MarketKey {
  return (marketKeys as readonly string[]).includes(value)
}

/** ISO 3166-1 alpha-3, the format of the state registers of both countries. */
const countrySchema = Type.String({ pattern: '^[A-Z]{3}$' })

const identityDocumentSchema = Type.Enum([
  'IdentityCard',
  'Passport',
  'ResidencePermit',
  'DriverLicense',
  'EuropeanHealthInsuranceCard',
])

const profileFieldSchema = Type.Object(
  {
    allowed: Type.Boolean(),
    required: Type.Boolean(),
    /** Nationalities of which it is required. An empty list means all. */
    countries: Type.Array(countrySchema),
  },
  { additionalProperties: false },
)

export const limitKinds = [
  'LogonDurationDayWholeSystemLimit',
  'LogonCountMonthWholeSystemLimit',
  'LogonBreakWholeSystemLimit',
  'VisitCountMonthCasinoLimit',
  'StakeDayCasinoLimit',
  'StakeMonthCasinoLimit',
  'LossDayCasinoLimit',
  'LossMonthCasinoLimit',
  'LossDayLiveGamesLimit',
  'LossMonthLiveGamesLimit',
  'LossMonthCrashGameLimit',
] as const
export type LimitKind = (typeof limitKinds)[number]

export const marketSchema = Type.Object(
  {
    key: Type.Enum([...marketKeys]),
    name: Type.String({ minLength: 1 }),
    /** ISO 3166-1 alpha-2, as its bank accounts begin. */
    countryCode: Type.Enum(['CZ', 'SK']),
    /** The central bank of the exchange rates. */
    centralBank: Type.Enum(['CNB', 'ECB']),
    /** The state's register of excluded people (market-and-law). */
    exclusionRegister: Type.Enum(['RVO-CZ', 'RVO-SK']),
    /** The state's register of addresses, where it is open to everybody. */
    addressRegister: Type.Union([Type.Literal('RUIAN'), Type.Null()]),
    /** Whom packages of play are handed to several times a day; null where nobody is. */
    packagesFor: Type.Union([Type.Literal('AISG'), Type.Null()]),
    /** How a phone bill is charged: on a partner's page, or by a message that the player sends. */
    phonePayment: Type.Enum(['page', 'message']),
    /** IANA name. Zone for days and months of limits, bonuses and reports. */
    timeZone: Type.String({ pattern: '^[A-Z][A-Za-z]+/[A-Z][A-Za-z_]+$' }),
    currency: Type.Object(
      {
        code: Type.Enum(['CZK', 'EUR']),
        fractionDigitsMin: Type.Integer({ minimum: 0, maximum: 2 }),
        fractionDigitsMax: Type.Integer({ minimum: 0, maximum: 2 }),
      },
      { additionalProperties: false },
    ),
    defaultLocale: languageSchema,
    defaultNationality: countrySchema,
    /** Countries in which a player may have the permanent address. An empty list means any. */
    allowedPermanentAddressCountry: Type.Array(countrySchema),
    minRegistrationAge: Type.Integer({ minimum: 18 }),
    /** Whether a politically exposed person may register. Exclusion by a register is separate: see playingRestrictions. */
    acceptPeo: Type.Boolean(),
    requireVerifiedPaymentMethod: Type.Boolean(),
    requireCanPlayPaymentMethod: Type.Boolean(),
    bankAccountVerificationMethods: Type.Array(Type.Enum(['scan', 'bankId', 'transfer']), {
      minItems: 1,
      uniqueItems: true,
    }),
    domesticIbanPrefixes: Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }), { minItems: 1, uniqueItems: true }),
    identityDocumentsAllowedTypes: Type.Array(
      Type.Object(
        {
          variant: Type.Enum(['primary', 'secondary']),
          documentsAllowed: Type.Array(identityDocumentSchema, { minItems: 1, uniqueItems: true }),
          documentsAllowedForeigners: Type.Array(identityDocumentSchema, { minItems: 1, uniqueItems: true }),
        },
        { additionalProperties: false },
      ),
      { minItems: 1 },
    ),
    profileFields: Type.Object(
      {
        titleBefore: profileFieldSchema,
        databox: profileFieldSchema,
        birthPlace: profileFieldSchema,
        birthNumber: profileFieldSchema,
      },
      { additionalProperties: false },
    ),
    playingRestrictions: Type.Object(
      {
        /** Whether a politically exposed person may play. */
        canPEOPlay: Type.Boolean(),
        /** Whether a person who is listed in the state's register of excluded people may play. */
        canExcludedPersonPlay: Type.Boolean(),
      },
      { additionalProperties: false },
    ),
    limits: Type.Object(
      {
        looseTimeDays: Type.Integer({ minimum: 1 }),
        tightTimeHours: Type.Integer({ minimum: 1 }),
        kinds: Type.Array(Type.Enum([...limitKinds]), { minItems: 1, uniqueItems: true }),
      },
      { additionalProperties: false },
    ),
    /** The specification names the flag and shows no value. Assumption: no market requires it yet. */
    legal: Type.Object({ isHid: Type.Boolean() }, { additionalProperties: false }),
    /** Methods that law and practice of the market allow; a brand chooses from these. */
    depositMethods: Type.Array(Type.Enum([...depositMethods]), { minItems: 1, uniqueItems: true }),
    withdrawalMethods: Type.Array(Type.Enum([...withdrawalMethods]), { minItems: 1, uniqueItems: true }),
    withdrawalReasons: Type.Array(Type.Enum(['CashlessPayout']), { minItems: 1 }),
    backOfficeWithdrawalMethods: Type.Array(Type.Enum([...backOfficeWithdrawalMethods]), { minItems: 1 }),
    /** false: no brand of the market may show the page. */
    staticPages: staticPagesSchema,
  },
  { additionalProperties: false },
)

type MarketData = Static<typeof marketSchema>
export type Market = Frozen<MarketData>

/** Validates and freezes a market. Throws with every wrong field listed, so a broken market can never start. */
export function defineMarket(data: MarketData): Market {
  const problems = findMarketProblems(data)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return freeze(data)
}

/** One sentence per error of type or consistency. */
export function findMarketProblems(data: MarketData): string[] {
  const name = `market ${String(data.key)}`
  const problems = findShapeProblems(marketSchema, data, name)
  if (problems.length > 0) return problems
  if (data.currency.fractionDigitsMin > data.currency.fractionDigitsMax) {
    problems.push(`${name} /currency: fractionDigitsMin is above fractionDigitsMax`)
  }
  for (const [field, { allowed, required }] of Object.entries(data.profileFields)) {
    if (required && !allowed) problems.push(`${name} /profileFields/${field}: required but not allowed`)
  }
  return problems
}
