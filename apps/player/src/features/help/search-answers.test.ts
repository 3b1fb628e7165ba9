import { describe, expect, it, test } from 'vitest'
import type { Tone } from '#config/brand-schema.ts'
import { languages } from '#config/shapes.ts'
import { ADDRESSING, findAddress } from '#config/texts/find-address.ts'
import type { FormOfAddress } from '#config/texts/form-of-address.ts'
import { TOPICS } from '#contract/states/ticket-states.ts'
import { answersOf } from './answers.server.ts'
import { markWords, searchAnswers } from '../../shell/page-texts/search-answers.ts'

const all = { hasVenueCards: true, hasVenues: true, hasWallet: true, hasBankLook: true, hasOldAccounts: true }
const czech = answersOf('cs', { market: 'CZE', parts: all, tone: 'usual' })
const idsFor = (q: string) => searchAnswers(czech, q).map(({ id }) => id)

describe('search in help', () => {
  test.each([
    ['výběr', 'withdrawalWhere'],
    ['VYBER', 'withdrawalWhere'],
    ['heslo', 'passwordForgotten'],
    ['zapomenuté hesla', 'passwordForgotten'],
    ['limitu', 'changeLimit'],
    ['doklad', 'verifyIdentity'],
  ])('“%s” finds %s', (q, id) => expect(idsFor(q)).toContain(id))

  it('wants every word, and puts those first that have it in the question', () => {
    expect(idsFor('bonus vzdát')).toEqual(['bonusGivenUp'])
    expect(idsFor('rtp')[0]).toBe('rtp')
    expect(idsFor('žeton')).toEqual([])
    expect(idsFor('  ?! ')).toEqual([])
  })

  it('highlights whole words and keeps every letter', () => {
    const text = 'Kde jsou moje peníze z výběru? Výběr, vyberte.'
    const parts = markWords(text, 'vyber')
    expect(parts.filter(({ isMarked }) => isMarked).map((part) => part.text)).toEqual(['výběru', 'Výběr', 'vyberte'])
    expect(parts.map((part) => part.text).join('')).toBe(text)
    expect(markWords('<b>výběr</b>', 'b')).toContainEqual({ text: 'b', isMarked: true })
  })
})

it.each(ADDRESSING)('answers in %s address the player as the brand does', (language) => {
  const addresses = (tone: Tone, form: FormOfAddress) =>
    answersOf(language, { market: 'CZE', parts: all, tone }).flatMap(({ question, answer }) =>
      findAddress(language, form, `${question} ${answer}`),
    )
  expect(addresses('informal', 'formal')).toEqual([])
  expect(addresses('usual', 'informal')).toEqual([])
  expect(addresses('informal', 'informal').length).toBeGreaterThan(8)
})

describe.each(languages)('answers in %s', (language) => {
  const answers = answersOf(language, { market: 'SVK', parts: all, tone: 'usual' })
  it('stand for each of the eight topics, and are whole', () => {
    for (const topic of TOPICS)
      expect(
        answers.some((one) => one.topic === topic),
        topic,
      ).toBe(true)
    for (const { id, question, answer } of answers) {
      expect(question.length, id).toBeGreaterThan(5)
      expect(answer.length, id).toBeGreaterThan(40)
      expect(answer, id).not.toMatch(/[{}]/)
    }
  })
  it('omit what the brand does not have', () => {
    const none = answersOf(language, {
      market: 'SVK',
      parts: { ...all, hasVenueCards: false, hasOldAccounts: false },
      tone: 'usual',
    })
    expect(none.map(({ id }) => id)).not.toContain('addVenueCard')
    expect(none).toHaveLength(answers.length - 2)
  })
})
