import { Compile } from 'typebox/compile'
import { coinProblems } from '../../../kit/math/coin-stakes.ts'
import { aloneProblems, lineProblems } from '../../../kit/math/line-problems.ts'
import { BookDefinition } from './book-definition.ts'

const shape = Compile(BookDefinition)

/** Every reason why this is not a book game that can be played, or none. */
export function problemsOf(definition: unknown): string[] {
  if (!shape.Check(definition)) {
    return [...shape.Errors(definition)].map(({ instancePath, message }) => `${instancePath || '/'} ${message}`)
  }
  const { symbols, reels, rows, book, freeSpins } = definition
  const problems = [...coinProblems(definition.coinValues), ...lineProblems({ ...definition, wild: book }, [])]
  const say = (problem: string): void => void problems.push(problem)
  const free = freeSpins.reels ?? reels
  if (book.symbol >= symbols.length) say('There is no book.')
  if (symbols[book.symbol]?.pays.some((pay) => pay > 0)) say('The book never pays on a line.')
  if (free.length !== reels.length) say('Free spins have as many reels.')
  if (free.some((strip) => strip.some((symbol) => symbol >= symbols.length))) say('A free strip shows no such symbol.')
  problems.push(...aloneProblems(reels, rows, book.symbol), ...aloneProblems(free, rows, book.symbol))
  if (book.pays.length !== reels.length + 1) say('Book pays go from 0 to the number of reels.')
  if (freeSpins.awards.length !== reels.length + 1) say('Awards go from 0 to the number of reels.')
  if (freeSpins.awards.some((award) => award > freeSpins.maxSpins)) say('An award is above the maximum.')
  if (!freeSpins.awards.some((award) => award > 0)) say('The free spins can never begin.')
  if (freeSpins.specialWeights.length !== symbols.length) say('One weight per symbol is needed.')
  freeSpins.specialWeights.forEach((weight, symbol) => {
    const isPaying = symbols[symbol]?.pays.some((pay) => pay > 0) ?? false
    if (weight > 0 && !isPaying) say(`Symbol ${symbol} cannot be special: it never pays.`)
  })
  if (freeSpins.specialWeights.every((weight) => weight === 0)) say('No symbol can be special.')
  return problems
}
