import { expect, it } from 'vitest'
import { editedTo, isOvertaken } from './synonym-edit.ts'

it('unsaved lines remain when a colleague saves, and the conflict is reported', () => {
  const edit = editedTo(editedTo(undefined, 'slots = fr', 1), 'slots = fruits', 1)
  expect(isOvertaken(edit, 'cards = poker', 1)).toBe(false)
  expect(editedTo(edit, 'slots = fruits, lotto', 2)).toEqual({ text: 'slots = fruits, lotto', basedOn: 1 })
  expect(isOvertaken(edit, 'cards = poker', 2)).toBe(true)
  expect(isOvertaken(edit, 'slots = fruits', 2)).toBe(false)
  expect(isOvertaken(undefined, 'cards = poker', 2)).toBe(false)
})
