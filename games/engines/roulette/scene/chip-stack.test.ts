import { describe, expect, it } from 'vitest'
import { createChipStack } from './chip-stack.ts'

const stakes = [200, 1000, 5000]

describe('chips on the table', () => {
  it('add up on a spot, and can be undone step by step', () => {
    const stack = createChipStack({ stakes })
    expect(stack.add([{ spot: 3, amountMinor: 200 }])).toBe(true)
    expect(stack.add([{ spot: 3, amountMinor: 1000 }])).toBe(true)
    expect(stack.add([{ spot: 7, amountMinor: 200 }])).toBe(true)
    expect([stack.at(3), stack.totalMinor]).toEqual([1200, 1400])
    stack.undo()
    expect(stack.list()).toEqual([{ spot: 3, amountMinor: 1200 }])
    stack.clear()
    expect(stack.totalMinor).toBe(0)
    stack.undo()
    expect(stack.totalMinor).toBe(1200)
  })

  it('stay within the limits of a spot and the table, all or nothing', () => {
    const stack = createChipStack({ stakes })
    expect(stack.add([{ spot: 0, amountMinor: 5000 }])).toBe(true)
    expect(
      stack.add([
        { spot: 1, amountMinor: 200 },
        { spot: 0, amountMinor: 200 },
      ]),
    ).toBe(false)
    expect(stack.totalMinor).toBe(5000)
    for (let spot = 1; spot < 10; spot += 1) expect(stack.add([{ spot, amountMinor: 5000 }])).toBe(true)
    expect(stack.totalMinor).toBe(stack.mostMinor)
    expect(stack.add([{ spot: 11, amountMinor: 200 }])).toBe(false)
    expect(stack.double()).toBe(false)
  })

  it('never pass the largest stake of the market', () => {
    const stack = createChipStack({ stakes, maxStakeMinor: 6000 })
    expect(stack.mostMinor).toBe(6000)
    expect(stack.add([{ spot: 0, amountMinor: 5000 }])).toBe(true)
    expect(stack.add([{ spot: 1, amountMinor: 5000 }])).toBe(false)
    expect(stack.add([{ spot: 1, amountMinor: 1000 }])).toBe(true)
  })

  it('can be repeated after a round, and doubled', () => {
    const stack = createChipStack({ stakes })
    expect(stack.repeat()).toBe(false)
    const played = [
      { spot: 2, amountMinor: 200 },
      { spot: 5, amountMinor: 1000 },
    ]
    stack.set(played)
    stack.finish(played)
    expect(stack.totalMinor).toBe(0)
    expect(stack.repeat()).toBe(true)
    expect(stack.list()).toEqual(played)
    expect(stack.double()).toBe(true)
    expect(stack.totalMinor).toBe(2400)
    expect(stack.take(5)).toBe(true)
    expect(stack.list()).toEqual([{ spot: 2, amountMinor: 400 }])
  })

  it('can be repeated after the page was reloaded, as long as nothing was played since', () => {
    const [before, now] = [[{ spot: 3, amountMinor: 400 }], [{ spot: 9, amountMinor: 200 }]]
    const stack = createChipStack({ stakes })
    stack.remember([])
    expect(stack.canRepeat).toBe(false)
    stack.remember(before)
    expect([stack.totalMinor, stack.canRepeat]).toEqual([0, true])
    expect(stack.repeat()).toBe(true)
    expect(stack.list()).toEqual(before)
    stack.finish(now)
    stack.remember(before)
    expect(stack.repeat()).toBe(true)
    expect(stack.list()).toEqual(now)
  })
})
