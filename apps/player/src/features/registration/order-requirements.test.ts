import { describe, expect, it } from 'vitest'
import { countMet, orderRequirements } from './order-requirements.ts'

const one = (key: string, isMet: boolean, isRequired = true) => ({ key, isMet, isRequired })
const all = [
  one('email', true),
  one('phone', false, false),
  one('profile', false),
  one('limits', false),
  one('identity', false),
]

describe('what an account needs', () => {
  it('begins with the bank and ends with what is done', () =>
    expect(orderRequirements(all).map(({ key }) => key)).toEqual(['identity', 'profile', 'limits', 'phone', 'email']))
  it('counts only what everybody has to enter', () => {
    expect(countMet(all)).toEqual({ done: 1, all: 4 })
    expect(countMet([])).toEqual({ done: 0, all: 0 })
  })
})
