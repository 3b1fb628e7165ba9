import { expect, test } from 'vitest'
import { mayAskOn } from './consent-question.ts'
import { paths } from '../paths.ts'

test('the question about measuring comes by itself on the lobby, and never over a form', () => {
  expect(mayAskOn('/cs', paths.lobby('cs'))).toBe(true)
  expect(mayAskOn('/cs/', paths.lobby('cs'))).toBe(true)
  const others = [paths.deposit, paths.withdraw, paths.account, paths.register, paths.login, paths.limits]
  for (const path of others) expect(mayAskOn(path('cs'), paths.lobby('cs'))).toBe(false)
})
