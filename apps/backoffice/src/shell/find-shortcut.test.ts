import { expect, it } from 'vitest'
import { findShortcut } from './find-shortcut.ts'

const run = () => {}
const shortcuts = [
  { keys: 'g t', run, of: 'frame' },
  { keys: 'j', run, of: 'frame' },
  { keys: 't', run, of: 'screen' },
  { keys: 'j', run, of: 'screen' },
  { keys: 'Enter', of: 'listed only' },
]
const found = (sequence: string, key: string) => findShortcut(shortcuts, { sequence, key })?.of

it('a completed sequence is found before the letter that a screen has for itself', () => {
  expect(found('g t', 't')).toBe('frame')
  expect(found('t', 't')).toBe('screen')
})
it('of the same keys those that were added last, and a letter after what begins no sequence', () => {
  expect(found('j', 'j')).toBe('screen')
  expect(found('x j', 'j')).toBe('screen')
})
it('keys that the browser handles itself are only listed', () => {
  expect(found('Enter', 'Enter')).toBeUndefined()
})
