import { describe, expect, it } from 'vitest'
import { lastAccepted, mustAccept } from './must-accept.ts'

const day = (of: number) => new Date(Date.UTC(2026, 10, of))
const first = '2026-11'
const begun = [
  { language: 'cs', version: 1, beganAt: day(1) },
  { language: 'sk', version: 1, beganAt: day(1) },
  { language: 'cs', version: 2, beganAt: day(10) },
  { language: 'sk', version: 2, beganAt: day(10) },
  // A correction, which nobody must accept.
  { language: 'cs', version: 3, beganAt: day(12) },
]
const asked = (accepted: readonly string[], more: object = {}) =>
  mustAccept({ language: 'cs', askedSince: day(10), accepted, begun, first, ...more })

describe('a player must accept the terms again', () => {
  it('with an acceptance of an earlier version only', () => {
    expect(asked(['2026-11'])).toBe(true)
    expect(asked([])).toBe(true)
  })
  it('never while no version requires it', () => {
    expect(asked([], { askedSince: null })).toBe(false)
  })
  it('but not with that version, a later correction, or the same change in another language', () => {
    expect(asked(['2026-11', '2026-11.2-cs'])).toBe(false)
    expect(asked(['2026-11.3-cs'])).toBe(false)
    expect(asked(['2026-11.2-sk'])).toBe(false)
  })
  it('with the first version of another language that began again', () => {
    const again = begun.map((one) => (one.language === 'sk' && one.version === 1 ? { ...one, beganAt: day(15) } : one))
    expect(asked(['2026-11'], { begun: again })).toBe(true)
  })
})

it('compared with the highest accepted version of the language', () => {
  const accepted = ['2026-11', '2026-11.2-cs', '2026-11.2-sk']
  expect(lastAccepted({ language: 'cs', accepted, begun, first })).toBe(2)
  expect(lastAccepted({ language: 'en', accepted, begun, first })).toBeUndefined()
})
