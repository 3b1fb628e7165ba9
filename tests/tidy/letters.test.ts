import { describe, expect, it } from 'vitest'
import { personCs } from '#apps/backoffice/src/texts/person/cs.ts'
import { personEn } from '#apps/backoffice/src/texts/person/en.ts'
import { personSk } from '#apps/backoffice/src/texts/person/sk.ts'
import { en } from '#server/messaging/texts/en.ts'

/** The greeting of all, and how a withdrawal ended, in the words of one letter. */
const NO_LETTERS = /^(?:hello|withdrawal-(?:confiscated|done|expired|refused|returned))$/
const letters = Object.keys(en).filter((key) => !NO_LETTERS.test(key))

describe('letters', () => {
  it.each([
    ['cs', personCs],
    ['en', personEn],
    ['sk', personSk],
  ])('have a name for staff, each of them: %s', (_, texts) => {
    expect(letters.filter((letter) => !Object.hasOwn(texts, `template.${letter}`))).toEqual([])
  })
})
