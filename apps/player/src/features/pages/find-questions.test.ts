import { expect, it } from 'vitest'
import { findQuestions } from './find-questions.ts'
import { groupQuestions } from './group-questions.ts'

const paragraph = (text: string) => ({ kind: 'paragraph' as const, line: [{ text }] })
const questions = groupQuestions([
  { kind: 'heading', text: 'Kam mi přijde výhra?' },
  paragraph('Výplatu vidíte na stránce pro výběr.'),
  { kind: 'heading', text: 'Jak si nastavím limit?' },
  paragraph('Na stránce limitů ve svém účtu.'),
  { kind: 'heading', text: 'Đặt giới hạn nạp tiền ở đâu?' },
  paragraph('Trong tài khoản.'),
])

it.each([
  ['výplata', [0]],
  ['LIMITY', [1]],
  ['na strance', [1, 0]],
  ['dat gioi han', [2]],
  ['kouzlo', []],
  [' ?! ', [0, 1, 2]],
])('"%s" finds the questions %j, in other forms of its words too', (wanted, places) =>
  expect(findQuestions(questions, wanted)).toEqual(places.map((place) => questions[place])),
)
