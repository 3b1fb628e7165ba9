import { expect, test } from 'vitest'
import { drawQuestions } from './draw-questions.ts'

const first = () => 0
const account = ['registered-month', 'last-deposit', 'account-end']

test('asks four, two of them of what only the account knows, in no order of ours', () => {
  const known = ['birth-date', 'email', 'phone', 'registered-month', 'last-deposit', 'account-end'] as const
  const drawn = drawQuestions(known, first) ?? []
  expect(drawn).toHaveLength(4)
  expect(new Set(drawn).size).toBe(4)
  expect(drawn.filter((one) => account.includes(one))).toHaveLength(2)
  const last = drawQuestions(known, (below) => below - 1) ?? []
  expect(last).not.toEqual(drawn)
})

test('asks what there is, and nobody about whom too little is known', () => {
  expect(drawQuestions(['birth-date', 'email', 'registered-month'], first)).toHaveLength(3)
  expect(drawQuestions(['email', 'registered-month'], first)).toBeUndefined()
})
