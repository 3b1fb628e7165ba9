import { describe, expect, it } from 'vitest'
import { levelsReached, standOn, type Level } from './levels.ts'

const level = (levelId: number, requiredPoints: number): Level => ({
  levelId,
  requiredPoints,
  visibilityPoints: null,
  name: { en: `Level ${levelId}` },
  description: { en: 'A level' },
})
const ladder = [level(30, 900), level(10, 0), level(20, 300)]
const ids = (stands: ReturnType<typeof standOn>) => [stands.current?.levelId, stands.next?.levelId]

describe('the ladder', () => {
  it.each([
    [0, [10, 20]],
    [299, [10, 20]],
    [300, [20, 30]],
    [5_000, [30, undefined]],
  ])('with %d points', (ever, expected) => expect(ids(standOn(ladder, { ever, levelId: null }))).toEqual(expected))
  it('keeps a reached level, whatever was corrected since', () =>
    expect(ids(standOn(ladder, { ever: 10, levelId: 20 }))).toEqual([20, 30]))
  it('ignores a level that was removed from the ladder', () =>
    expect(ids(standOn(ladder, { ever: 10, levelId: 77 }))).toEqual([10, 20]))
  it('gives nobody a level if it has none', () =>
    expect(ids(standOn([], { ever: 10, levelId: 1 }))).toEqual([undefined, undefined]))
  it('returns the levels that points reach', () =>
    expect(levelsReached(ladder, 300).map(({ levelId }) => levelId)).toEqual([10, 20]))
})
