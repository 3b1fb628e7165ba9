import { expect, it } from 'vitest'
import { isSameName } from './same-name.ts'

const person = (firstName: string, surname: string) => ({ firstName, surname })

it.each([
  ['NOVAKOVA JANA', person('Jana', 'Nováková')],
  ['Ing. Jana Nováková, Ph.D.', person('Jana', 'Nováková')],
  ['DANG THI HUONG', person('Thị Hương', 'Đặng')],
  ['WALESA LUKASZ', person('Łukasz', 'Wałęsa')],
  ['IVAN SHCHUKIN', person('Иван', 'Щукин')],
])('the bank’s %s is the player', (holder, payee) => {
  expect(isSameName(holder, payee)).toBe(true)
})

it.each([
  ['NOVAK JAN', person('Jana', 'Nováková')],
  ['NOVAKOVA', person('Jana', 'Nováková')],
  ['', person('Jana', 'Nováková')],
])('the bank’s %s is not', (holder, payee) => {
  expect(isSameName(holder, payee)).toBe(false)
})
