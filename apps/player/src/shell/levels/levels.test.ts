import { describe, expect, it } from 'vitest'
import { findLevels, levelProgress, sortLevels, type Level } from './levels.ts'

const level = (id: number, requiredPoints: number): Level => ({
  id,
  requiredPoints,
  name: `L${id}`,
  description: '',
  image: '',
  visibilityPoints: null,
  requiredLevelCounter1: null,
  requiredLevelCounter2: null,
  customData: null,
})
const ladder = [level(3, 900), level(1, 0), level(2, 100)]
const ids = (found: ReturnType<typeof findLevels>) => found && [found.current.id, found.next.id]

describe('levels', () => {
  it('are sorted by required points', () => expect(sortLevels(ladder).map(({ id }) => id)).toEqual([1, 2, 3]))
  it('find the current and the one after it', () => expect(ids(findLevels(ladder, 2))).toEqual([2, 3]))
  it('end at the last', () => expect(ids(findLevels(ladder, 3))).toEqual([3, 3]))
  it('start at the first and second for an unknown level', () => expect(ids(findLevels(ladder, 99))).toEqual([1, 2]))
  it('work with a single level', () => {
    expect(ids(findLevels([level(7, 0)], undefined))).toEqual([7, 7])
    expect(ids(findLevels([level(7, 0)], 7))).toEqual([7, 7])
  })
  it('are undefined without levels', () => expect(findLevels([], 1)).toBeUndefined())
  it('fill the ring between two levels', () => {
    const found = findLevels(ladder, 2)
    expect(found && levelProgress(found, 500)).toBe(50)
    expect(found && levelProgress(found, 5)).toBe(0)
    expect(found && levelProgress(found, 5000)).toBe(100)
  })
})
