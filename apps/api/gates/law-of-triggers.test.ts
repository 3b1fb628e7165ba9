import { describe, expect, it } from 'vitest'
import { PLAY_MEANINGS } from '#contract/event-uses.ts'
import { lawOfTriggers } from './law-of-triggers.ts'

const clock = { now: () => new Date('2026-11-25T12:00:00Z') }
const FAVOURS = ['gift', 'points', 'offer'] as const
const cases = FAVOURS.flatMap((favour) => PLAY_MEANINGS.map((play) => [favour, play] as const))

describe('the law of triggers', () => {
  it.each(cases)('CZE: no %s for %s, by CZ-15, with a sentence in each language and the lawful way', (favour, play) => {
    const finding = lawOfTriggers('CZE', clock)(favour, play)
    expect(finding).toMatchObject({ refusal: { ruleId: 'CZ-15' }, remedy: 'give-without-play' })
    expect(Object.values(finding?.texts ?? {}).every((text) => text.length > 10)).toBe(true)
    expect(Object.keys(finding?.texts ?? {})).toHaveLength(6)
  })
  it.each(cases)('SVK: %s for %s stands', (favour, play) =>
    expect(lawOfTriggers('SVK', clock)(favour, play)).toBeUndefined(),
  )
  it.each(FAVOURS)('both: %s for no play stands', (favour) => {
    for (const market of ['CZE', 'SVK']) expect(lawOfTriggers(market, clock)(favour, null)).toBeUndefined()
  })
  it('a market of which nothing is known allows no gift', () =>
    expect(lawOfTriggers('POL', clock)('gift', null)).toMatchObject({ remedy: 'not-in-this-market' }))
})
