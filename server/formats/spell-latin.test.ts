import { expect, it } from 'vitest'
import { spellLatin } from './spell-latin.ts'

it.each([
  ['Příliš žluťoučký kůň', 'Prilis zlutoucky kun'],
  ['Đặng Thị Hương', 'Dang Thi Huong'],
  ['Łukasz Wałęsa', 'Lukasz Walesa'],
  ['Jørgen Groß', 'Joergen Gross'],
  ['Иван Щукин', 'Ivan Shchukin'],
  ['Олексій Юрійович Ґалаґан', 'Oleksii Iuriiovich Galagan'],
  ["Anne-Marie O'Neill 2.", "Anne-Marie O'Neill 2."],
  ['', ''],
])('%s is spelled %s', (name, spelled) => {
  expect(spellLatin(name)).toBe(spelled)
})
