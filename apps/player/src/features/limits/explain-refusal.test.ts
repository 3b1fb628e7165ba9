import { expect, it } from 'vitest'
import { allowedNumbers, lawSentence, refusedKind } from './explain-refusal.ts'

it('the sentence of the law is read in the language of the page', () => {
  const failed = { code: 'ERR_NO_CHANGES_LEFT_THIS_MONTH', details: { texts: { cs: 'Znovu to půjde 1. 12.', sk: '' } } }
  expect(lawSentence(failed, 'cs')).toBe('Znovu to půjde 1. 12.')
  expect(lawSentence(failed, 'sk')).toBeUndefined()
  expect(lawSentence(failed, 'en')).toBeUndefined()
  expect(lawSentence({ code: 'ERR_NETWORK' }, 'cs')).toBeUndefined()
})

it('bounds and kind of a refused value are read only when they are there', () => {
  const failed = { code: 'ERR_AMOUNT_NOT_ALLOWED', details: { kind: 'StakeDayCasinoLimit', min: 0, max: 5 } }
  expect(allowedNumbers(failed)).toEqual({ min: 0, max: 5 })
  expect(refusedKind(failed)).toBe('StakeDayCasinoLimit')
  expect(allowedNumbers({ code: 'ERR_AMOUNT_NOT_ALLOWED', details: { min: '0' } })).toBeUndefined()
  expect(refusedKind({ code: 'ERR_NETWORK' })).toBeUndefined()
})
