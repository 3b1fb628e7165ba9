import { describe, expect, it } from 'vitest'
import { gameLanguages } from '../description/description.ts'
import { faceOf, frenchDeck, germanDeck, shortDeck } from './deck.ts'
import { cardName } from './names.ts'

describe('packs', () => {
  it('number their cards suit by suit, with the joker last', () => {
    expect(faceOf(frenchDeck, 0)).toEqual({ suit: 'hearts', rank: '2' })
    expect(faceOf(frenchDeck, 51)).toEqual({ suit: 'spades', rank: 'A' })
    expect(faceOf(frenchDeck, 52)).toBe('joker')
    expect(faceOf(germanDeck, 0)).toEqual({ suit: 'hearts', rank: '7' })
    expect(faceOf(germanDeck, 31)).toEqual({ suit: 'acorns', rank: 'A' })
    expect(faceOf(shortDeck, 8)).toEqual({ suit: 'diamonds', rank: '7' })
  })

  it.each(gameLanguages)('have a name of its own for every card in %s', (language) => {
    for (const deck of [frenchDeck, germanDeck, shortDeck]) {
      const count = deck.suits.length * deck.ranks.length
      const names = Array.from({ length: count }, (_, card) => cardName(language, deck, card))
      expect(new Set(names).size).toBe(count)
      for (const name of names) expect(name).not.toMatch(/[{}]|undefined/u)
    }
    expect(cardName(language, frenchDeck, undefined)).not.toBe(cardName(language, frenchDeck, 52))
  })
})
