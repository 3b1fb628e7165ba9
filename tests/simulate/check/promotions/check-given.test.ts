import { describe, expect, test } from 'vitest'
import type { Deed, Entry } from '../../facts.ts'
import type { Award, Firing, FreeRelation, Gift, Promotions, SpentRound } from '../../promotions/promotion-facts.ts'
import { checkFacts } from '../check-facts.ts'

// Each rule about triggers, free rounds and losses is broken here once, by a hand, and must be found.

const clear = { registerAnswers: () => 'clear' as const, verifiedFrom: () => new Date(0) }
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
  const found = checkFacts(facts, clear).filter(({ rule }) => ['gift', 'trigger', 'free', 'return'].includes(rule))
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
  const gift: Gift = { ...me, campaign: 'paid-in', cause: 'firing:d', amount: 160, takenBack: 0, at: LATER }
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
  const taken = { ...me, did: 'take-free', campaign: 'free', into: 'rounds', at: AT }
  const gift: Gift = { ...me, campaign: 'free', cause: 'taken', amount: 60, takenBack: 0, at: AT }
  const relation: FreeRelation = {
    ...me,
    campaign: 'free',
    state: 'active',
    acceptedAt: AT,
    endedAt: null,
    converted: null,
    used: 1,
  }
  const spent: SpentRound = { ...me, campaign: 'free', round: 'r', stake: 20, at: LATER }
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
    takenBack: 0,
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

describe('free rounds for bonus money', () => {
  const taken = { ...me, did: 'take-free', campaign: 'free-bonus', into: 'rounds', at: AT }
  const gift: Gift = { ...me, campaign: 'free-bonus', cause: 'taken', amount: 60, takenBack: 0, at: AT }
  const relation: FreeRelation = {
    ...me,
    campaign: 'free-bonus',
    state: 'finished',
    acceptedAt: AT,
    endedAt: LATER,
    converted: null,
    used: 3,
  }
  const rounds = ['a', 'b', 'c']
  const spent = rounds.map((round): SpentRound => ({ ...me, campaign: 'free-bonus', round, stake: 20, at: LATER }))
  const stakes = rounds.map((reference) => ({
    ...me,
    did: 'stake',
    at: LATER,
    reference,
    stake: 20,
    win: 30,
    balance: 30,
    game: 'reels',
    free: true,
  }))
  const paid = moved('free-round', 'credit', 60)
  const held = (amount: number) => moved('free-round-held', 'debit', amount)
  const offer = (amount: number, more: Partial<Award> = {}): Award => ({
    ...me,
    campaign: 'free-bonus',
    amount,
    state: 'offered',
    offeredAt: LATER,
    acceptBefore: '2026-04-25T10:00:00.000Z',
    activatedAt: null,
    takenWith: 0,
    endedAt: null,
    leftAtEnd: null,
    ...more,
  })
  const findOf = (awards: readonly Award[], entries: readonly Entry[], more: Partial<Promotions> = {}) =>
    find({ gifts: [gift], freeRelations: [relation], spent, awards, ...more }, [taken, ...stakes], entries)

  test('whose wins are kept and offered once, within the cap, are right', () =>
    expect(findOf([offer(80)], [paid, held(90)])).toEqual([]))
  test.each([
    ['that offer more than the cap', [offer(90)], [paid, held(90)]],
    ['that offer it twice', [offer(80), offer(80)], [paid, held(90)]],
    ['that offer nothing', [], [paid, held(90)]],
    ['whose wins become cash', [offer(80)], [paid, held(60)]],
  ])('%s are found', (_, awards, entries) => expect(findOf(awards, entries)).toEqual(['free']))
  test('that offer it before they are over are found', () => {
    const active = { ...relation, state: 'active', endedAt: null, used: 2 }
    const two = { freeRelations: [active], spent: spent.slice(0, 2) }
    const of = (awards: readonly Award[]) =>
      find(
        { gifts: [gift], awards, ...two },
        [taken, ...stakes.slice(0, 2)],
        [moved('free-round', 'credit', 40), held(60)],
      )
    expect(of([])).toEqual([])
    expect(of([offer(60)])).toEqual(['free'])
  })
  test('are exchanged for a part of what they are worth, as bonus money', () => {
    const converted = { ...relation, state: 'converted', converted: 30, used: 0 }
    const of = (awards: readonly Award[], entries: readonly Entry[] = []) =>
      find({ gifts: [gift], freeRelations: [converted], awards }, [taken], entries)
    expect(of([offer(30)])).toEqual([])
    expect(of([offer(30, { takenWith: 30, amount: 20, state: 'active', activatedAt: LATER })])).toEqual([])
    expect(of([])).toEqual(['free'])
    expect(of([offer(30)], [moved('free-round-converted', 'credit', 30)])).toEqual(['free'])
  })
})

describe('what goes back with a deposit', () => {
  const deposit = { ...me, did: 'deposit', at: AT, reference: 'd', amount: 4_000 }
  const refund = { ...me, did: 'refund', at: '2026-03-25T11:00:00.000Z', reference: 'd', amount: 1_000 }
  const gift = (takenBack: number): Gift => ({
    ...me,
    campaign: 'match',
    cause: 'deposit:d',
    amount: 400,
    takenBack,
    at: LATER,
  })
  const award = (more: Partial<Award> = {}): Award => ({
    ...me,
    campaign: 'match',
    amount: 300,
    state: 'offered',
    offeredAt: LATER,
    acceptBefore: '2026-04-25T10:00:00.000Z',
    activatedAt: null,
    takenWith: 0,
    endedAt: null,
    leftAtEnd: null,
    ...more,
  })
  const findOf = (takenBack: number, of: Award, deeds: readonly object[] = [deposit, refund]) =>
    find({ gifts: [gift(takenBack)], awards: [of] }, deeds)
  const played = award({ state: 'active', activatedAt: LATER, takenWith: 400 })

  test('is the same part of a gift that nobody took, and at most that of one that is played', () => {
    expect(findOf(100, award())).toEqual([])
    expect(findOf(30, played)).toEqual([])
    expect(findOf(0, award(), [deposit])).toEqual([])
  })
  test.each([
    ['more than the part', 101, award(), [deposit, refund]],
    ['less of what nobody took', 99, award(), [deposit, refund]],
    ['something of a deposit that stayed', 1, award(), [deposit]],
    ['with a refund that was refused', 100, award(), [deposit, { ...refund, refused: { code: 'X' } }]],
    ['of what was cash', 10, award({ ...played, state: 'converted', endedAt: LATER }), [deposit, refund]],
  ])('%s is found', (_, takenBack, of, deeds) => expect(findOf(takenBack, of, deeds)).toEqual(['return']))
})
