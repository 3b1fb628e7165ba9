import type { CampaignTerms } from '#contract/shapes/campaigns.ts'
import type { DefinitionContent } from '#contract/shapes/loyalty.ts'
import type { TriggerTerms } from '#contract/shapes/triggers.ts'
import type { TermsInput } from '#contract/shapes/tournaments.ts'
import { FIRST_INSTANT, LAST_INSTANT } from '../virtual-days.ts'

/**
 * Promotions that staff create at each brand before anybody comes, including unlawful ones. A new kind of promotion
 * needs its actions here, its steps in `promotion-steps.ts`, its facts in `read-promotions.ts` and its rules in
 * `check/promotions`.
 */
export type Written =
  | { readonly what: 'campaign'; readonly key: string; readonly terms: CampaignTerms; readonly words: readonly Word[] }
  | {
      readonly what: 'tournament'
      readonly key: string
      readonly terms: TermsInput
      readonly from: string
      readonly to: string
    }
  | { readonly what: 'rule'; readonly key: string; readonly content: DefinitionContent }
  /** A trigger that gives by a campaign when a deposit is settled. */
  | {
      readonly what: 'trigger'
      readonly key: string
      readonly campaign: string
      readonly limits: TriggerTerms['limits']
    }

/** A code for a number of people. */
export type Word = { readonly word: string; readonly usesMax: number }

/**
 * More people want it than can have it at the same instant: who gets it is not part of a run's hash, and nobody plays
 * with it.
 */
export const SCARCE = 'scarce'
export const SCARCE_TRIGGER = 'scarce-trigger'
export const isScarce = (campaign: string): boolean => campaign.startsWith(SCARCE)
export const WORDS = ['VITEJTE', 'JARO26', 'MALO'] as const
export const SCARCE_WORD = 'MALO'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
const iso = (ms: number): string => new Date(ms).toISOString()
const from = FIRST_INSTANT.getTime()
const WHOLE = { from: iso(from), softEnd: iso(LAST_INSTANT.getTime() - DAY_MS), hardEnd: LAST_INSTANT.toISOString() }
/** Ends in the middle of the first period. */
const SPRING = { from: iso(from + DAY_MS), softEnd: iso(from + 9 * DAY_MS), hardEnd: iso(from + 12 * DAY_MS) }

/** @param least the market's minimum stake, in minor units */
export function planOf(least: number): readonly Written[] {
  const wagering = { times: 1, stakeMaxMinor: null, daysToAccept: 30, daysToPlay: 30 }
  const campaign = (key: string, more: Partial<CampaignTerms> & Pick<CampaignTerms, 'gift'>, words: Word[] = []) => ({
    what: 'campaign' as const,
    key,
    words,
    terms: {
      name: key,
      wagering,
      games: { kind: 'all' as const, shares: [] },
      people: { kind: 'everyone' as const },
      window: WHOLE,
      budgetMinor: least * 10_000_000,
      giftsPerPlayerMax: 1,
      endsAtWithdrawal: false,
      ...more,
    },
  })
  const share = { percent: 10, capMinor: least * 60, leastDepositMinor: least * 100 }
  const byCode = { kind: 'no-deposit', amountMinor: least * 8 } as const
  const match = { kind: 'deposit-match', ...share, onlyFirstDeposit: false } as const
  return [
    campaign('match', { gift: match }),
    campaign('spring', { gift: { ...match, onlyFirstDeposit: true, percent: 5 }, window: SPRING }),
    campaign('reload', { gift: { kind: 'reload', ...share, percent: 5, timesMax: 2 }, giftsPerPlayerMax: 10 }),
    campaign('code', { gift: byCode, people: { kind: 'code' }, giftsPerPlayerMax: 2 }, [
      { word: WORDS[0], usesMax: 100_000 },
      { word: WORDS[1], usesMax: 100_000 },
    ]),
    campaign(SCARCE, { gift: byCode, people: { kind: 'code' }, budgetMinor: least * 8 * 3 + 1 }, [
      { word: SCARCE_WORD, usesMax: 100_000 },
    ]),
    campaign('free', { gift: freeRounds(least), wagering: null }),
    campaign('free-bonus', { gift: freeRoundsForBonus(least) }),
    campaign('paid-in', { gift: byCode, people: { kind: 'trigger' }, giftsPerPlayerMax: 10 }),
    campaign(SCARCE_TRIGGER, { gift: byCode, people: { kind: 'trigger' }, giftsPerPlayerMax: 10 }),
    {
      what: 'trigger',
      key: 'paid-in',
      campaign: 'paid-in',
      limits: { perDay: 1, perPerson: 2, coolDownMinutes: null, budget: 1_000_000 },
    },
    {
      what: 'trigger',
      key: SCARCE_TRIGGER,
      campaign: SCARCE_TRIGGER,
      limits: { perDay: null, perPerson: null, coolDownMinutes: null, budget: 3 },
    },
    // Unlawful in one market and lawful in the other. Cashback of the last week is given after the last day.
    campaign('cashback', {
      gift: { kind: 'cashback', ...shareOfLoss(least) },
      window: { ...WHOLE, hardEnd: iso(LAST_INSTANT.getTime() + 7 * DAY_MS) },
    }),
    campaign('leave-in', { gift: { ...match, percent: 1 }, endsAtWithdrawal: true, window: SPRING }),
    { what: 'rule', key: 'stakes', content: pointsForStakes },
    tournament('largest', { scoring: { kind: 'largest-win' } }, from + 2 * DAY_MS, from + 8 * DAY_MS, least),
    tournament('best', { scoring: { kind: 'best-sum', best: 3 } }, from + 9 * DAY_MS, from + 14 * DAY_MS, least),
  ]
}

/** Three rounds whose wins are cash up to a cap that they can exceed; or a part of their value, at once. */
const freeRounds = (least: number) => ({
  kind: 'free-rounds' as const,
  gameKeys: ['OvocnyKolotoc'],
  stakeMinor: least,
  rounds: 3,
  winTo: 'cash' as const,
  winCapMinor: least * 2,
  conversion: { to: 'cash' as const, percent: 50 },
})

/** Their wins are bonus money, up to a cap that they can exceed; or so is a part of their value, at once. */
const freeRoundsForBonus = (least: number) => ({
  ...freeRounds(least),
  winTo: 'bonus' as const,
  winCapMinor: least * 4,
  conversion: { to: 'bonus' as const, percent: 50 },
})

/** Free rounds that people take: with wins in cash, and with wins in bonus money. */
export const FREE = ['free', 'free-bonus'] as const
export type Free = (typeof FREE)[number]

const shareOfLoss = (least: number) => ({
  percent: 10,
  capMinor: least * 50,
  leastLossMinor: least,
  period: 'week' as const,
})

/** Minor units of stakes for one point. */
export const STAKED_FOR_A_POINT = 100
const name = { cs: 'Body', sk: 'Body', en: 'Points', hu: 'Pontok', ru: 'Баллы', vi: 'Điểm' }
const pointsForStakes: DefinitionContent = {
  kind: 'rule',
  name,
  fact: 'stake',
  points: 1,
  perMinor: STAKED_FOR_A_POINT,
  dayMax: null,
  expiresAfterDays: null,
}

function tournament(
  key: string,
  { scoring }: Pick<TermsInput, 'scoring'>,
  starts: number,
  ends: number,
  least: number,
): Written {
  const terms: TermsInput = {
    gameKeys: ['OvocnyKolotoc'],
    scoring,
    stakeMinMinor: 0,
    countsFreeRounds: false,
    countsBonusMoney: true,
    prizes: [
      { kind: 'money', fromPlace: 1, toPlace: 1, amountMinor: least * 500 },
      { kind: 'money', fromPlace: 2, toPlace: 5, amountMinor: least * 100 },
    ],
  }
  return { what: 'tournament', key, terms, from: iso(starts + MINUTE_MS), to: iso(ends) }
}
