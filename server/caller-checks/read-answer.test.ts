import { describe, expect, it } from 'vitest'
import type { CallerQuestion } from '#contract/play-v1/staff-callers.ts'
import { endOf, isOneOf, readAnswer } from './read-answer.ts'

describe('what a caller says', () => {
  it.each<[CallerQuestion, string, string | undefined]>([
    ['birth-date', '12. 4. 1991', '1991-04-12'],
    ['birth-date', '12/04/1991', '1991-04-12'],
    ['birth-date', '12041991', '1991-04-12'],
    ['birth-date', '1991-4-12', '1991-04-12'],
    ['birth-date', '4. 1991', undefined],
    ['birth-date', '12. 13. 1991', undefined],
    ['email', ' Jana@Players.TEST ', 'jana@players.test'],
    ['email', 'jana', undefined],
    ['phone', '777 123 456', '+420777123456'],
    ['phone', '00420 777 123 456', '+420777123456'],
    ['phone', '777', undefined],
    ['postcode', '110 00', '11000'],
    ['postcode', '!', undefined],
    ['registered-month', '3/2026', '2026-03'],
    ['registered-month', '03 2026', '2026-03'],
    ['registered-month', '2026-03', '2026-03'],
    ['registered-month', '13/2026', undefined],
    ['last-deposit', '2 000', '200000'],
    ['last-deposit', '2000,50 Kč', '200050'],
    ['last-deposit', '2000,-', '200000'],
    ['last-deposit', '2000.5', '200050'],
    ['last-deposit', 'two thousand', undefined],
    ['account-end', '19-2000145399/0800', '5399'],
    ['account-end', '5399', '5399'],
    ['account-end', '399', undefined],
    ['document-end', ' ab 123 456', '3456'],
    ['document-end', '12', undefined],
  ])('is read for %s: %s', (question, said, read) => {
    expect(readAnswer(question, said, 'CZ')).toBe(read)
  })

  it('is right when it is one of those that are', () => {
    expect(isOneOf('5399', ['1111', '5399'])).toBe(true)
    expect(isOneOf('5399', ['1111'])).toBe(false)
    expect(isOneOf('5399', [])).toBe(false)
  })

  it('has no end where a number is too short', () => {
    expect(endOf('')).toBeUndefined()
    expect(endOf('CZ65 0800 0000 1920 0014 5399')).toBe('5399')
  })
})
