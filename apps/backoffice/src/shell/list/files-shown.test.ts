import { describe, expect, it } from 'vitest'
import { filesShown } from './files-shown.ts'

const ready = (number: number) => ({ number, state: 'done', isExpired: false }) as const
const deleted = (number: number) => ({ number, state: 'done', isExpired: true }) as const
const failed = (number: number) => ({ number, state: 'failed', isExpired: false }) as const
const making = (number: number) => ({ number, state: 'making', isExpired: false }) as const
const stopped = (number: number) => ({ number, state: 'cancelled', isExpired: false }) as const
const shown = (exports: Parameters<typeof filesShown>[0], putAway: readonly number[] = []) =>
  filesShown(exports, putAway).map(({ number }) => number)

describe('files below a list', () => {
  it('are the pending ones, the three newest that can be fetched, and the newest that cannot', () => {
    const exports = [failed(9), making(8), failed(7), deleted(6), ready(5), ready(4), stopped(3), ready(2), ready(1)]
    expect(shown(exports)).toEqual([8, 5, 4, 2, 9])
  })
  it('are no longer a failed or deleted one that was put away, nor an older one in its place', () => {
    expect(shown([failed(3), deleted(2), ready(1)], [3])).toEqual([1])
    expect(shown([failed(4), failed(3), ready(1)], [3])).toEqual([1, 4])
  })
})
