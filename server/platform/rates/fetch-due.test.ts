import { describe, expect, it } from 'vitest'
import { isFetchDue } from './fetch-due.ts'

const ZONE = 'Europe/Prague'
const at = (instant: string) => new Date(instant)
const isDue = (now: string, validOn?: string, last?: { fetchedAt: string; outcome: string }) =>
  isFetchDue('CNB', { validOn, last: last && { ...last, fetchedAt: at(last.fetchedAt) } }, at(now), ZONE)

describe('isFetchDue', () => {
  it('is due when there is no list yet', () => {
    expect(isDue('2026-11-21T03:00:00Z')).toBe(true)
  })
  it('is due for the list of a working day once it is published', () => {
    expect(isDue('2026-11-20T13:34:00Z', '2026-11-19')).toBe(false)
    expect(isDue('2026-11-20T13:35:00Z', '2026-11-19')).toBe(true)
    expect(isDue('2026-11-20T13:35:00Z', '2026-11-20')).toBe(false)
    expect(isFetchDue('ECB', { validOn: '2026-11-19', last: undefined }, at('2026-11-20T13:35:00Z'), ZONE)).toBe(false)
  })
  it('is not due over the weekend', () => {
    expect(isDue('2026-11-22T20:00:00Z', '2026-11-20')).toBe(false)
    expect(isDue('2026-11-23T08:00:00Z', '2026-11-20')).toBe(false)
  })
  it('is later after an old list than after a failure', () => {
    const fetchedAt = '2026-11-20T14:00:00Z'
    expect(isDue('2026-11-20T14:05:00Z', '2026-11-19', { fetchedAt, outcome: 'failed' })).toBe(true)
    expect(isDue('2026-11-20T14:29:00Z', '2026-11-19', { fetchedAt, outcome: 'unchanged' })).toBe(false)
    expect(isDue('2026-11-20T14:30:00Z', '2026-11-19', { fetchedAt, outcome: 'held' })).toBe(true)
  })
})
