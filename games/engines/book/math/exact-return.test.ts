import { describe, expect, it } from 'vitest'
import { scriptedRng } from '../../../kit/math/scripted-rng.ts'
import { simulationRng } from '../../../kit/math/simulation-rng.ts'
import { expectExact } from '../../../kit/testing/expect-exact.ts'
import type { BookDefinition } from './book-definition.ts'
import { problemsOf } from './check-definition.ts'
import { bookEngine } from './index.ts'
import { play } from './play.ts'
import { toyGame } from './toy-game.ts'

const { freeSpins } = toyGame()
const games: Record<string, BookDefinition> = {
  'free spins that come again, cut at the maximum': toyGame(),
  'own strips in free spins': toyGame({
    freeSpins: {
      ...freeSpins,
      reels: [
        [0, 1, 2, 0],
        [1, 2, 0, 3],
        [2, 0, 1, 3],
      ],
    },
  }),
  'awards that differ': toyGame({
    freeSpins: { ...freeSpins, awards: [0, 0, 1, 2], maxSpins: 2, specialWeights: [0, 1, 0, 0] },
    reels: [
      [0, 1, 2, 0, 1, 2, 3],
      [1, 2, 0, 3],
      [2, 1, 3, 0],
    ],
  }),
  'one special symbol': toyGame({ freeSpins: { ...freeSpins, specialWeights: [0, 1, 0, 0] } }),
}

describe.each(Object.entries(games))('book: %s', (_, definition) => {
  it('is a legal definition', () => expect(problemsOf(definition)).toEqual([]))
  it('equals, to the last digit, what all rounds return', () => expectExact(bookEngine, definition))
})

describe('the special symbol', () => {
  it('fills its reels and pays on every line, neighbours or not', () => {
    // Three books; the high symbol is special; it lands on the first and the last reel.
    const { special, spins } = play(toyGame(), 2, scriptedRng([2, 2, 1, 0, 0, 0, 3]))
    expect(special).toBe(0)
    expect(spins[1]?.kind).toBe('free')
    expect(spins[1]?.grid.map((column) => column.includes(0))).toEqual([true, true, true])
    expect(spins[1]?.expansion).toEqual({ symbol: 0, reels: [0, 1, 2], count: 3, payMinor: 2 * 20 })
  })

  it('is the same in all free spins of a round, and everything adds up', () => {
    const rng = simulationRng(5)
    let opened = 0
    for (let round = 0; round < 5000; round += 1) {
      const { special, spins, winMinor } = play(toyGame(), 20, rng)
      expect(spins.reduce((sum, spin) => sum + spin.winMinor, 0)).toBe(winMinor)
      expect(special !== undefined).toBe(spins.length > 1)
      if (special === undefined) continue
      opened += 1
      for (const { expansion, wins, winMinor: won } of spins) {
        if (expansion) expect(expansion.symbol).toBe(special)
        expect(wins.reduce((sum, { payMinor }) => sum + payMinor, expansion?.payMinor ?? 0)).toBe(won)
      }
    }
    expect(opened).toBeGreaterThan(100)
  })
})

describe('planted errors', () => {
  const definition = toyGame()
  const { rtp } = bookEngine.exactReturn(definition)
  it.each<[string, Partial<BookDefinition>]>([
    ['another special symbol', { freeSpins: { ...freeSpins, specialWeights: [2, 2, 3, 0] } }],
    ['a free spin more', { freeSpins: { ...freeSpins, maxSpins: 3 } }],
    ['a coin more for three books', { book: { symbol: 3, pays: [0, 0, 3, 13] } }],
    ['a coin more on a line', { symbols: definition.symbols.with(1, { id: 'middle', pays: [0, 0, 0, 10] }) }],
    ['a line less', { lines: [[1, 1, 1]] }],
  ])('a definition with %s has another return', (_, change) => {
    expect(bookEngine.exactReturn({ ...definition, ...change }).rtp).not.toBe(rtp)
  })

  it.each<[string, Partial<BookDefinition>]>([
    ['two books at once', { reels: toyGame().reels.with(0, [0, 3, 2, 3]) }],
    ['a book that pays on lines', { symbols: toyGame().symbols.with(3, { id: 'book', pays: [0, 0, 0, 1] }) }],
    ['a special book', { freeSpins: { ...freeSpins, specialWeights: [1, 1, 1, 1] } }],
    ['no way to its free spins', { freeSpins: { ...freeSpins, awards: [0, 0, 0, 0] } }],
  ])('a definition with %s is refused', (_, change) => expect(problemsOf(toyGame(change))).not.toEqual([]))
})
