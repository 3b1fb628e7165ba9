import { Compile } from 'typebox/compile'
import { coinProblems } from '../../../kit/math/coin-stakes.ts'
import { aloneProblems, lineProblems } from '../../../kit/math/line-problems.ts'
import { CollectDefinition } from './collect-definition.ts'

const shape = Compile(CollectDefinition)

/** Every reason why this is not a collect game that can be played, or none. */
export function problemsOf(definition: unknown): string[] {
  if (!shape.Check(definition)) {
    return [...shape.Errors(definition)].map(({ instancePath, message }) => `${instancePath || '/'} ${message}`)
  }
  const { symbols, reels, rows, scatter, freeSpins } = definition
  const problems = [
    ...coinProblems(definition.coinValues),
    ...lineProblems(definition, [scatter.symbol, freeSpins.collector]),
    ...aloneProblems(reels, rows, scatter.symbol),
  ]
  const say = (problem: string): void => void problems.push(problem)
  const roles = [scatter.symbol, freeSpins.collector, freeSpins.catch]
  if (roles.some((symbol) => symbol >= symbols.length)) say('A role has no symbol.')
  if (new Set(roles).size !== roles.length) say('One symbol has two roles.')
  if (scatter.awards.length !== reels.length + 1) say('Awards go from 0 to the number of reels.')
  if (!scatter.awards.some((award) => award > 0)) say('The free spins can never begin.')
  if (freeSpins.reels.length !== reels.length) say('Free spins have as many reels.')
  if (freeSpins.reels.some((strip) => strip.length < rows)) say('A free strip is shorter than its window.')
  if (freeSpins.reels.some((strip) => strip.some((symbol) => symbol >= symbols.length || symbol === scatter.symbol))) {
    say('A free strip shows no scatter and no symbol that does not exist.')
  }
  if (reels.some((strip) => strip.includes(freeSpins.collector))) say('Collectors stand on the free strips only.')
  if (!freeSpins.reels.some((strip) => strip.includes(freeSpins.collector))) say('There is no collector.')
  return problems
}
