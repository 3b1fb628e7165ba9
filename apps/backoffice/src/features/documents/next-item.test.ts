import { expect, it } from 'vitest'
import { neighbourOf, nextAfter } from './next-item.ts'

const items = ['a', 'b', 'c'].map((itemId) => ({ itemId }))

it('goes to the neighbours in the queue and stops at its ends', () => {
  expect(neighbourOf(items, 'a', 1)).toEqual({ itemId: 'b' })
  expect(neighbourOf(items, 'b', -1)).toEqual({ itemId: 'a' })
  expect(neighbourOf(items, 'c', 1)).toBeUndefined()
  expect(neighbourOf(items, 'gone', 1)).toEqual({ itemId: 'a' })
})

it('opens the next one after a decision, and a skipped one after the last', () => {
  expect(nextAfter(items, 'a')).toEqual({ itemId: 'b' })
  expect(nextAfter(items, 'c')).toEqual({ itemId: 'a' })
  expect(nextAfter([{ itemId: 'a' }], 'a')).toBeUndefined()
})
