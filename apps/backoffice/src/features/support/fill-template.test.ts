import { expect, test } from 'vitest'
import { fillTemplate } from './fill-template.ts'

test("a template contains the ticket's number in each placeholder, and nothing else", () => {
  expect(fillTemplate('Dotaz {number} ({number}), {name}', { number: 20417 })).toBe('Dotaz 20417 (20417), {name}')
  expect(fillTemplate('Děkujeme.', { number: 1 })).toBe('Děkujeme.')
})
