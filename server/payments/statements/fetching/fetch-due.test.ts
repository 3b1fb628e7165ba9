import { describe, expect, it } from 'vitest'
import { daysToFetch, nextFetchAt } from './fetch-due.ts'

const askedAt = new Date('2026-11-21T10:00:00Z')
const minutesUntil = (ended: Parameters<typeof nextFetchAt>[0]['ended']) =>
  (nextFetchAt({ askedAt, ended }).getTime() - askedAt.getTime()) / 60_000

describe('nextFetchAt', () => {
  it('is every five minutes while the bank answers', () => {
    expect(minutesUntil({ outcome: 'taken', problem: null, times: 1 })).toBe(5)
    expect(minutesUntil({ outcome: 'unchanged', problem: null, times: 900 })).toBe(5)
  })
  it('is a minute later after a crash, or when the request came too early', () => {
    expect(minutesUntil(undefined)).toBe(1)
    expect(minutesUntil({ outcome: 'failed', problem: 'too-early', times: 7 })).toBe(1)
  })
  it('is later with each failure, by at most an hour', () => {
    const after = (times: number) => minutesUntil({ outcome: 'failed', problem: 'out-of-order', times })
    expect([1, 2, 3, 4, 5, 2_000].map(after)).toEqual([5, 10, 20, 40, 60, 60])
  })
})

describe('daysToFetch', () => {
  it('begins as long ago as transfers are waited for', () => {
    expect(daysToFetch(null, '2026-11-21')).toEqual({ from: '2026-11-07', to: '2026-11-21', isWhole: true })
  })
  it('requests some days again', () => {
    expect(daysToFetch('2026-11-21', '2026-11-21')).toEqual({ from: '2026-11-16', to: '2026-11-21', isWhole: true })
  })
  it('goes back no further than the bank permits, and reports which days are missing then', () => {
    expect(daysToFetch('2026-08-24', '2026-11-21')).toEqual({ from: '2026-08-24', to: '2026-11-21', isWhole: true })
    expect(daysToFetch('2026-08-23', '2026-11-21').isWhole).toBe(true)
    expect(daysToFetch('2026-08-22', '2026-11-21')).toEqual({ from: '2026-08-24', to: '2026-11-21', isWhole: false })
  })
})
