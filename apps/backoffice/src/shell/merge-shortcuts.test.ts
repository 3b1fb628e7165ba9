import { expect, it } from 'vitest'
import { mergeShortcuts } from './merge-shortcuts.ts'

it('keys that do the same are one', () => {
  const keys = [
    { keys: 'j', label: 'next' },
    { keys: 'k', label: 'previous' },
    { keys: 'ArrowDown', label: 'next' },
  ]
  expect(mergeShortcuts(keys)).toEqual([
    { label: 'next', keys: ['j', 'ArrowDown'] },
    { label: 'previous', keys: ['k'] },
  ])
})
