import { expect, test } from 'vitest'
import type { Deed, Entry, Facts } from '../facts.ts'
import type { Promotions } from '../promotions/promotion-facts.ts'
import { checkFacts } from './check-facts.ts'

// A checker that finds nothing proves nothing: each rule is broken here once, by a hand, and must be found.

type PartDeed = Partial<Deed> & { readonly did: Deed['did'] }

const clear = { registerAnswers: () => 'clear' as const, verifiedFrom: () => new Date(0) }

const nothingGiven: Promotions = {
  budgets: [],
  gifts: [],
  awards: [],
  bonusEntries: [],
  points: [],
  purses: [],
  results: [],
  firings: [],
  freeRelations: [],
  spent: [],
}

/** Facts of one person who is signed in all day, with a book that fits what was told. */
function factsOf(deeds: readonly (PartDeed & { readonly at: string })[], market: Facts['market'] = 'CZE'): Facts {
  let balance = 0
  const entries: Entry[] = []
  const whole = deeds.map((deed, index) => {
    const reference = `r${index}`
    if (deed.did === 'deposit') {
      balance += 100_000
      entries.push({
        no: 1,
        brand: 0,
        at: deed.at,
        isRound: false,
        promotion: null,
        reference,
        debit: 0,
        credit: 100_000,
        balanceAfter: balance,
      })
      return { no: 1, brand: 0, reference, amount: 100_000, ...deed }
    }
    if (deed.did === 'withdraw' || deed.did === 'move-withdrawal') {
      const { move = 'withdraw', refused } = deed as { move?: string; refused?: object }
      const back = { cancel: 'cancelled', refuse: 'refused', giveBack: 'returned' }[move]
      const isBooked = entries.some((entry) => entry.reference === `out/${back}`)
      if (!refused && !isBooked && (back !== undefined || move === 'withdraw')) {
        balance += back ? 40_000 : -40_000
        const [debit, credit] = back ? [0, 40_000] : [40_000, 0]
        const name = back ? `out/${back}` : 'out'
        entries.push({
          no: 1,
          brand: 0,
          at: deed.at,
          isRound: false,
          promotion: null,
          reference: name,
          debit,
          credit,
          balanceAfter: balance,
        })
      }
      return { no: 1, brand: 0, reference: 'out', amount: 40_000, ...deed }
    }
    if (deed.did === 'pay-in') return { no: 1, brand: 0, reference, amount: 100_000, ...deed }
    if (deed.did !== 'stake') return { no: 1, brand: 0, until: null, ...deed }
    const { stake = 100, win = 0, refused } = deed as { stake?: number; win?: number; refused?: object }
    if (!refused) {
      balance += win - stake
      entries.push({
        no: 1,
        brand: 0,
        at: deed.at,
        isRound: true,
        promotion: null,
        reference,
        debit: stake,
        credit: win,
        balanceAfter: balance,
      })
    }
    return { no: 1, brand: 0, reference, stake, win, balance, ...deed }
  }) as Deed[]
  const signed = [{ no: 1, brand: 0 as const, from: '2026-01-01T00:00:00.000Z', to: '2027-01-01T00:00:00.000Z' }]
  return { market, deeds: whole, entries, signed, promotions: nothingGiven }
}

const deposit = { did: 'deposit', at: '2026-03-20T08:00:00.000Z' } as const
const stakeAt = (at: string, stake = 100, win = 0) => ({ did: 'stake', at, stake, win }) as const
const rulesOf = (facts: Facts, needs: Parameters<typeof checkFacts>[1] = clear) =>
  checkFacts(facts, needs).map(({ rule }) => rule)
const limited = (kind: 'StakeDayCasinoLimit' | 'LossMonthCasinoLimit' | 'StakeMonthCasinoLimit', value: number) =>
  ({ did: 'choose', at: '2026-03-20T08:30:00.000Z', choices: [{ kind, value }] }) as const

test('finds nothing where nothing is wrong', () => {
  expect(rulesOf(factsOf([deposit, limited('StakeDayCasinoLimit', 100), stakeAt('2026-03-20T09:00:00.000Z')]))).toEqual(
    [],
  )
})

test('finds a stake above the limit of a day, and none after its midnight', () => {
  const chosen = limited('StakeDayCasinoLimit', 150)
  const evening = stakeAt('2026-03-20T22:59:00.000Z')
  expect(rulesOf(factsOf([deposit, chosen, evening, stakeAt('2026-03-20T22:59:59.000Z')]))).toEqual([
    'StakeDayCasinoLimit',
  ])
  expect(rulesOf(factsOf([deposit, chosen, evening, stakeAt('2026-03-20T23:00:00.000Z')]))).toEqual([])
})

test('finds a loss above the limit of a month that began in summer time, counting wins', () => {
  const chosen = limited('LossMonthCasinoLimit', 150)
  const first = stakeAt('2026-03-31T21:00:00.000Z')
  expect(rulesOf(factsOf([deposit, chosen, first, stakeAt('2026-03-31T21:59:59.000Z')]))).toEqual([
    'LossMonthCasinoLimit',
  ])
  expect(rulesOf(factsOf([deposit, chosen, first, stakeAt('2026-03-31T22:00:00.000Z')]))).toEqual([])
  const won = stakeAt('2026-03-31T21:00:00.000Z', 100, 60)
  expect(rulesOf(factsOf([deposit, chosen, won, stakeAt('2026-03-31T21:59:59.000Z')]))).toEqual([])
})

test('finds a looser value that was used too early, in the way of each market', () => {
  const choice = (kind: 'StakeDayCasinoLimit' | 'StakeMonthCasinoLimit') =>
    ({ did: 'change', at: '2026-03-25T09:00:00.000Z', choices: [{ kind, value: 1_000 }] }) as const
  const day = (at: string) =>
    rulesOf(factsOf([deposit, limited('StakeDayCasinoLimit', 100), choice('StakeDayCasinoLimit'), stakeAt(at, 200)]))
  // The same time on the wall a week later, an hour earlier for the world: the clocks changed in between.
  expect(day('2026-04-01T07:59:59.000Z')).toEqual(['StakeDayCasinoLimit'])
  expect(day('2026-04-01T08:00:00.000Z')).toEqual([])
  const month = (at: string, market: Facts['market']) => {
    const deeds = [deposit, limited('StakeMonthCasinoLimit', 100), choice('StakeMonthCasinoLimit'), stakeAt(at, 200)]
    return rulesOf(factsOf(deeds, market))
  }
  expect(month('2026-03-31T21:59:00.000Z', 'CZE')).toEqual(['StakeMonthCasinoLimit'])
  expect(month('2026-04-01T08:00:00.000Z', 'CZE')).toEqual([])
  expect(month('2026-03-31T21:59:59.000Z', 'SVK')).toEqual(['StakeMonthCasinoLimit'])
  expect(month('2026-03-31T22:00:00.000Z', 'SVK')).toEqual([])
})

test('finds a stake during a panic stop, and a stop that was told to be too short', () => {
  const pressed = { did: 'panic', at: '2026-03-20T10:00:00.000Z', until: '2026-03-22T10:00:00.000Z' } as const
  expect(rulesOf(factsOf([deposit, pressed, stakeAt('2026-03-22T09:59:59.000Z')]))).toEqual(['panic'])
  expect(rulesOf(factsOf([deposit, pressed, stakeAt('2026-03-22T10:00:00.000Z')]))).toEqual([])
  expect(rulesOf(factsOf([deposit, { ...pressed, until: '2026-03-21T10:00:00.000Z' }]))).toEqual(['panic'])
})

test('finds a stake of somebody who excluded themselves', () => {
  const excluded = { did: 'exclude', at: '2026-03-20T10:00:00.000Z', until: null } as const
  expect(rulesOf(factsOf([deposit, excluded, stakeAt('2026-10-25T10:00:00.000Z')]))).toEqual(['exclude'])
})

test('finds a stake of whom the register keeps from play, or of whom it says nothing', () => {
  const facts = factsOf([deposit, stakeAt('2026-03-20T10:00:00.000Z')])
  for (const answer of ['excluded', 'unknown'] as const)
    expect(rulesOf(facts, { ...clear, registerAnswers: () => answer })).toEqual(['register'])
})

test('finds play of more than 120 minutes without a pause, where the market forbids it', () => {
  const stakes = Array.from({ length: 13 }, (_, index) =>
    stakeAt(new Date(Date.parse('2026-03-20T10:00:00.000Z') + index * 10 * 60_000).toISOString()),
  )
  expect(rulesOf(factsOf([deposit, ...stakes]))).toEqual(['forced-break'])
  expect(rulesOf(factsOf([deposit, ...stakes], 'SVK'))).toEqual([])
})

test('finds a stake of nobody signed in, one in the break after signing out, and one after the time of the day', () => {
  const signed = [
    { no: 1, brand: 0 as const, from: '2026-03-20T08:00:00.000Z', to: '2026-03-20T09:00:00.000Z' },
    { no: 1, brand: 0 as const, from: '2026-03-20T09:30:00.000Z', to: '2026-03-20T10:30:00.000Z' },
  ]
  const withLimit = (kind: 'LogonBreakWholeSystemLimit' | 'LogonDurationDayWholeSystemLimit', at: string) => ({
    ...factsOf([
      { did: 'choose', at: '2026-03-19T08:00:00.000Z', choices: [{ kind, value: 60 }] },
      deposit,
      stakeAt(at),
    ]),
    signed,
  })
  expect(rulesOf({ ...factsOf([deposit, stakeAt('2026-03-20T09:10:00.000Z')]), signed })).toEqual(['signed-out'])
  expect(rulesOf(withLimit('LogonBreakWholeSystemLimit', '2026-03-20T09:59:00.000Z'))).toEqual(['logon-break'])
  expect(rulesOf(withLimit('LogonBreakWholeSystemLimit', '2026-03-20T10:00:00.000Z'))).toEqual([])
  expect(rulesOf(withLimit('LogonDurationDayWholeSystemLimit', '2026-03-20T09:40:00.000Z'))).toEqual([
    'LogonDurationDayWholeSystemLimit',
  ])
})

test('finds one sign-in too many', () => {
  const choices = [{ kind: 'LogonCountMonthWholeSystemLimit', value: 1 }] as const
  const facts = factsOf([{ did: 'choose', at: '2025-12-01T00:00:00.000Z', choices }])
  const second = { no: 1, brand: 0 as const, from: '2026-01-02T00:00:00.000Z', to: '2026-01-02T01:00:00.000Z' }
  expect(rulesOf(facts)).toEqual([])
  expect(rulesOf({ ...facts, signed: [...facts.signed, second] })).toEqual(['LogonCountMonthWholeSystemLimit'])
})

test('finds a stake before the moment that was told as the earliest', () => {
  const refused = {
    code: 'ERR_BREAK_REQUIRED',
    ruleId: 'CZ-22',
    earliestAllowedAt: '2026-03-20T10:15:00.000Z',
  } as const
  const told = { ...stakeAt('2026-03-20T10:00:00.000Z'), refused }
  expect(rulesOf(factsOf([deposit, told, stakeAt('2026-03-20T10:14:59.000Z')]))).toEqual(['told-moment'])
  expect(rulesOf(factsOf([deposit, told, stakeAt('2026-03-20T10:15:00.000Z')]))).toEqual([])
  const past = { ...told, refused: { ...refused, earliestAllowedAt: '2026-03-20T10:00:00.000Z' } }
  expect(rulesOf(factsOf([deposit, past]))).toEqual(['told-moment'])
})

test('a sum of losses that a round left open has made smaller is allowed before the moment that was told', () => {
  const refused = {
    code: 'ERR_LOSS_LIMIT_REACHED',
    ruleId: 'SK-07',
    earliestAllowedAt: '2026-03-31T22:00:00.000Z',
  } as const
  const open = { ...stakeAt('2026-03-21T09:00:00.000Z', 100), reference: 'left-open' }
  const told = { ...stakeAt('2026-03-21T10:00:00.000Z', 100), refused }
  const facts = factsOf(
    [deposit, limited('LossMonthCasinoLimit', 100), open, told, stakeAt('2026-03-30T10:00:00.000Z', 100)],
    'SVK',
  )
  const [paid, left, later] = facts.entries as [Entry, Entry, Entry]
  const finished = { ...left, at: '2026-03-22T09:00:00.000Z', reference: 'left-open/1', debit: 0, credit: 200 }
  const entries = [
    paid,
    { ...left, reference: 'left-open' },
    { ...finished, balanceAfter: left.balanceAfter + 200 },
    { ...later, balanceAfter: later.balanceAfter + 200 },
  ]
  const told200 = facts.deeds.map((deed) =>
    deed.did === 'stake' && deed.at.startsWith('2026-03-30') ? { ...deed, balance: deed.balance + 200 } : deed,
  )
  expect(rulesOf({ ...facts, deeds: told200, entries })).toEqual([])
  expect(rulesOf(facts)).toContain('told-moment')
})

test('finds a refusal by a limit that does not say by which rule', () => {
  const bare = { code: 'ERR_LOSS_LIMIT_REACHED', ruleId: null, earliestAllowedAt: null } as const
  const whole = { ...bare, ruleId: 'SK-07' } as const
  const told = (refused: NonNullable<Deed['refused']>) =>
    factsOf([deposit, { ...stakeAt('2026-03-21T10:00:00.000Z'), refused }], 'SVK')
  expect(rulesOf(told(bare))).toEqual(['refusal-unnamed'])
  expect(rulesOf(told(whole))).toEqual([])
  expect(rulesOf(told({ ...bare, code: 'ERR_INSUFFICIENT_FUNDS' }))).toEqual([])
})

test('finds a moment that was told too late: a looser value held earlier', () => {
  const choice = { did: 'change', at: '2026-03-21T09:00:00.000Z' } as const
  const refused = {
    code: 'ERR_STAKE_LIMIT_REACHED',
    ruleId: 'SK-05',
    earliestAllowedAt: '2026-03-31T22:00:00.000Z',
  } as const
  const facts = factsOf(
    [
      deposit,
      limited('StakeMonthCasinoLimit', 100),
      { ...choice, choices: [{ kind: 'StakeMonthCasinoLimit', value: 500 }] },
      { ...stakeAt('2026-03-21T10:00:00.000Z', 200), refused },
      stakeAt('2026-03-30T10:00:00.000Z', 200),
    ],
    'SVK',
  )
  expect(rulesOf(facts)).toEqual(['told-moment'])
})

test('finds deposits above a limit, with what was on its way, and none after the midnight at which it was booked', () => {
  const chosen = {
    ...limited('StakeDayCasinoLimit', 0),
    choices: [{ kind: 'DepositDayWholeSystemLimit', value: 150_000 }],
  }
  const payIn = (at: string, reference: string) =>
    ({ did: 'pay-in', at, reference }) as PartDeed & { readonly at: string }
  const paid = (at: string, reference: string) =>
    ({ did: 'deposit', at, reference }) as PartDeed & { readonly at: string }
  const began = payIn('2026-03-20T22:00:00.000Z', 'a')
  const settled = paid('2026-03-20T22:59:59.000Z', 'a')
  const onTheWay = [chosen, began, payIn('2026-03-20T22:30:00.000Z', 'b'), settled]
  expect(rulesOf({ ...factsOf(onTheWay as Deed[]), entries: [] })).toContain('DepositDayWholeSystemLimit')
  const sameDay = [chosen, began, settled, payIn('2026-03-20T22:59:59.500Z', 'b')]
  expect(rulesOf({ ...factsOf(sameDay as Deed[]), entries: [] })).toContain('DepositDayWholeSystemLimit')
  const nextDay = [chosen, began, settled, payIn('2026-03-20T23:00:00.000Z', 'b')]
  expect(rulesOf({ ...factsOf(nextDay as Deed[]), entries: [] })).not.toContain('DepositDayWholeSystemLimit')
})

test('finds a deposit during a panic stop', () => {
  const pressed = { did: 'panic', at: '2026-03-20T10:00:00.000Z', until: '2026-03-22T10:00:00.000Z' } as const
  expect(rulesOf(factsOf([pressed, { did: 'pay-in', at: '2026-03-22T09:59:59.000Z' }]))).toEqual(['panic'])
  expect(rulesOf(factsOf([pressed, { did: 'pay-in', at: '2026-03-22T10:00:00.000Z' }]))).toEqual([])
})

test('finds a stake of who is not verified, one after the end of a temporary account, and too much paid into it', () => {
  const registered = { did: 'register', at: '2026-03-20T07:00:00.000Z' } as const
  const unverified = { ...clear, verifiedFrom: () => undefined }
  const from = { ...clear, verifiedFrom: () => new Date('2026-03-20T09:00:00.000Z') }
  const play = (at: string, market: Facts['market']) => factsOf([registered, deposit, stakeAt(at)], market)
  expect(rulesOf(play('2026-03-20T08:59:59.000Z', 'SVK'), from)).toEqual(['identity-to-play'])
  expect(rulesOf(play('2026-03-20T09:00:00.000Z', 'SVK'), from)).toEqual([])
  expect(rulesOf(play('2026-04-19T06:59:59.000Z', 'CZE'), unverified)).toEqual([])
  expect(rulesOf(play('2026-04-19T07:00:00.000Z', 'CZE'), unverified)).toEqual(['temporary-account'])
  const paid = (times: number) =>
    Array.from({ length: times }, (_, index): (PartDeed & { readonly at: string })[] => {
      const at = `2026-03-20T08:0${index}:00.000Z`
      const [payIn, settled] = [
        { did: 'pay-in', at, reference: at } as const,
        { did: 'deposit', at, reference: at } as const,
      ]
      return [payIn, settled] as unknown as (PartDeed & { readonly at: string })[]
    }).flat()
  const into = (times: number) => rulesOf({ ...factsOf([registered, ...paid(times)]), entries: [] }, unverified)
  expect(into(3)).not.toContain('temporary-account')
  expect(into(4)).toContain('temporary-account')
})

test('finds a movement that is dated otherwise than it was told', () => {
  const facts = factsOf([deposit])
  const [entry] = facts.entries
  if (!entry) throw new Error('A deposit.')
  expect(rulesOf({ ...facts, entries: [{ ...entry, at: '2026-03-20T08:00:01.000Z' }] })).toEqual(['books'])
})

test('finds play over a limit that another brand keeps, by the sum of both, and in the panic stop of another', () => {
  const here = [deposit, limited('StakeDayCasinoLimit', 500), stakeAt('2026-03-20T09:00:00.000Z')]
  const other = (at: string) => ({ ...stakeAt(at), brand: 1 }) as const
  const facts = (kept: number, at: string) => {
    const chosen = { ...limited('StakeDayCasinoLimit', kept), brand: 1 } as const
    const elsewhere = factsOf([{ ...deposit, brand: 1 }, chosen, other(at)])
    const own = factsOf(here)
    const atOther = { entries: elsewhere.entries.map((entry) => ({ ...entry, brand: 1 as const })) }
    return {
      ...own,
      deeds: [...own.deeds, ...elsewhere.deeds],
      entries: [...own.entries, ...atOther.entries],
      signed: [...own.signed, ...own.signed.map((one) => ({ ...one, brand: 1 as const }))],
    }
  }
  // Deeds of two accounts have references of their own here only where the books are not looked at.
  const limitsOf = (found: readonly string[]) => found.filter((rule) => rule !== 'books')
  expect(limitsOf(rulesOf(facts(150, '2026-03-20T10:00:00.000Z')))).toEqual(['StakeDayCasinoLimit'])
  expect(limitsOf(rulesOf(facts(200, '2026-03-20T10:00:00.000Z')))).toEqual([])
  const pressed = { did: 'panic', at: '2026-03-20T10:00:00.000Z', until: '2026-03-22T10:00:00.000Z', brand: 1 } as const
  expect(rulesOf(factsOf([deposit, pressed, stakeAt('2026-03-21T10:00:00.000Z')]))).toEqual(['panic'])
})

test('finds a win of a round that was never told, and lets the win of one that was left open be', () => {
  const facts = factsOf([deposit, stakeAt('2026-03-20T10:00:00.000Z')])
  const [, round] = facts.entries
  if (!round) throw new Error('A round.')
  const win = { ...round, debit: 0, credit: 250, balanceAfter: round.balanceAfter + 250 }
  const withWin = (reference: string) => rulesOf({ ...facts, entries: [...facts.entries, { ...win, reference }] })
  expect(withWin(`${round.reference}/1`)).toEqual([])
  expect(withWin('another/1')).toEqual(['books'])
})

test('finds a round that is booked twice, not at all, otherwise than told, or that nobody was told of', () => {
  const facts = factsOf([deposit, stakeAt('2026-03-20T10:00:00.000Z')])
  const [paid, round] = facts.entries
  if (!paid || !round) throw new Error('A deposit and a round.')
  expect(rulesOf({ ...facts, entries: [paid] })).toEqual(['books'])
  expect(rulesOf({ ...facts, entries: [paid, round, { ...round, balanceAfter: round.balanceAfter - 100 }] })).toContain(
    'books',
  )
  expect(rulesOf({ ...facts, entries: [paid, { ...round, credit: 5, balanceAfter: round.balanceAfter + 5 }] })).toEqual(
    ['books'],
  )
  expect(rulesOf({ ...facts, entries: [paid, { ...round, reference: 'other' }] })).toEqual(['books', 'books'])
  expect(rulesOf({ ...facts, entries: [paid, { ...round, balanceAfter: 1 }] })).toContain('books')
})

test('finds a stake and a win over what the market allows', () => {
  const facts = factsOf([{ ...deposit }, stakeAt('2026-03-20T10:00:00.000Z', 100_000, 50_000_000)])
  expect(rulesOf(facts)).toEqual([])
  const over = factsOf([deposit, deposit, stakeAt('2026-03-20T10:00:00.000Z', 100_100, 50_000_100)])
  expect(rulesOf(over)).toEqual(['stake-max', 'win-max'])
})

type Move = Extract<Deed, { did: 'move-withdrawal' }>['move']
const withdrawn = { did: 'withdraw', at: '2026-03-21T09:00:00.000Z' } as const
const moveAt = (hour: number, move: Move, refused?: Deed['refused']) =>
  ({
    did: 'move-withdrawal',
    at: `2026-03-21T${hour}:00:00.000Z`,
    move,
    ...(refused ? { refused } : {}),
  }) as unknown as PartDeed & { readonly at: string }
const changed = { code: 'ERR_STATE_CHANGED', ruleId: null, earliestAllowedAt: null } as const

test('finds nothing wrong with withdrawals that went one way', () => {
  for (const moves of [
    [moveAt(10, 'send'), moveAt(11, 'setDone'), moveAt(12, 'cancel', changed)],
    [moveAt(10, 'cancel'), moveAt(11, 'cancel'), moveAt(12, 'send', changed)],
    [moveAt(10, 'refuse'), moveAt(11, 'setDone', changed)],
    [moveAt(10, 'send'), moveAt(11, 'giveBack'), moveAt(12, 'giveBack', changed)],
  ])
    expect(rulesOf(factsOf([deposit, withdrawn, ...moves]))).toEqual([])
})

test('finds a withdrawal that goes two ways, or not the one that is left', () => {
  expect(rulesOf(factsOf([deposit, withdrawn, moveAt(10, 'cancel'), moveAt(11, 'send')]))).toEqual(['withdrawal'])
  expect(rulesOf(factsOf([deposit, withdrawn, moveAt(10, 'send'), moveAt(11, 'cancel')]))).toEqual(['withdrawal'])
  expect(rulesOf(factsOf([deposit, withdrawn, moveAt(10, 'setDone')]))).toEqual(['withdrawal'])
  expect(rulesOf(factsOf([deposit, withdrawn, moveAt(10, 'cancel', changed)]))).toEqual(['withdrawal'])
})

test('finds money that is held twice, comes back twice or was never held', () => {
  const facts = factsOf([deposit, withdrawn, moveAt(10, 'cancel')])
  const [paid, held, back] = facts.entries as [Entry, Entry, Entry]
  const twice = [paid, held, { ...held, balanceAfter: 20_000 }, { ...back, balanceAfter: 60_000 }]
  expect(rulesOf({ ...facts, entries: twice })).toEqual(['books'])
  expect(rulesOf({ ...facts, entries: [paid, held, back, { ...back, balanceAfter: 140_000 }] })).toEqual(['books'])
  expect(rulesOf({ ...facts, entries: [paid, { ...back, balanceAfter: 140_000 }] })).toEqual(['books'])
  const more = { ...held, debit: 140_000, balanceAfter: -40_000 }
  expect(rulesOf({ ...facts, entries: [paid, more, { ...back, balanceAfter: 0 }] })).toEqual(['books', 'books'])
})

test('finds money that is kept from whom nothing keeps it, and money out of a temporary account', () => {
  const keptBack = (code: string, ruleId: string | null = null) =>
    ({ ...withdrawn, refused: { code, ruleId, earliestAllowedAt: null } }) as PartDeed & { readonly at: string }
  const excluded = { did: 'exclude', at: '2026-03-20T10:00:00.000Z', until: null } as const
  expect(rulesOf(factsOf([deposit, excluded, withdrawn]))).toEqual([])
  expect(rulesOf(factsOf([deposit, excluded, keptBack('ERR_SELF_EXCLUDED', 'CZ-20')]))).toEqual(['withdrawal'])
  expect(rulesOf(factsOf([deposit, keptBack('ERR_INSUFFICIENT_FUNDS')]))).toEqual(['withdrawal'])
  expect(rulesOf(factsOf([keptBack('ERR_INSUFFICIENT_FUNDS')]))).toEqual([])
  expect(rulesOf(factsOf([deposit, keptBack('ERR_TOO_MANY_OPEN')]))).toEqual(['withdrawal'])
  const temporary = keptBack('ERR_IDENTITY_NOT_VERIFIED', 'CZ-13')
  const unverified = { ...clear, verifiedFrom: () => undefined }
  expect(rulesOf(factsOf([deposit, temporary]))).toEqual(['withdrawal'])
  expect(rulesOf(factsOf([deposit, temporary]), unverified)).toEqual([])
  expect(rulesOf(factsOf([deposit, withdrawn]), unverified)).toEqual(['temporary-account'])
})
