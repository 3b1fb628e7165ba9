import { describe, expect, it } from 'vitest'
import { cs } from '#apps/backoffice/src/texts/cs.ts'
import { en } from '#apps/backoffice/src/texts/en.ts'
import { sk } from '#apps/backoffice/src/texts/sk.ts'
import { en as letterTexts } from '#server/messaging/texts/en.ts'

/** Keys that are not letters: the common greeting, and the endings of one letter about withdrawals. */
const NO_LETTERS = /^(?:hello|withdrawal-(?:confiscated|done|expired|refused|returned))$/
const letters = Object.keys(letterTexts).filter((key) => !NO_LETTERS.test(key))

describe('letters', () => {
  it.each([
    ['cs', cs],
    ['en', en],
    ['sk', sk],
  ])('each have a name for staff: %s', (_, texts) => {
    expect(letters.filter((letter) => !Object.hasOwn(texts, `template.${letter}`))).toEqual([])
  })
})
