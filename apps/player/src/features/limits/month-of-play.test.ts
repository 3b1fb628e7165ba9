import { describe, expect, it } from 'vitest'
import { monthOfPlay, monthsOf } from './month-of-play.ts'

const money = (amountMinor: number) => ({ amountMinor, currency: 'CZK' as const })
const day = (period: string, rounds: number, result: number) => ({
  period,
  rounds,
  staked: money(1_000),
  won: money(1_000 + result),
  ofHouse: money(0),
  netResult: money(result),
  deposited: money(500),
  withdrawn: money(0),
  fromVenues: money(0),
  other: money(0),
  minutesSignedIn: 30,
})
const rows = [day('2026-11-03', 4, -300), day('2026-11-02', 0, 0), day('2026-10-31', 2, 900)]

describe('a month of play', () => {
  it('is one of those that there were days of, the newest first', () =>
    expect(monthsOf(rows)).toEqual(['2026-11', '2026-10']))
  it('has every day, and sums of its own days only', () => {
    const november = monthOfPlay(rows, '2026-11')
    expect(november.days).toHaveLength(30)
    expect(november.days[2]).toEqual({ day: '2026-11-03', resultMinor: -300, hasPlay: true })
    expect(november).toMatchObject({
      daysWithPlay: 1,
      resultMinor: -300,
      stakedMinor: 2_000,
      depositedMinor: 1_000,
      minutes: 60,
    })
  })
})
