import { describe, expect, it } from 'vitest'
import { countUpMs } from './count-up.ts'
import { createMotion } from './motion.ts'

describe('motion', () => {
  it('steps from 0 to 1 on the given clock and then ends', async () => {
    const seen: number[] = []
    const motion = createMotion()
    const run = motion.run(100, (progress) => seen.push(progress))
    for (const now of [1000, 1050, 1100]) motion.tick(now)
    await run
    expect(seen).toEqual([0, 0, 0.5, 1])
    expect(motion.isMoving).toBe(false)
  })

  it('is slower or faster according to its pace', async () => {
    const motion = createMotion(undefined, 1.5)
    let seen = 0
    const done = motion.run(100, (progress) => (seen = progress))
    motion.tick(1000)
    motion.tick(1075)
    expect(seen).toBeCloseTo(0.5, 6)
    motion.tick(1149)
    expect(motion.isMoving).toBe(true)
    motion.tick(1150)
    await done
    expect(motion.isMoving).toBe(false)
  })

  it('skips only skippable motion', async () => {
    const motion = createMotion()
    const ends: string[] = []
    void motion.run(100, () => undefined, false).then(() => ends.push('fixed'))
    const wait = motion.wait(5000).then(() => ends.push('wait'))
    motion.skip()
    await wait
    expect(ends).toEqual(['wait'])
    expect(motion.isMoving).toBe(true)
  })
})

describe('countUpMs', () => {
  it.each([
    [0, 0],
    [100, 0],
    [101, 600],
    [999, 600],
    [1000, 1600],
    [5000, 3000],
  ])('of a win of %i on a stake of 100 is %i', (win, ms) => expect(countUpMs(win, 100)).toBe(ms))
})
