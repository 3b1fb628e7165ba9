import { expect, it } from 'vitest'
import { needsFrom, readInstant } from './use-moment.ts'

it('reads the instant that the slider and the field write into the address, and nothing else', () => {
  const at = '2027-11-27T02:57:56.501Z'
  expect(readInstant(at)).toBe(at)
  expect(readInstant('2026-10-25T01:30:00Z')).toBe('2026-10-25T01:30:00.000Z')
  for (const wrong of [null, '', 'now', '2027-11-27', '2027-11-27T02:57', '2027-99-99T02:57:00Z'])
    expect(readInstant(wrong), String(wrong)).toBeUndefined()
})

it('asks from when, where the facts of another instant would otherwise be written from now on', () => {
  expect(needsFrom('2026-11-20T10:00:00.000Z', '')).toBe(true)
  expect(needsFrom('2026-11-20T10:00:00.000Z', '2026-11-20T11:00')).toBe(false)
  expect(needsFrom(undefined, '')).toBe(false)
})
