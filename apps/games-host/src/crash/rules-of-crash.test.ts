import { describe, expect, it } from 'vitest'
import type { CrashFrame } from '#contract/play-v1/crash-stream.ts'
import { loadMathematics } from '#games/catalogue/index.ts'
import { crashEngine, type CrashDefinition } from '#games/engines/crash/math/index.ts'
import { chooseAction } from './choose-action.ts'
import type { CrashBet } from './crash-calls.ts'
import { oddsOf } from './fill-crash-sheets.ts'
import { createOwnBets } from './own-bets.ts'
import { readMultiplier } from './read-multiplier.ts'
import { createRoundClock } from './round-clock.ts'

const curve = { growthPerMs: 60, maxMultiplier: 1_000_000 }
const money = { amountMinor: 1000, currency: 'CZK' as const }
const bet = (state: CrashBet['state'], more: Partial<CrashBet> = {}): CrashBet => ({
  betId: '00000000-0000-7000-8000-000000000001',
  roundId: 'round',
  slot: 0,
  stake: money,
  autoCashOut: null,
  state,
  cashOut: null,
  halfOut: null,
  cashedBy: null,
  win: money,
  refusal: null,
  askedAfterMs: null,
  ...more,
})

describe('the button of a place', () => {
  it('bets now, or on the next round while one runs', () => {
    expect(chooseAction(undefined, 'betting', 100, curve, false)).toEqual({ kind: 'place', isNext: false })
    expect(chooseAction(undefined, 'running', 150, curve, false)).toEqual({ kind: 'place', isNext: true })
    expect(chooseAction(bet('cashed'), 'running', 150, curve, false)).toEqual({ kind: 'place', isNext: true })
  })
  it('takes a waiting bet back, cashes a running one out, and waits before it can', () => {
    expect(chooseAction(bet('queued'), 'running', 150, curve, false)).toEqual({ kind: 'cancel' })
    expect(chooseAction(bet('placed'), 'locked', 100, curve, false)).toEqual({ kind: 'wait' })
    expect(chooseAction(bet('placed'), 'running', 100, curve, false)).toEqual({ kind: 'wait' })
    expect(chooseAction(bet('placed'), 'running', 250, curve, false)).toEqual({ kind: 'cash-out', cashOut: 250 })
  })
  it('gets off at the next station, and says so once it was asked to', () => {
    const cableway = { ...curve, stations: [110, 200] }
    expect(chooseAction(bet('placed'), 'running', 130, cableway, false)).toEqual({ kind: 'cash-out', cashOut: 200 })
    const aimed = bet('placed', { autoCashOut: 200 })
    expect(chooseAction(aimed, 'running', 130, cableway, true)).toEqual({ kind: 'getting-off', cashOut: 200 })
  })
})

describe('own bets', () => {
  it('keep the open bet of a place before one that ended, and tell a refusal once', () => {
    const own = createOwnBets()
    const refused = bet('refused', { refusal: 'ERR_INSUFFICIENT_FUNDS', roundId: null, slot: 1 })
    expect(own.take([bet('cashed'), bet('queued', { roundId: null }), refused], 'round')).toEqual([refused])
    expect(own.at(0)?.state).toBe('queued')
    expect(own.take([bet('cashed'), refused], 'round')).toEqual([])
    expect(own.at(0)?.state).toBe('cashed')
    own.take([bet('cashed')], 'another round')
    expect(own.at(0)).toBeUndefined()
  })
})

it.each([
  ['2', 200],
  ['2,5', 250],
  ['×1.01', 101],
  ['10 000', 1_000_000],
  ['1,005', undefined],
  ['-2', undefined],
  ['abc', undefined],
])('reads %s as %s hundredths', (text, hundredths) => expect(readMultiplier(text)).toBe(hundredths))

describe('the clock of a round', () => {
  const frame = (more: Partial<CrashFrame>, state: 'running' | 'crashed' = 'running'): CrashFrame => ({
    e: 'a',
    q: 1,
    at: 1_000_000,
    m: 100,
    r: { id: 'round', n: 1, s: state, l: null, t: 1_000_000, x: null, z: null },
    c: [0, 0, 1],
    ...more,
  })
  it('runs between frames, and stands still when none come', () => {
    const clock = createRoundClock(curve)
    clock.hear(frame({}), 500)
    expect(clock.multiplier(500)).toBe(100)
    expect(clock.multiplier(600)).toBeCloseTo(100 * Math.exp(0.006), 5)
    expect(clock.multiplier(60_000)).toBe(clock.multiplier(5000))
  })
  it('never shows less than was said, and the crash point when the round is over', () => {
    const clock = createRoundClock(curve)
    clock.hear(frame({ m: 150 }), 500)
    expect(clock.multiplier(500)).toBe(150)
    clock.hear(frame({ m: 163, r: { id: 'round', n: 1, s: 'crashed', l: null, t: 1_000_000, x: 163, z: null } }), 900)
    expect(clock.multiplier(9000)).toBe(163)
  })
})

it('says how likely a round gets to a multiplier, by the same counting as the game', () => {
  const definition = loadMathematics('BalonNadPrahou')?.definition as CrashDefinition
  for (const { times, percent } of oddsOf(definition)) {
    const [reached] = crashEngine.waysOf(definition, { cashOut: times })
    expect(percent).toBeCloseTo((100 * Number(reached?.ways)) / 2 ** 52, 6)
  }
  expect(oddsOf({ returnBasisPoints: 9_600, stations: [200] })).toEqual([{ times: 200, percent: 48 }])
})
