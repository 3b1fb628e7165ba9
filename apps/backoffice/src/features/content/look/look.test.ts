import { describe, expect, it } from 'vitest'
import { moved, previewOn } from './look.ts'
import { stepBack, stepForward } from './use-steps.ts'

describe('the studio', () => {
  it('tries a look on another page and in another theme at the same signed address', () => {
    const url = 'https://www.casino.example/cs?preview=abc'
    expect(previewOn(url, '', 'light')).toBe('https://www.casino.example/cs?preview=abc&theme=light')
    expect(previewOn(url, 'faq', 'dark')).toBe('https://www.casino.example/cs/faq?preview=abc&theme=dark')
  })
  it('moves an entry within its list and never out of it', () => {
    expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c'])
    expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c'])
    expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c'])
  })
  it('goes back and forward again', () => {
    const steps = { past: [1, 2], now: 3, next: [] }
    expect(stepBack(steps)).toEqual({ past: [1], now: 2, next: [3] })
    expect(stepForward(stepBack(steps))).toEqual(steps)
    expect(stepBack({ past: [], now: 1, next: [] })).toEqual({ past: [], now: 1, next: [] })
  })
})
