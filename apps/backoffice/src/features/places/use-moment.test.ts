import { expect, it } from 'vitest'
import { readInstant } from './use-moment.ts'

it('reads the instant that the slider and the field write into the address, and nothing else', () => {
  const at = '2027-11-27T02:57:56.501Z'
  expect(readInstant(at)).toBe(at)
  expect(readInstant('2026-10-25T01:30:00Z')).toBe('2026-10-25T01:30:00.000Z')
  for (const wrong of [null, '', 'now', '2027-11-27', '2027-11-27T02:57', '2027-99-99T02:57:00Z'])
    expect(readInstant(wrong), String(wrong)).toBeUndefined()
})
