import { describe, expect, it } from 'vitest'
import { isPaidByRules, type EndedBet } from './judge-bet.ts'

const curve = { maxMultiplier: 1_000_000 }
const lost: EndedBet = { stakeMinor: 1000, autoCashOut: null, cashOut: null, winMinor: 0 }
const out = (cashOut: number, autoCashOut: number | null = null): EndedBet => ({
  stakeMinor: 1000,
  autoCashOut,
  cashOut,
  winMinor: 10 * cashOut,
})

describe('a bet on a shared round', () => {
  it.each<[string, EndedBet]>([
    ['lost by hand', lost],
    ['lost with a multiplier of its own that was not reached', { ...lost, autoCashOut: 251 }],
    ['out by hand at the crash point', out(250)],
    ['out by itself', out(200, 200)],
    ['out by hand before its own multiplier', out(150, 200)],
  ])('is paid by the rules: %s', (_, bet) => expect(isPaidByRules(curve, 250, bet)).toBe(true))

  it.each<[string, EndedBet]>([
    ['lost although its own multiplier was reached', { ...lost, autoCashOut: 250 }],
    ['lost, yet paid', { ...lost, winMinor: 1 }],
    ['out after the crash', out(251)],
    ['out after its own multiplier', out(220, 200)],
    ['paid one unit more', { ...out(200), winMinor: 2001 }],
    ['paid one unit less', { ...out(200), winMinor: 1999 }],
  ])('is not: %s', (_, bet) => expect(isPaidByRules(curve, 250, bet)).toBe(false))

  it('pays half at its multiplier and the rest at another one, or loses the rest', () => {
    const halves = { ...curve, canCashHalf: true }
    const half = (halfOut: number, cashOut: number | null, winMinor: number): EndedBet => ({
      ...lost,
      halfOut,
      cashOut,
      winMinor,
    })
    expect(isPaidByRules(halves, 250, half(150, 240, 750 + 1200))).toBe(true)
    expect(isPaidByRules(halves, 250, half(150, null, 750))).toBe(true)
    expect(isPaidByRules(halves, 250, half(150, null, 0))).toBe(false)
    expect(isPaidByRules(halves, 250, half(150, 240, 1500 + 1200))).toBe(false)
    // Two requests of one moment may be heard in either order: each is paid at its own.
    expect(isPaidByRules(halves, 250, half(240, 239, 1200 + 1195))).toBe(true)
    expect(isPaidByRules(halves, 250, half(251, null, 1255))).toBe(false)
    // In a game that does not know it, nobody is paid so.
    expect(isPaidByRules(curve, 250, half(150, null, 750))).toBe(false)
  })

  it('leaves at stations only, and at the last of them at the latest', () => {
    const stations = { maxMultiplier: 1000, stations: [150, 200, 400] }
    expect(isPaidByRules(stations, 450, out(200, 200))).toBe(true)
    expect(isPaidByRules(stations, 450, out(180, 200))).toBe(false)
    expect(isPaidByRules(stations, 450, lost)).toBe(false)
    expect(isPaidByRules(stations, 399, lost)).toBe(true)
  })
})
