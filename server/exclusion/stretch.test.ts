import { describe, expect, test } from 'vitest'
import { addRounds, breakOf, NO_PLAY, playedMinutes, stretchAt } from './stretch.ts'

const rule = { playMinutes: 120, breakMinutes: 15 }
const at = (clock: string) => new Date(`2026-11-21T${clock}:00Z`)
const played = (...clocks: string[]) => addRounds(NO_PLAY, clocks.map(at), rule)

describe('play without a break', () => {
  test('begins with the first round and counts shorter pauses', () => {
    const stretch = played('10:00', '10:14', '10:28')
    expect(stretch).toEqual({ startedAt: at('10:00'), lastRoundAt: at('10:28') })
    expect(playedMinutes(stretch, at('10:30'))).toBe(30)
  })
  test('begins again after a pause as long as a break', () => {
    expect(played('10:00', '10:15').startedAt).toEqual(at('10:15'))
    expect(played('10:00', '10:14', '10:30').startedAt).toEqual(at('10:30'))
  })
  test('is over once the person has not played for the length of a break', () => {
    const stretch = played('10:00', '10:10')
    expect(stretchAt(stretch, rule, at('10:24'))).toBe(stretch)
    expect(stretchAt(stretch, rule, at('10:25'))).toEqual(NO_PLAY)
  })
  test('causes a break after 120 minutes, for 15', () => {
    expect(breakOf(played('10:00', '10:10'), rule)).toEqual({ from: at('12:00'), until: at('12:15') })
    expect(breakOf(NO_PLAY, rule)).toBeUndefined()
  })
  test('does not depend on the order of two devices', () => {
    expect(addRounds(played('10:00', '10:10'), [at('10:05')], rule).lastRoundAt).toEqual(at('10:10'))
  })
})
