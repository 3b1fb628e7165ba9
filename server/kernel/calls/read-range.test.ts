import { describe, expect, it, test } from 'vitest'
import { readRange } from './read-range.ts'

describe('a range of a file', () => {
  test.each([
    ['bytes=0-9', { from: 0, to: 9 }],
    ['bytes=90-', { from: 90, to: 99 }],
    ['bytes=-10', { from: 90, to: 99 }],
    ['bytes=-1000', { from: 0, to: 99 }],
    ['bytes=95-1000', { from: 95, to: 99 }],
    ['bytes=100-', 'beyond'],
    ['bytes=-0', 'beyond'],
    ['bytes=9-1', 'whole'],
    ['bytes=0-1,5-6', 'whole'],
    ['bytes=-', 'whole'],
    ['lines=1-2', 'whole'],
    [`bytes=${'9'.repeat(400)}-`, 'whole'],
  ])('%s', (asked, expected) => expect(readRange(asked, 100)).toEqual(expected))
  it('is the whole file without a header', () => expect(readRange(undefined, 100)).toBe('whole'))
})
