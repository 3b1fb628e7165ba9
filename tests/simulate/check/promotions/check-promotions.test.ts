import { describe, expect, test } from 'vitest'
import type { Deed, Entry, Facts } from '../../facts.ts'
import type { Award, BonusEntry, Gift, PointMove, Promotions, Result } from '../../promotions/promotion-facts.ts'
import { checkFacts } from '../check-facts.ts'

// A checker that finds nothing proves nothing: each rule about promotions is broken here once, and must be found.

const clear = { registerAnswers: () => 'clear' as const, verifiedFrom: () => new Date(0) }
const me = { no: 1, brand: 0 } as const
const AT = '2026-03-22T10:00:00.000Z'
const LATER = '2026-03-23T10:00:00.000Z'

const deposit = { ...me, did: 'deposit', at: AT, reference: 'd', amount: 40_000 } as const
const match: Gift = { ...me, campaign: 'match', cause: 'deposit:d', amount: 4_000, takenBack: 0, at: LATER }
const code: Gift = { ...me, campaign: 'code', cause: 'code', amount: 1_600, takenBack: 0, at: LATER }
const usedCode = { ...me, did: 'use-code', code: 'VITEJTE', at: LATER } as const
const paid: Entry = {
  ...me,
  at: AT,
  isRound: false,
  promotion: null,
  reference: 'd',
  debit: 0,
  credit: 40_000,
  balanceAfter: 40_000,
}

const budgetOf = (gifts: readonly Gift[], budget: number, given: number) =>
  gifts.length === 0 ? [] : [{ ...me, campaign: gifts[0]?.campaign ?? '', budget, given, endedBy: null }]
function find(
  some: Partial<Promotions>,
  more: { deeds?: readonly object[]; entries?: readonly Entry[]; market?: Facts['market'] } = {},
  needs: Parameters<typeof checkFacts>[1] = clear,
): string[] {
  const { deeds = [], entries = [], market = 'CZE' } = more
  const gifts = some.gifts ?? []
  const sum = gifts.reduce((total, { amount }) => total + amount, 0)
  const promotions: Promotions = {
    budgets: budgetOf(gifts, sum, sum),
    gifts: [],
    awards: [],
    firings: [],
    freeRelations: [],
    spent: [],
    bonusEntries: [],
    points: [],
    purses: [],
    results: [],
    ...some,
  }
  const facts = { market, deeds: deeds as Deed[], entries, signed: [], promotions }
  return [...new Set(checkFacts(facts, needs).map(({ rule }) => rule))]
}
const withDeposit = { deeds: [deposit], entries: [paid] }

describe('a gift', () => {
  test('promised by its terms is accepted', () => {
    expect(find({ gifts: [match] }, withDeposit)).toEqual([])
    expect(find({ gifts: [code] }, { deeds: [usedCode] })).toEqual([])
  })
  test.each([
    ['of another share', { ...match, amount: 4_001 }],
    ['for a deposit that nobody paid', { ...match, cause: 'deposit:x' }],
    ['outside its window', { ...match, at: '2026-11-05T12:00:00.000Z' }],
    ['of a campaign that nobody wrote', { ...match, campaign: 'another' }],
    ['of later deposits for a first one', { ...match, campaign: 'reload', amount: 2_000 }],
    ['by a code that nobody used', code],
  ])('%s is found', (_, gift) => expect(find({ gifts: [gift] }, withDeposit)).toEqual(['gift']))
  test('given twice, or more often than its terms say, is found', () => {
    expect(find({ gifts: [match, match] }, withDeposit)).toEqual(['gift'])
    expect(find({ gifts: [code, code, code] }, { deeds: [usedCode] })).toEqual(['gift'])
  })
  test('that was announced and not given is found', () => expect(find({}, { deeds: [usedCode] })).toEqual(['gift']))
  test('to a blocked player, one who has lowered a limit, or a temporary account is found', () => {
    const early = '2026-03-22T09:00:00.000Z'
    const stop = { ...me, did: 'panic', at: early, until: '2026-03-24T10:00:00.000Z' }
    expect(find({ gifts: [code] }, { deeds: [stop, usedCode] })).toEqual(['gift'])
    const limit = (did: string, at: string, value: number) => ({
      ...me,
      did,
      at,
      choices: [{ kind: 'StakeDayCasinoLimit', value }],
    })
    const lowered = [limit('choose', early, 900), limit('change', AT, 800), usedCode]
    expect(find({ gifts: [code] }, { deeds: lowered })).toEqual(['gift'])
    const raised = [limit('choose', early, 900), limit('change', AT, 950), usedCode]
    expect(find({ gifts: [code] }, { deeds: raised })).toEqual([])
    const later = { ...clear, verifiedFrom: () => new Date('2026-04-01T00:00:00Z') }
    expect(find({ gifts: [code] }, { deeds: [usedCode] }, later)).toEqual(['gift'])
    expect(find({ gifts: [{ ...code, amount: 160 }] }, { deeds: [usedCode], market: 'SVK' }, later)).toEqual([])
  })
  test('above its budget, or not counted by its campaign, is found', () => {
    expect(find({ gifts: [match], budgets: budgetOf([match], 3_999, 4_000) }, withDeposit)).toEqual(['budget'])
    expect(find({ gifts: [match], budgets: budgetOf([match], 9_000, 3_000) }, withDeposit)).toEqual(['budget'])
  })
})

test('that the law forbids but was allowed, or that it allows but was refused, is found', () => {
  const written = (key: string, refused?: object) => ({ did: 'write', key, at: AT, no: 0, brand: 0, refused })
  expect(find({}, { deeds: [written('cashback')] })).toEqual(['gate'])
  expect(find({}, { deeds: [written('cashback', { code: 'X', ruleId: 'CZ-15b' })] })).toEqual(['gate'])
  expect(find({}, { deeds: [written('cashback', { code: 'X', ruleId: 'CZ-15' })] })).toEqual([])
  expect(find({}, { deeds: [written('match', { code: 'X', ruleId: 'CZ-15' })] })).toEqual(['gate'])
  expect(find({}, { deeds: [written('cashback')], market: 'SVK' })).toEqual([])
})

describe('bonus money', () => {
  const award: Award = {
    ...me,
    campaign: 'code',
    amount: 100,
    state: 'converted',
    offeredAt: AT,
    acceptBefore: '2026-04-21T10:00:00.000Z',
    activatedAt: LATER,
    takenWith: 100,
    endedAt: '2026-03-24T10:00:00.000Z',
    leftAtEnd: 30,
  }
  const accepted = { ...me, did: 'accept', at: LATER }
  /** Lent, won and converted on both accounts. */
  const moves = (lent: number, won: number, left: number): { bonusEntries: BonusEntry[]; entries: Entry[] } => {
    const steps = [
      ['bonus', -100],
      ['bonus-stake', lent],
      ['bonus-win', -won],
      ['bonus-converted', left],
    ] as const
    const bonusEntries: BonusEntry[] = []
    const entries: Entry[] = []
    let [bonus, cash] = [0, 0]
    for (const [kind, amount] of steps) {
      const sides = { debit: Math.max(amount, 0), credit: Math.max(-amount, 0) }
      bonus -= amount
      bonusEntries.push({ ...me, at: '2026-03-23T11:00:00.000Z', kind, ...sides, balanceAfter: bonus })
      if (kind === 'bonus') continue
      cash += amount
      const [debit, credit] = [sides.credit, sides.debit]
      entries.push({
        ...paid,
        at: '2026-03-23T11:00:00.000Z',
        promotion: kind,
        reference: kind,
        debit,
        credit,
        balanceAfter: cash,
      })
    }
    return { bonusEntries, entries }
  }
  const { bonusEntries, entries } = moves(100, 30, 30)
  const rules = (changed: Partial<Award> = {}, by: Partial<Parameters<typeof find>[1]> = {}, money = bonusEntries) =>
    find({ awards: [{ ...award, ...changed }], bonusEntries: money }, { deeds: [accepted], entries, ...by })

  test('that was taken, wagered and converted to cash is accepted', () => expect(rules()).toEqual([]))
  test('that nobody took, or too late, is found', () => {
    expect(rules({}, { deeds: [] })).toEqual(['bonus'])
    expect(rules({ acceptBefore: LATER })).toEqual(['bonus'])
  })
  test('that was converted before enough was wagered is found', () => {
    const few = moves(60, 30, 70)
    expect(rules({}, { entries: few.entries }, few.bonusEntries)).toEqual(['bonus'])
  })
  test('given twice for one gift, or more than the taken amount, is found', () => {
    expect(rules({ amount: 50, takenWith: 50 })).toEqual(['bonus'])
    expect(rules({ amount: 50 })).toEqual([])
    expect(rules({ amount: 150 })).toEqual(['bonus'])
  })
  test('that is on one account only, or remains without a gift, is found', () => {
    expect(rules({}, { entries: [] })).toEqual(['bonus'])
    const [first] = bonusEntries
    expect(rules({}, { entries: [] }, first ? [first] : [])).toEqual(['bonus'])
  })
  test('of two concurrent gifts is found', () =>
    expect(find({ awards: [award, { ...award, amount: 1 }] }, { deeds: [accepted] })).toEqual(['bonus']))
})

describe('points', () => {
  const move = (points: number, after: number, more: Partial<PointMove> = {}): PointMove => ({
    ...me,
    at: LATER,
    source: 'rule:profile',
    event: 'x',
    points,
    after,
    ...more,
  })
  const day = { source: 'rule:quiet-day', event: '2026-03-22' }
  const rules = (
    points: PointMove[],
    has: number,
    by: { market?: Facts['market']; staked?: number; brand?: 0 | 1; deeds?: readonly object[] } = {},
  ) => find({ points, purses: [{ no: 1, brand: by.brand ?? 0, points: has, staked: by.staked ?? 0 }] }, by)

  test('that add up are accepted', () => {
    expect(rules([move(50, 50), move(100, 150, day)], 150)).toEqual([])
    expect(rules([move(3, 3, { source: 'rule:stakes' })], 3, { market: 'SVK', staked: 399 })).toEqual([])
  })
  test('that do not add up are found', () => {
    expect(rules([move(50, 50)], 60)).toEqual(['points'])
    expect(rules([move(50, 60)], 50)).toEqual(['points'])
  })
  test('for stakes that were not placed, or in CZE, are found', () => {
    const some = [move(3, 3, { source: 'rule:stakes' })]
    expect(rules(some, 3, { market: 'SVK', staked: 299 })).toEqual(['points'])
    expect(rules(some, 3, { staked: 399 })).toEqual(['points', 'gate'])
  })
  test('for a day that counts twice, is not over, or on which a limit was reached, are found', () => {
    expect(rules([move(100, 100, day), move(100, 200, day)], 200)).toEqual(['points'])
    expect(rules([move(100, 100, { ...day, at: AT })], 100)).toEqual(['points'])
    const refused = { code: 'ERR_LIMIT_REACHED_LOGONBREAK', ruleId: 'CZ-05', earliestAllowedAt: null }
    expect(rules([move(100, 100, day)], 100, { deeds: [{ ...me, did: 'sign-in', at: AT, refused }] })).toEqual([
      'points',
    ])
  })
  test('at a brand without a club are found', () =>
    expect(rules([move(5, 5, { brand: 1 })], 5, { market: 'SVK', brand: 1 })).toEqual(['points']))
})

describe('a tournament', () => {
  const market = 'SVK'
  const enter = (no: number) => ({ no, brand: 0, did: 'enter', key: 'largest', at: '2026-03-21T00:00:00.000Z' })
  const stake = (no: number, win: number) => ({
    no,
    brand: 0,
    did: 'stake',
    at: LATER,
    reference: `r${no}`,
    stake: 20,
    win,
    balance: win,
    game: 'reels',
    refused: undefined,
  })
  const place = (no: number, at: number, score: number, prize: number): Result => ({
    no,
    brand: 0,
    key: 'largest',
    place: at,
    score,
    outcome: 'paid',
    prize,
  })
  const prizeOf = (no: number, credit: number): Entry => ({
    ...paid,
    no,
    at: '2026-03-29T00:00:00.000Z',
    promotion: 'tournament-prize',
    reference: 'prize',
    credit,
    balanceAfter: credit,
  })
  const deeds = [enter(1), enter(2), stake(1, 40), stake(2, 100)]
  const results = [place(2, 1, 50_000, 10_000), place(1, 2, 20_000, 2_000)]
  const entries = [prizeOf(2, 10_000), prizeOf(1, 2_000)]
  const rules = (some: readonly Result[], booked: readonly Entry[] = entries, played: readonly unknown[] = deeds) =>
    find({ results: some }, { deeds: played as typeof deeds, entries: booked, market }).filter(
      (rule) => rule === 'tournament',
    )

  test('with the table of its players’ own rounds is accepted', () => expect(rules(results)).toEqual([]))
  test('with another order, score or prize is found', () => {
    const [first, second] = results
    if (!first || !second) throw new Error('There are two.')
    expect(rules([place(1, 1, 20_000, 10_000), place(2, 2, 50_000, 2_000)])).toEqual(['tournament'])
    expect(rules([{ ...first, score: 60_000 }, second])).toEqual(['tournament'])
    expect(rules([{ ...first, prize: 20_000 }, second])).toEqual(['tournament'])
  })
  test('counts no free round where its terms do not', () => {
    expect(rules(results, entries, [...deeds, { ...stake(1, 400), reference: 'free', free: true }])).toEqual([])
    expect(rules(results, entries, [...deeds, { ...stake(1, 400), reference: 'paid' }])).toEqual(['tournament'])
  })
  test('whose prize is booked twice, or not at all, is found', () => {
    expect(rules(results, [...entries, prizeOf(1, 2_000)])).toEqual(['tournament'])
    expect(rules(results, [prizeOf(2, 10_000)])).toEqual(['tournament'])
  })
})
