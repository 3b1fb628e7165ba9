import { describe, expect, it } from 'vitest'
import { createReel, feedMs, feedReel, setReel, turnReel } from './reel.ts'

const strip = [0, 1, 2, 3, 4, 5]

describe('reel', () => {
  it('stops with the fed column in the window at the predicted time', () => {
    const reel = createReel(strip, [1, 2, 3])
    turnReel(reel, strip, 140, false)
    feedReel(reel, strip, [5, 4, 3])
    const promised = feedMs(reel, 3)
    let passed = 0
    while (!turnReel(reel, strip, 8, true)) passed += 8
    expect(reel.cells.slice(1)).toEqual([5, 4, 3])
    expect(Math.abs(passed - promised)).toBeLessThan(17)
    expect(reel.offset).toBe(0)
  })

  it.each([
    ['taller', [5, 4, 3, 2, 1, 0]],
    ['shorter', [5, 4]],
  ])('becomes %s on the way and stands with exactly its rows', (_, column) => {
    const reel = createReel(strip, [1, 2, 3, 4])
    turnReel(reel, strip, 140, false)
    feedReel(reel, strip, column)
    for (let frames = 0; frames < 200 && !turnReel(reel, strip, 8, true); frames += 1) {
      // The window is covered at every moment of the motion.
      expect(reel.cells.length).toBeGreaterThanOrEqual(Math.min(Math.ceil(reel.shownRows), column.length) + 1)
    }
    expect(reel.cells.slice(1)).toEqual(column)
    expect(reel.shownRows).toBe(column.length)
  })

  it('sets a column at once', () => {
    const reel = createReel(strip, [1, 2, 3])
    setReel(reel, [4, 5])
    expect(reel.cells.slice(1)).toEqual([4, 5])
    expect(reel.isTurning).toBe(false)
  })
})
