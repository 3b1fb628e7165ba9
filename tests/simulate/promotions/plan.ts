import type { CampaignTerms } from '#contract/shapes/campaigns.ts'
import type { DefinitionContent } from '#contract/shapes/loyalty.ts'
import type { TriggerTerms } from '#contract/shapes/triggers.ts'
import type { TermsInput } from '#contract/shapes/tournaments.ts'
import { FIRST_INSTANT, LAST_INSTANT } from '../virtual-days.ts'

/**
 * What staff write at each brand before anybody comes. What a market forbids is tried in it too. Who adds a kind of promotion adds
 * its deeds here, its steps in `promotion-steps.ts`, its facts in `read-promotions.ts` and what must hold in `check/promotions`.
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
  /** Gives by a campaign for people whom a trigger names, when a deposit is settled. */
  | {
      readonly what: 'trigger'
      readonly key: string
      readonly campaign: string
      readonly limits: TriggerTerms['limits']
    }

/** A code that so many people may use. */
export type Word = { readonly word: string; readonly usesMax: number }

/** More people want it than may have it, at the same moment: who gets it is no part of a run's figure, and nobody plays with it. */
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
/** Over in the middle of the first stretch. */
const SPRING = { from: iso(from + DAY_MS), softEnd: iso(from + 9 * DAY_MS), hardEnd: iso(from + 12 * DAY_MS) }

/** @param least the least stake of the market, in minor units */
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
    // What one market forbids and the other does not.
    // What the last week lost is given after the last day.
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

/** Three rounds whose wins are cash up to a cap that they can pass; or a part of what they are worth, at once. */
const freeRounds = (least: number) => ({
  kind: 'free-rounds' as const,
  gameKeys: ['OvocnyKolotoc'],
  stakeMinor: least,
  rounds: 3,
  winTo: 'cash' as const,
  winCapMinor: least * 2,
  conversion: { to: 'cash' as const, percent: 50 },
})

/** What these win is bonus money, up to a cap that it can pass; or so is a part of what they are worth, at once. */
const freeRoundsForBonus = (least: number) => ({
  ...freeRounds(least),
  winTo: 'bonus' as const,
  winCapMinor: least * 4,
  conversion: { to: 'bonus' as const, percent: 50 },
})

/** Free rounds that people take: those whose wins are cash, and those whose wins are bonus money. */
export const FREE = ['free', 'free-bonus'] as const
export type Free = (typeof FREE)[number]

const shareOfLoss = (least: number) => ({
  percent: 10,
  capMinor: least * 50,
  leastLossMinor: least,
  period: 'week' as const,
})

/** So many minor units are a point. */
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
