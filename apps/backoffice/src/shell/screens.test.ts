import { expect, it } from 'vitest'
import { screens } from './screens.ts'

it('each screen has a key of its own after G', () => {
  const keys = screens.map(({ letter }) => letter)
  expect(keys.filter((letter, place) => keys.indexOf(letter) !== place)).toEqual([])
  expect(keys).not.toContain('g')
})
