import { describe, expect, test } from 'vitest'
import type { Deed, Entry } from '../../facts.ts'
import type { Firing, FreeRelation, Gift, Promotions, SpentRound } from '../../promotions/promotion-facts.ts'
import { checkFacts } from '../check-facts.ts'

// Each rule about triggers, free rounds and losses is broken here once, by a hand, and must be found.

const clear = { registerSays: () => 'clear' as const, verifiedFrom: () => new Date(0) }
const me = { no: 1, brand: 0 } as const
const AT = '2026-03-25T10:00:00.000Z'
const LATER = '2026-03-25T10:00:10.000Z'

/** Only rules of what is given: what these few facts leave out of the books is not asked. */
function find(some: Partial<Promotions>, deeds: readonly object[] = [], entries: readonly Entry[] = []): string[] {
  const promotions: Promotions = {
    budgets: [],
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
  const facts = { market: 'SVK' as const, deeds: deeds as Deed[], entries, signed: [], promotions }
  const found = checkFacts(facts, clear).filter(({ rule }) => ['gift', 'trigger', 'free'].includes(rule))
  return [...new Set(found.map(({ rule }) => rule))]
}
const moved = (promotion: string, side: 'debit' | 'credit', amount: number): Entry => ({
  ...me,
  at: LATER,
  isRound: false,
  promotion,
  reference: promotion,
  debit: 0,
  credit: 0,
  balanceAfter: 0,
  [side]: amount,
})

describe('a trigger', () => {
  const deposit = { ...me, did: 'deposit', at: AT, reference: 'd', amount: 5_000 }
  const firing: Firing = { ...me, trigger: 'paid-in', deposit: 'd', hasFired: true, why: null, at: LATER }
  const gift: Gift = { ...me, campaign: 'paid-in', cause: 'firing:d', amount: 160, at: LATER }
  test('that fired once and gave what its campaign gives is right', () => {
    expect(find({ gifts: [gift], firings: [firing] }, [deposit])).toEqual([])
    expect(find({ firings: [{ ...firing, hasFired: false, why: 'per-day' }] }, [deposit])).toEqual([])
  })
  test.each([
    ['answers twice', [firing, { ...firing, hasFired: false }], [gift]],
    ['fires oftener than it may', ['d', 'e', 'f'].map((one) => ({ ...firing, deposit: one })), [gift]],
    ['fires and gives nothing', [firing], []],
  ])('that %s is found', (_, firings, gifts) => expect(find({ gifts, firings }, [deposit])).toContain('trigger'))
  test('that passes its budget is found', () => {
    const firings = ['a', 'b', 'c', 'd'].map((one) => ({ ...firing, trigger: 'scarce-trigger', deposit: one }))
    const gifts = firings.map(({ deposit: one }) => ({ ...gift, campaign: 'scarce-trigger', cause: `firing:${one}` }))
    const deeds = firings.map(({ deposit: reference }) => ({ ...deposit, reference }))
    expect(find({ gifts, firings }, deeds)).toEqual(['trigger'])
    expect(find({ gifts: gifts.slice(1), firings: firings.slice(1) }, deeds)).toEqual([])
  })
  test.each([
    ['without a firing', [], gift],
    ['of another amount', [firing], { ...gift, amount: 161 }],
    ['for a deposit that nobody paid', [{ ...firing, deposit: 'x' }], { ...gift, cause: 'firing:x' }],
  ])('and a gift %s is found', (_, firings, one) =>
    expect(find({ gifts: [one], firings }, [deposit])).toEqual(['gift']),
  )
})

describe('free rounds', () => {
  const taken = { ...me, did: 'take-free', into: 'rounds', at: AT }
  const gift: Gift = { ...me, campaign: 'free', cause: 'taken', amount: 60, at: AT }
  const relation: FreeRelation = {
    ...me,
    campaign: 'free',
    state: 'active',
    acceptedAt: AT,
    endedAt: null,
    converted: null,
    used: 1,
  }
  const spent: SpentRound = { ...me, round: 'r', stake: 20, at: LATER }
  const stake = {
    ...me,
    did: 'stake',
    at: LATER,
    reference: 'r',
    stake: 20,
    win: 30,
    balance: 30,
    game: 'reels',
    free: true,
  }
  const paid = moved('free-round', 'credit', 20)
  test('that are played as they were told are right', () => {
    expect(find({ gifts: [gift], freeRelations: [relation], spent: [spent] }, [taken, stake], [paid])).toEqual([])
  })
  test.each([
    ['at another stake', { stake: { ...stake, stake: 40 } }],
    ['after their time', { stake: { ...stake, at: '2026-11-06T00:00:00.000Z' } }],
    ['before they were taken', { stake: { ...stake, at: '2026-03-25T09:00:00.000Z' } }],
    ['that win more cash than their cap', { stake: { ...stake, win: 41 } }],
    ['that nobody has paid for', { entries: [] }],
    ['that are not noted', { relation: { ...relation, used: 0 } }],
    [
      'past their number',
      { relation: { ...relation, used: 4 }, spent: ['r', 'a', 'b', 'c'].map((round) => ({ ...spent, round })) },
    ],
    ['spent and not told', { stake: taken }],
  ])('%s are found', (_, wrong) => {
    const of = { stake: stake as object, entries: [paid], relation, spent: [spent], ...wrong }
    const promotions = { gifts: [gift], freeRelations: [of.relation], spent: of.spent }
    expect(find(promotions, [taken, of.stake], of.entries)).toEqual(['free'])
  })
  test('may win more where it is held', () => {
    const held = moved('free-round-held', 'debit', 10)
    const promotions = { gifts: [gift], freeRelations: [relation], spent: [spent] }
    expect(find(promotions, [taken, { ...stake, win: 50 }], [paid, held])).toEqual([])
  })
  test('are converted once, for what their terms say, and not played beside it', () => {
    const converted: FreeRelation = { ...relation, state: 'converted', converted: 30, used: 0 }
    const cash = moved('free-round-converted', 'credit', 30)
    const promotions = { gifts: [gift], freeRelations: [converted] }
    expect(find(promotions, [taken], [cash])).toEqual([])
    expect(find(promotions, [taken], [cash, cash])).toEqual(['free'])
    expect(find(promotions, [taken], [])).toEqual(['free'])
    expect(find({ ...promotions, freeRelations: [{ ...converted, converted: 31 }] }, [taken], [cash])).toEqual(['free'])
    const both = { gifts: [gift], freeRelations: [{ ...converted, used: 1 }], spent: [spent] }
    expect(find(both, [taken, stake], [cash, paid])).toEqual(['free'])
  })
  test('that nobody took, or that cost another sum, are found', () => {
    const promotions = { freeRelations: [{ ...relation, used: 0 }] }
    expect(find({ ...promotions, gifts: [gift] }, [])).toEqual(['gift'])
    expect(find({ ...promotions, gifts: [{ ...gift, amount: 61 }] }, [taken])).toEqual(['gift'])
  })
})

describe('part of a loss', () => {
  const round = (reference: string, at: string, debit: number, credit: number): Entry => ({
    ...me,
    at,
    isRound: true,
    promotion: null,
    reference,
    debit,
    credit,
    balanceAfter: 0,
  })
  const gift: Gift = {
    ...me,
    campaign: 'cashback',
    cause: 'cashback:2026-03-23',
    amount: 90,
    at: '2026-03-29T23:00:00.000Z',
  }
  const lost = [
    round('a', '2026-03-22T23:00:00.000Z', 1_000, 0),
    round('b', '2026-03-29T21:59:59.000Z', 100, 0),
    // What was decided later belongs to its round; the week ends with the hour that is left out.
    round('b/1', '2026-03-29T22:10:00.000Z', 0, 200),
    round('c', '2026-03-29T22:00:00.000Z', 5_000, 0),
  ]
  test('of a week is a share of what its rounds lost', () => expect(find({ gifts: [gift] }, [], lost)).toEqual([]))
  test('of rounds that the house paid in part is none', () => {
    const lent = { ...moved('bonus-stake', 'credit', 10), at: '2026-03-22T23:00:00.000Z' }
    expect(find({ gifts: [gift] }, [], [...lost, lent])).toEqual(['gift'])
  })
  test.each([
    ['of another share', { amount: 91 }],
    ['before the week is over', { at: '2026-03-29T22:59:00.000Z' }],
    ['of no week', { cause: 'cashback:2026-03-24' }],
  ])('%s is found', (_, wrong) => expect(find({ gifts: [{ ...gift, ...wrong }] }, [], lost)).toEqual(['gift']))
})
