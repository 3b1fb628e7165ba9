import { expect, test } from 'vitest'
import { judgePin } from './judge-pin.ts'

const BORN = '1991-04-12'

test.each(['0000', '777777', '1212', '123123', '1234', '234567', '9876', '7890', '0987'])('%s is too simple', (pin) => {
  expect(judgePin(pin, BORN)).toBe('too-simple')
})

test.each(['1991', '1204', '0412', '120491', '910412'])('%s is the day of birth', (pin) => {
  expect(judgePin(pin, BORN)).toBe('birth-date')
})

test.each(['2580', '4071', '84026', '159357'])('%s is accepted', (pin) => {
  expect(judgePin(pin, BORN)).toBeUndefined()
})
