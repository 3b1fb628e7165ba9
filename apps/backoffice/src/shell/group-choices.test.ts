import { expect, it } from 'vitest'
import { groupChoices } from './group-choices.ts'

const choices = [
  ...['a', 'b', 'c', 'd'].map((id) => ({ id, group: 'players' })),
  ...['e'].map((id) => ({ id, group: 'payments' })),
]
const shown = (of: ReturnType<typeof groupChoices<(typeof choices)[number]>>) =>
  of.map(({ name, choices: own, count }) => [name, own.map(({ id }) => id).join(''), count])

it('three of each group stand there, with how many there are', () => {
  expect(shown(groupChoices(choices))).toEqual([
    ['players', 'abc', 4],
    ['payments', 'e', 1],
  ])
})
it('narrowed to one group all of it stands there, and a group that is gone narrows nothing', () => {
  expect(shown(groupChoices(choices, { only: 'players' }))).toEqual([['players', 'abcd', 4]])
  expect(shown(groupChoices(choices, { only: 'rounds' }))).toEqual(shown(groupChoices(choices)))
})
it('whole, everything stands there', () => {
  expect(shown(groupChoices(choices, { isWhole: true }))[0]).toEqual(['players', 'abcd', 4])
})
