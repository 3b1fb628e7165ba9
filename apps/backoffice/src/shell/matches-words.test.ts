import { expect, it } from 'vitest'
import { matchesWords } from './matches-words.ts'

it('finds words without accents and in any order, and refuses a word that is not there', () => {
  expect(matchesWords('Hráči', 'hraci')).toBe(true)
  expect(matchesWords('Tmavý vzhled', 'vzh tma')).toBe(true)
  expect(matchesWords('Hry', '')).toBe(true)
  expect(matchesWords('Hry', 'hra')).toBe(false)
})
